// Parts of the review: mistakes one by one, whom it speaks to, and what is heard of it.
// @vitest-environment happy-dom
import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { Playback } from "../../src/screens/replay/playback.svelte";
import { Replayed } from "../../src/screens/replay/replayed.svelte";
import Accounts from "../../src/screens/review/Accounts.svelte";
import Drafts from "../../src/screens/review/Drafts.svelte";
import { mistakesOf } from "../../src/screens/review/mistakes";
import Progress from "../../src/screens/review/Progress.svelte";
import { Reviewed } from "../../src/screens/review/reviewed.svelte";
import Steps from "../../src/screens/review/Steps.svelte";
import type { EventData, QuestionData, Replay, ReviewData } from "../../src/wire";
import { sayAccount, sayBest, sayChoice, sayTurn, sayWhose } from "../../src/words";
import { press, prepare, textOf, view } from "./stand.svelte";

const PLAYERS = 3;
const EVEN = [0.3, 0.3, 0.4];
const CHAIRS = [{ name: "Ada" }, { name: "Ben" }, { name: "Cleo", level: "novice" }];
const ASKED = { seat: 0, asker: "turn", name: "gather", options: ["gold", "cards"] };

/** A game in which somebody is asked the same again and again. */
function replayed(last: number, chairs: object[] = CHAIRS): Replayed {
  const steps = Array.from({ length: last + 1 }, () => ({ events: 0, view: view({ question: ASKED }) }));
  return new Replayed({ table: "T", chairs, steps, events: [] } as unknown as Replay);
}

function account(seat: number, mistakes: number): object {
  const parts = { cards: 0.1, own: 0, guess: 0, targeted: -0.2, others: 0 };
  return { seat, start: 0.3, result: 0, ...parts, choices: 40, mistakes, lost: 0.2 };
}

/** The later a choice of the first player, the larger the mistake. */
function review(mistakes: number, more: object = {}): ReviewData {
  const numbers = Array.from({ length: mistakes }, (_, place) => place + 1);
  const step = { round: 4, seat: 0, choice: "cards", substitute: false, chosen: EVEN, shares: EVEN };
  Object.assign(step, { asker: "turn", targets: [] });
  return {
    winner: 2,
    start: EVEN,
    accounts: CHAIRS.map((_, seat) => account(seat, seat ? 0 : mistakes)),
    steps: [0, ...numbers].map((number) => ({ ...step, number })),
    hurt: CHAIRS.map(() => Array<number>(PLAYERS).fill(0)),
    mistakes: numbers.map((number) => ({
      ...{ step: number, seat: 0, kind: "timing", choice: "cards", best: "gold" },
      ...{ loss: number / 100, error: 0.01, why: { code: "", card: "", player: -1, amount: 0 } },
      options: [
        { option: "gold", share: 0.2 + number / 100, error: 0.01 },
        { option: "cards", share: 0.2, error: 0.01 },
      ],
    })),
    ...more,
  } as unknown as ReviewData;
}

let mounted: object | null = null;

function show(part: unknown, props: object): HTMLElement {
  mounted = mount(part as Component, { target: document.body, props });
  flushSync();
  return document.body;
}

/** All that a selector finds, as text. */
const texts = (selector: string): string[] => [...document.querySelectorAll(selector)].map(textOf);

async function unfold(selector: string): Promise<void> {
  press(selector);
  await new Promise((done) => setTimeout(done)); // a fold tells later that it is open
  flushSync();
}

beforeAll(prepare);
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
  document.body.replaceChildren();
});

test("the largest mistakes of a player are listed, each with its board, a try and its reasons", async () => {
  const [looked, tried]: [number[], number[][]] = [[], []];
  const ways = { onlook: (step: number) => looked.push(step), ontry: (...from: number[]) => tried.push(from) };
  show(Accounts, { review: review(12), replayed: replayed(12), ...ways });
  expect(texts("summary")).toEqual(["Mistakes: 12 / 40 · Win chance lost: 20%"]); // nobody else made any
  expect(texts(".mistakes li")).toEqual([]);
  await unfold("summary");
  const said = texts(".mistakes > li > p");
  expect(said).toHaveLength(10);
  expect(said[0]).toMatch(/^Round 4: Ada chose .*: 20%\. The best choice was .*: 32%\.$/);
  expect(textOf(document.body)).toContain("2 smaller mistakes are not listed.");
  for (const way of [1, 2, 3]) press(`.mistakes > li:first-child .button:nth-child(${way})`);
  expect([looked, tried]).toEqual([[11], [[11, 0]]]); // where it was to be decided
  expect(texts(".mistakes > li:first-child ul b")).toEqual(["32% ± 2%", "20% ± 2%"]);
});

test("the range of a mistake is said, unless it would be nothing; other choices have their reason alone", () => {
  const reader = { language: "en", seat: -1, names: ["Ada"], edition: "" };
  const [mistake] = mistakesOf(0, review(1));
  const sure = (kind: string, error: number) =>
    sayBest({ ...mistake!, kind, options: mistake!.options.map((one) => ({ ...one, error })) }, reader, ASKED);
  expect([sure("error", 0.01), sure("error", 0.001), sure("hit", 0.01)]).toEqual(["Give or take 3%.", "", ""]);
});

test("what a choice gains says what it is compared with", () => {
  const reader = { language: "en", seat: 0, names: ["Ada"], edition: "" };
  const [mistake] = mistakesOf(0, review(1));
  const say = (code: string, choice: string, kind = "swing") =>
    sayBest({ ...mistake!, kind, choice, why: { code, card: "", player: -1, amount: 2 } }, reader, ASKED);
  const gains = "By the end of the round, this leaves about 2\u00a0more gold.";
  const against = `${gains} That is compared with “Cards”.`;
  expect(say("gains-gold", "gold")).toBe(against); // the second best
  expect(say("gains-gold", "cards")).toBe(against); // what was chosen
  expect(say("gains-gold", "cards", "error")).toBe(`Give or take 3%. ${gains}`); // just said
  expect(say("even", "gold")).toBe("All of these come to about the same.");
});

test("the shares of options are those of whoever chose", () => {
  const [mistake] = mistakesOf(0, review(1));
  const whose = (by: number, seat: number) =>
    sayWhose({ ...mistake!, by }, { language: "en", seat, names: ["Ada", "Ben"], edition: "" });
  expect([whose(-1, -1), whose(1, 0), whose(1, 1)]).toEqual([
    ...["Chance of winning for Ada", "Chance of winning for Ben", "Your chance of winning"],
  ]);
});

test("a mistake of less than a point is counted but not listed", () => {
  const { mistakes, ...rest } = review(2);
  const slight = { ...mistakes[0]!, loss: 0.0099 };
  expect(mistakesOf(0, { ...rest, mistakes: [slight, mistakes[1]!] }).map(({ step }) => step)).toEqual([2]);
});

test("few mistakes are listed without a rest", async () => {
  show(Accounts, { review: review(2), replayed: replayed(2), onlook: () => {}, ontry: () => {} });
  await unfold("summary");
  expect(texts(".mistakes > li")).toHaveLength(2);
  expect(textOf(document.body)).not.toContain("not listed");
});

const MINE = CHAIRS.map((chair, seat) => ({ ...chair, yours: seat === 1 }));

test("my account comes first, and my mistakes are told to me", async () => {
  const told = review(1);
  const mistakes = told.mistakes.map((mistake) => ({ ...mistake, seat: 1 }));
  const accounts = [0, 1, 2].map((seat) => account(seat, Number(seat === 1)));
  const ways = { onlook: () => {}, ontry: () => {} };
  show(Accounts, { review: { ...told, mistakes, accounts }, replayed: replayed(1, MINE), ...ways });
  expect(texts(".accounts h3 span")).toEqual(["Ben (you)", "Ada", "Cleo"]);
  await unfold("summary");
  expect(texts(".mistakes p")[0]).toContain("You chose");
});

test("what somebody else chose names me instead of speaking to me", () => {
  const reader = { language: "en", seat: 1, names: ["Ada", "Ben"], edition: "" };
  const asked = (seat: number) => ({ ...ASKED, seat, options: ["@1"] }) as unknown as QuestionData;
  expect([0, 1].map((seat) => sayChoice("@1", reader, asked(seat)))).toEqual(["Ben", "yourself"]);
});

test("a bare name says what it was chosen for", () => {
  const reader = { language: "en", seat: -1, names: ["Ada", "Ben"], edition: "" };
  const say = (asker: string, name: string, option: string) =>
    sayChoice(option, reader, { ...ASKED, asker, name, options: [option] } as unknown as QuestionData);
  expect(say("draft", "keep", "king")).toBe("King");
  expect(say("draft", "discard", "king")).toBe("Discard the King");
  expect(say("thief", "rob", "king")).toBe("Rob the King");
  expect(say("magician", "swap", "@1")).toBe("Magician: Ben");
});

test("a moment says who chose, and nothing that came later", () => {
  const reader = { language: "en", seat: 1, names: ["Ada", "Ben"], edition: "" };
  const [mistake] = mistakesOf(0, review(1));
  const question = { ...ASKED, options: ["end"] } as unknown as QuestionData;
  const later = [
    { name: "calls", things: ["king"] },
    { name: "reveals", seat: 1, things: ["king"] },
  ] as unknown as EventData[];
  const say = (kind: string) =>
    sayTurn({ ...mistake!, kind, choice: "end", seat: 1, by: 0 }, { question, events: later, since: 0 }, reader);
  expect(say("swing")).toMatch(/^Round 4: Ada chose “End your turn”\. You go from/);
  expect(say("cards")).toMatch(/^Round 4: You are the King\. You go from/);
});

test("what somebody hurt with is named and counted, each act once", () => {
  const start = [0.3, 0.7];
  const acts = [
    ...[
      ["turn", "use warlord", 0.68],
      ["warlord", "market@1", 0.6],
      ["turn", "gold", 0.6],
    ],
    ...[
      ["assassin", "king", 0.3],
      ["turn", "use warlord", 0.25],
      ["spy", "@1", 0.25],
    ],
  ] as [string, string, number][];
  const steps = acts.map(([asker, choice, share], at) => {
    const shares = [1 - share, share];
    return { ...review(0).steps[0]!, number: at + 1, asker, choice, targets: [1], chosen: shares, shares };
  });
  const told = {
    ...review(0),
    start,
    steps,
    hurt: [
      [0, -0.45],
      [0, 0],
    ],
  } as unknown as ReviewData;
  const said = (seat: number) =>
    sayAccount(told.accounts[1]!, told, { language: "en", seat, names: ["Ada", "Ben"], edition: "" });
  expect(said(-1)).toContain("Most of it came from Ada. How: Assassin, Warlord ×2.");
  expect([said(-1), said(1)].map((text) => /moves against (\w+)/.exec(text)?.[1])).toEqual(["them", "you"]);
});

test("drafts begin with what I could know", () => {
  const chances = { guesses: [], held: [] };
  const drafts = [0, 1, 2].map((seat) => ({ step: 1, round: seat + 1, seat, ...chances }));
  const told = { ...review(1), drafts, cast: [] };
  show(Drafts, { review: told, playback: new Playback(replayed(1, MINE)) });
  expect(texts("select:last-of-type option")).toEqual(["2"]);
});

test("what a bot chose for somebody is marked in the table", () => {
  const told = review(3);
  const steps = told.steps.map((step) => ({ ...step, seat: step.number % 2, substitute: step.number > 1 }));
  show(Steps, { review: { ...told, steps }, replayed: replayed(3, MINE) });
  expect(texts(".what small")).toEqual(["(played for them)", "(played for you)"]);
});

test("who listens hears when a review begins and when it is there, not every percentage", () => {
  const reviewed = new Reviewed("T");
  show(Progress, { reviewed });
  const region = document.querySelector("[role=status]");
  const heard: string[] = [textOf(region)];
  const hear = (deed: () => void) => {
    flushSync(deed);
    heard.push(textOf(region));
  };
  hear(() => (reviewed.done = 0.4));
  hear(() => (reviewed.review = review(1)));
  hear(() => (reviewed.state = "whole"));
  expect(heard).toEqual(["Reviewing", "Reviewing", "A first look is here.", "The review is complete."]);
  hear(() => (reviewed.state = "failed"));
  expect(heard.at(-1)).toBe("The review could not be finished.");
});

test.each([
  [[-0.04, 0, -0.03], "Most of it came from Ada."],
  [[-0.03, 0, -0.04, -0.02], "More of it came from Cleo than from anyone else."],
  [[-0.03, 0, -0.03], ""],
  [[-0.373, 0, -0.371], ""], // what is shown as equal is called so
])("most is more than half: %s", (harm, sentence) => {
  const reader = { language: "en", seat: -1, names: ["Ada", "Ben", "Cleo", "Dan"], edition: "" };
  const told = review(0, { hurt: harm.map((effect) => [0, effect, 0, 0]) });
  expect(/\S+ of it came .*/.exec(sayAccount(told.accounts[1]!, told, reader))?.[0] ?? "").toBe(sentence);
  const said = sayAccount(told.accounts[1]!, told, { ...reader, seat: 0 });
  expect(said.endsWith("from you.")).toBe(sentence.endsWith("Ada."));
});
