// The browser tells the story that Python tells.
import { beforeAll, describe, expect, test } from "vitest";
import { learnCards } from "../src/notation";
import type { EventData } from "../src/wire";
import * as words from "../src/words";
import { readRules } from "../src/words/deeds";
import cards from "./options.json";
import fixture from "./story.json";

type Case = { told: EventData[]; since: number; seat: number; edition: string; said: Record<string, string> };

const cases = fixture.cases as Case[];
const game = fixture.game as { told: EventData[]; lines: (string | number)[][] };

beforeAll(async () => {
  learnCards(cards);
  await Promise.all(words.LANGUAGES.map(words.load));
});

function reader(language: string, { seat, edition }: { seat: number; edition: string }): words.Reader {
  return { language, seat, edition, names: fixture.names };
}

/** A text with plain spaces, as Python says it. */
function plain(text: string): string {
  return text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
}

function first({ told, since }: Case): words.Line {
  return words.tellStory(told, since)[0]!;
}

describe.each(["en", "uk", "ru", "cs", "pl"])("in %s", (language) => {
  test("the browser tells what Python tells", () => {
    const said = cases.map((one) => plain(words.sayLine(first(one), reader(language, one))));
    expect(said).toEqual(cases.map((one) => one.said[language]));
  });

  test("a line in pieces is the same sentence, and no mark is left in it", () => {
    const parts = cases.map((one) => words.lineParts(first(one), reader(language, one)));
    const texts = parts.map((pieces) => plain(pieces.map(({ text }) => text).join("")));
    expect(texts).toEqual(cases.map((one) => one.said[language]));
    const rest = parts.flat().filter(({ card, seat }) => card === undefined && seat === undefined);
    expect(rest.filter(({ text }) => /[\ue000-\uf8ff]|Ada|Ben|Цвітана/.test(text))).toEqual([]);
  });
});

test("a game is cut where Python cuts it", () => {
  const lines = words.tellStory(game.told);
  expect(lines.map(({ name, place, events }) => [name, place, events.length])).toEqual(game.lines);
});

test("control: without its turns a game would be cut elsewhere", () => {
  const told = game.told.map((event) => (event.name === "reveals" ? { ...event, seat: 7 } : event));
  const lines = words.tellStory(told);
  expect(lines.map(({ name, place, events }) => [name, place, events.length])).not.toEqual(game.lines);
});

test("in the detailed form every event has its line, and the doer is named all the same", () => {
  expect(words.tellStory(game.told, 0, true).map(({ events }) => events[0])).toEqual(game.told);
  const crowned = [
    { name: "reveals", seat: 0, things: ["emperor"] },
    { name: "crown", card: "emperor", seat: 1 },
  ];
  const [, line] = words.tellStory(crowned, 0, true);
  expect(words.sayLine(line!, reader("en", { seat: words.SPECTATOR, edition: "" }))).toBe(
    "Ada gives the crown to Ben.",
  );
});

test("what is told goes on from the middle, with the turn that it belongs to", () => {
  const events = [
    { name: "reveals", seat: 0, things: ["merchant"] },
    { name: "pays", card: "keep", seat: 0, amount: 3 },
    { name: "builds", card: "keep", seat: 0, amount: 3, things: ["keep"] },
  ];
  const [line, ...more] = words.tellStory(events, 1);
  expect(more).toEqual([]);
  const said = words.lineParts(line!, reader("en", { seat: words.SPECTATOR, edition: "" }));
  expect(said.slice(0, 4).map(({ text, ...target }) => [plain(text), target])).toEqual([
    ["Ada", { seat: 0 }],
    [" builds the ", {}],
    ["Keep", { card: "keep" }],
    [" for 3 gold.", {}],
  ]);
});

test("a rule is read with all its signs", () => {
  const [rule] = readRules("# no rule\nx! = ~@draws/none^+ gold:moves-gold<?");
  expect(rule).toMatchObject({ id: "x", always: true, repeats: false });
  expect(rule!.steps).toMatchObject([
    { name: "draws", source: "none", whose: "~", unseen: true, head: true, least: 1, most: 99 },
    { name: "moves-gold", label: "gold", whose: "<", unseen: false, head: false, least: 0, most: 1 },
  ]);
});
