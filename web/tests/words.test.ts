import { beforeAll, describe, expect, test } from "vitest";
import { learnCards, readOption } from "../src/notation";
import * as words from "../src/words";
import { smooth } from "../src/words/euphony";
import { typeset } from "../typography";
import { messages, words as chunk } from "../words-plugin";
import cards from "./options.json";
import euphony from "./euphony.json";
import fixture from "./sentences.json";
import typography from "./typography.json";

type Reader = words.Reader;
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- whatever its kind needs
type Told = any;
type Case = { kind: string; told: Told; seat: number; edition: string; said: Record<string, string> };

const cases = fixture.cases as Case[];
const SAY: Record<string, (told: Told, reader: Reader) => string> = {
  event: words.sayEvent,
  ask: words.sayQuestion,
  option: ({ option, question }, reader) => words.sayOption(option, reader, question),
  reason: words.sayReason,
  line: words.sayScoreLine,
  refusal: words.sayRefusal,
  why: words.sayWhy,
  chat: (text, { language }) => words.sayChat(text, language),
  colour: (colour, { language }) => String(words.colourName(colour, language)),
  text: ({ card, version, part }, { language }) => words.cardText(card, language, version, part),
  name: (id, { language, edition }) => {
    const name = words.cardName(id, language, edition);
    const forms = Object.keys(name.forms).sort();
    return [String(name), ...forms.map((form) => name.in(form))].join("|");
  },
};

beforeAll(async () => {
  learnCards(cards);
  await Promise.all(words.LANGUAGES.map(words.load));
});

function reader(language: string, { seat, edition }: Case): Reader {
  return { language, seat, edition, names: fixture.names };
}

function ada(seat: number, language = "en"): Reader {
  return { language, seat, edition: "", names: ["Ada", "Ben"] };
}

/** A text with plain spaces, as Python says it. */
function plain(text: string): string {
  return text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
}

/** All forms of the names of the cards that an event shows. */
function shown({ told, edition }: Case, language: string): string[] {
  const ids: string[] = (told.things ?? []).map((thing: string) => readOption(thing).card);
  const names = ids.filter(Boolean).map((id) => words.cardName(id, language, edition));
  return names.flatMap((name) => [String(name), ...Object.values(name.forms)]);
}

function says(text: string, name: string): boolean {
  return new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u").test(text);
}

describe.each(["en", "uk", "ru", "cs", "pl"])("in %s", (language) => {
  test("the browser says what Python says", () => {
    const said = cases.map((one) => plain(SAY[one.kind]!(one.told, reader(language, one))));
    expect(said).toEqual(cases.map((one) => one.said[language]));
  });

  test("an event in pieces is the same sentence, and no mark is left in it", () => {
    const events = cases.filter(({ kind }) => kind === "event");
    const parts = events.map((one) => words.eventParts(one.told, reader(language, one)));
    const texts = parts.map((pieces) => plain(pieces.map(({ text }) => text).join("")));
    expect(texts).toEqual(events.map((one) => one.said[language]));
    events.forEach((one, place) => {
      const rest = parts[place]!.filter(({ card, seat }) => card === undefined && seat === undefined);
      const names = [...fixture.names, ...shown(one, language)];
      const missed = rest.filter(({ text }) => names.some((name) => says(text, name)));
      expect(missed, JSON.stringify(parts[place])).toEqual([]);
    });
  });
});

test.each(euphony)("in %s, “%s” sounds well", (language, text, said) => {
  expect(smooth(text!, language!)).toBe(said);
});

test.each(typography)("in %s no line breaks within %j", (language, text, bound) => {
  expect(typeset(text!, language!).replaceAll("\u00a0", "~")).toBe(bound);
});

test("a number and its word stay on one line", () => {
  expect(words.phrase("ui-gold", "uk", "", { gold: 2 })).toBe("2\u00a0монети");
});

test("the pieces say which card and which player they name", () => {
  const event = { name: "gives-card", seat: 0, other: 1, things: ["tavern"] };
  expect(words.eventParts(event, ada(words.SPECTATOR))).toEqual([
    { text: "Ada", seat: 0 },
    { text: " gives the " },
    { text: "Tavern", card: "tavern" },
    { text: " to " },
    { text: "Ben", seat: 1 },
    { text: "." },
  ]);
  expect(words.eventParts(event, ada(0, "uk"))).toContainEqual({ text: "гравцеві Ben", seat: 1 });
});

test("equal cards of a list are counted in pieces, too", () => {
  const event = { name: "draws", seat: 0, amount: 3, things: ["tavern", "docks", "tavern"] };
  const texts = words.eventParts(event, ada(0)).map(({ text }) => text);
  expect(texts).toEqual(["You draw the ", "Tavern", " ×2 and the ", "Docks", "."]);
});

test("a player whose name holds the marks is told all the same", () => {
  const odd = { ...ada(words.SPECTATOR), names: ["\ue000A\uf8ffda", "Ben"] };
  const event = { name: "ends", seat: 0 };
  expect(words.eventParts(event, odd)).toEqual([{ text: words.sayEvent(event, odd) }]);
});

test("lists count equal names, and have cases but no gender", () => {
  expect(String(words.listed([], "en"))).toBe("");
  const names = ["Tavern", "Keep", "Tavern", "Docks"];
  expect(String(words.listed(names, "en"))).toBe("Tavern ×2, Keep and Docks");
  const cards = words.listed(
    ["thief", "queen"].map((id) => words.cardName(id, "uk")),
    "uk",
  );
  expect(cards.in("acc")).toBe("Злодія та Королеву");
  expect(cards.forms.gender).toBeUndefined();
});

test("who reads everything is never spoken to", () => {
  expect(words.sayEvent({ name: "starts" }, ada(words.NOBODY))).toBe(" begins with the crown.");
  expect(words.sayEvent({ name: "starts", seat: 0 }, ada(words.NOBODY))).toBe("Ada begins with the crown.");
});

test("what nobody wrote says its own id, and a card without words is called by it", () => {
  expect(words.phrase("no-such-message", "uk")).toBe("no-such-message");
  expect(words.has("no-such-message", "uk")).toBe(false);
  expect(String(words.cardName("sand_castle", "en"))).toBe("Sand Castle");
});

test("a refusal says its lists, and does without the remark that stays with the server", () => {
  const facts = { name: "tavern", known: ["gold", "cards", "end"] };
  const said = words.sayRefusal({ code: "not-offered", facts }, ada(0));
  expect(said).toBe("“tavern” is not possible now. You can choose: gold, cards and end.");
  expect(words.sayRefusal({ code: "other" }, ada(0))).toBe("…");
});

test("chat that is no quick phrase stays as it is", () => {
  expect(words.sayChat(":hello:", "en")).toBe("Hello!");
  const typed = [":nonsense:", "hello", ":hello: you", ":Hello:"];
  expect(typed.map((text) => words.sayChat(text, "en"))).toEqual(typed);
});

test("an unknown language is English", async () => {
  await words.load("tlh");
  expect(words.phrase("chat-hello", "tlh")).toBe("Hello!");
});

test("the rule book is a chunk of its own", async () => {
  expect(words.has("rules-title", "cs")).toBe(false);
  await words.loadRules("cs");
  expect(words.phrase("rules-title", "cs")).not.toBe("rules-title");
});

test("a chunk has no comments, and English where a message is missing", () => {
  const first = "first = 1\n    .more =\n        a\n\n        b\n";
  const second = "second = { $n ->\n   *[0] x\n}\n";
  const found = messages(`### All\n\n# One\n${first}\n## Two\n${second}`);
  expect([...found]).toEqual([
    ["first", first],
    ["second", second],
  ]);
  const english = [...messages(chunk("en")).keys()];
  expect([...messages(chunk("pl")).keys()]).toEqual(expect.arrayContaining(english));
  expect(chunk("pl")).not.toMatch(/^#/m);
});

test("a build that takes something else than gold says what", () => {
  const asked = { seat: 0, asker: "turn", name: "turn", ways: { "build palace": "use framework" } };
  const question = asked as unknown as Parameters<typeof words.sayOption>[2];
  expect(words.sayOption("build palace", ada(0), question)).toBe(
    "Build the Palace. Destroy the Framework, pay nothing.",
  );
  expect(words.sayOption("build tavern", ada(0), question)).toBe("Build the Tavern");
});

describe("bots", () => {
  const theft = { name: "moves-gold", card: "thief", seat: 0, other: 1, amount: 1 };
  const stolen = (chairs: { name: string; level: string }[], language: string) =>
    plain(words.sayEvent(theft, { ...ada(words.SPECTATOR, language), names: words.chairNames(chairs, language) }));
  const bot = { name: "Agnes", level: "novice" };
  const person = { name: "Agnes", level: "" };

  test("are declined in the reader's script, and people are not", () => {
    expect(stolen([bot, { name: "Ben", level: "" }], "uk")).toContain("Агнеси");
    expect(stolen([person, { name: "Ben", level: "" }], "uk")).toContain("гравця Agnes");
    expect(stolen([bot, { name: "Ben", level: "" }], "en")).toContain("Agnes");
  });

  test("keep a number behind their name, and a name that has no words", () => {
    expect(String(words.botName("Agnes 2", "uk"))).toBe("Агнеса 2");
    expect(words.botName("Zeno", "uk")).toBe("Zeno");
    expect(words.botName("", "uk")).toBe("");
  });

  test("are not shown with the name of a person beside them", () => {
    const names = words.chairNames([bot, { name: "агнеса", level: "" }], "uk");
    expect(names.map(String)).toEqual(["Agnes", "агнеса"]);
  });
});
