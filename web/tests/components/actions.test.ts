// The action bar and the hand: what is picked, what confirms it, which key does it, and why something cannot be done.
// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import Actions from "../../src/screens/table/Actions.svelte";
import Hand from "../../src/screens/table/Hand.svelte";
import Steps from "../../src/screens/table/Steps.svelte";
import { app } from "../../src/state/app.svelte";
import type { HintMessage } from "../../src/wire";
import { cardText } from "../../src/words";
import { clear, find, key, prepare, press, show, textOf, told, type ToldTable, view } from "./stand.svelte";

beforeAll(prepare);
afterEach(clear);

const all = (selector: string) => [...document.querySelectorAll(selector)];

describe("the action bar", () => {
  function bar(options: string[], question: object = {}, more: object = {}): ToldTable {
    const seen = view(more, { options, ...question });
    const table = told(seen);
    show(Actions, table, { view: seen });
    return table;
  }

  test("what is picked shows what confirms it, and that answers with it", () => {
    const table = bar(["build market", "end"]);
    expect(all("[data-confirms]")).toEqual([]);
    table.pick("build market");
    press("[data-confirms='build market']");
    expect(table.chose).toEqual(["build market"]);
  });

  test("picking again answers; picking something else does not", () => {
    const table = bar(["build market", "build tavern"]);
    table.pick("build market");
    table.pick("build tavern");
    expect([table.chosen, table.chose]).toEqual(["build tavern", []]);
    table.pick("build tavern");
    expect(table.chose).toEqual(["build tavern"]);
  });

  test("B confirms what is picked, and nothing where nothing is; Escape lets go", () => {
    const table = bar(["build market", "end"]);
    key("b");
    expect(table.chose).toEqual([]);
    table.pick("build market");
    key("Escape");
    expect(table.chosen).toBe("");
    table.pick("build market");
    key("b");
    expect(table.chose).toEqual(["build market"]);
  });

  test("each answer has the key that it shows", () => {
    const table = bar(["gold", "cards"]);
    expect(all(".answers kbd").map(textOf)).toEqual(["G", "C"]);
    key("c");
    expect(table.chose).toEqual(["cards"]);
  });

  test("a power that cannot be used says why", () => {
    bar(["end"], { reasons: { "use king": { code: "used" } } });
    expect(all(".cannot").length).toBe(1);
    expect(textOf(find(".cannot"))).toMatch(/King.*Only once per turn/);
  });

  test("an answer that cannot be given says why", () => {
    const reasons = { yes: { code: "not-signed" }, end: { code: "gather-first" } };
    bar(["no"], { asker: "magistrate", name: "confiscate", reasons });
    expect(all(".cannot").map(textOf)).toEqual([expect.stringMatching(/: This warrant is unsigned\.$/)]);
  });

  test("the steps say what is done already, not the answers", () => {
    bar(["end"], { asker: "turn", name: "turn", reasons: { gold: { code: "gathered" } } });
    expect(all(".cannot").length).toBe(0);
  });

  test("what is free costs nothing, not less than nothing", () => {
    const table = bar(["temple@1"]);
    table.message = { ...table.message!, effects: { "temple@1": { gold: 0 } } };
    expect(Object.is(table.price("temple@1"), 0)).toBe(true);
  });

  test("undo and the end are grey while they cannot be done", () => {
    const table = bar(["gold"], { undoable: 0 });
    expect(all(".row button").map((button) => button.getAttribute("aria-disabled"))).toEqual(["true", "true"]);
    key("u");
    press("[data-act=undo]");
    expect(table.wanted).toEqual([]);
  });

  test("what is grey says why, where one points at it and where one presses it", () => {
    app.toasts = []; // of tests before
    bar(["gold"], { undoable: 0, reasons: { end: { code: "gather-first" } } });
    const [undo, end] = all(".row button") as HTMLElement[];
    expect([undo!.title, end!.title]).toEqual(["Nothing can be undone.", "Gather gold or cards first."]);
    expect(textOf(end)).toMatch(/Gather first/);
    end!.click();
    undo!.click();
    expect(app.toasts.map((one) => one.text)).toEqual(["Gather gold or cards first.", "Nothing can be undone."]);
  });

  test("the end waits for an answer to any other question", () => {
    bar(["king"], { asker: "assassin", name: "kill" });
    expect((all(".row button")[1] as HTMLElement).title).toBe("Answer the question first.");
  });

  test("to skip is grey while the game is paused, and says so", () => {
    const seen = view({}, { seat: 1 });
    const table = told(seen, { status: "paused" });
    show(Actions, table, { view: seen });
    press("[data-act=skip]");
    key("s");
    expect([table.skipping, find("[data-act=skip]").title]).toEqual([false, "The game is paused."]);
  });

  test("on a small screen the rule of a district is read before it is chosen", () => {
    const seen = view({}, { options: ["build smithy", "build market"] });
    const table = told(seen);
    show(Actions, table, { view: seen, small: true });
    table.pick("build smithy");
    flushSync();
    expect(textOf(find(".read"))).toMatch(/^Once per turn you may buy 3 cards/);
    table.pick("build market"); // has none
    flushSync();
    expect(all(".read")).toEqual([]);
  });

  test("on a large screen the rule of the character that is aimed at is read", () => {
    const table = bar(["king", "merchant"], { asker: "assassin", name: "kill" });
    table.pick("king");
    flushSync();
    expect(textOf(find(".read"))).toMatch(/^Take the crown/);
  });

  test("undo is there where something can be undone", () => {
    const table = bar(["end"], { undoable: 1 });
    press("[data-act=undo]");
    key("u");
    key("h");
    expect(table.wanted).toEqual(["undo", "undo", "advice"]);
  });

  test("advice says what its numbers are, and gives a reason only where there is one", () => {
    const seen = view({}, { options: ["gold", "cards"] });
    const table = told(seen);
    const hint = { choice: "gold", sure: false, close: true, why: { code: "", card: "", player: -1, amount: 0 } };
    const alternatives = ["gold", "cards"].map((option) => ({ option, share: 0.34, error: 0.01 }));
    table.hint = { ...hint, alternatives } as unknown as HintMessage;
    show(Actions, table, { view: seen });
    expect(textOf(find(".hint .chance"))).toBe("Chance of winning");
    expect(all(".hint .why")).toEqual([]);
    table.hint = { ...table.hint!, why: { ...hint.why, code: "ends" } };
    flushSync();
    expect(textOf(find(".hint .why"))).toBe("Nothing else is worth doing this turn.");
  });

  test("nobody but the asked seat is offered answers", () => {
    bar(["gold"], { seat: 1 });
    expect([all(".answers"), find("section.actions").dataset.asked]).toEqual([[], "false"]);
  });
});

describe("the hand", () => {
  function hand(cards: string[], options: string[], reasons: object = {}): ToldTable {
    const table = told(view({}, { options, reasons }));
    show(Hand, table, { hand: cards, edition: "deluxe", fit: { card: 119, tall: 173, rows: 1 } });
    return table;
  }

  test("a card that can be built is picked by pressing it, and built by pressing it again", () => {
    const table = hand(["market"], ["build market", "end"]);
    press("[data-card=market]");
    expect([table.chosen, table.chose]).toEqual(["build market", []]);
    expect(find("[data-card=market]").getAttribute("aria-pressed")).toBe("true");
    press("[data-card=market]");
    expect(table.chose).toEqual(["build market"]);
  });

  test("a card that cannot be built says why, and cannot be picked", () => {
    const table = hand(["market", "tavern"], ["build market"], { "build tavern": { code: "duplicate" } });
    expect(find("[data-card=tavern]").classList.contains("cannot")).toBe(true);
    expect(find("[data-card=market]").classList.contains("cannot")).toBe(false);
    expect(textOf(find("li:has([data-card=tavern])"))).toMatch(/The city already has one/);
    expect(textOf(find("li:has([data-card=market])"))).not.toMatch(/The city already has one/);
    press("[data-card=tavern]");
    expect(table.chosen).toBe("");
  });

  test("pointing at a card tells its rule, and why it cannot be built", () => {
    hand(["smithy", "market"], ["build market"], { "build smithy": { code: "duplicate" } });
    expect(find("[data-card=smithy]").title).toBe(`The city already has one.\n${cardText("smithy", "en")}`);
    expect(find("[data-card=market]").hasAttribute("title")).toBe(false);
  });

  test("arrow keys walk along it and stop at its ends", () => {
    hand(["market", "tavern"], []);
    const [first, second] = all("ul.hand button") as HTMLElement[];
    first!.focus();
    key("ArrowRight", first);
    expect(document.activeElement).toBe(second);
    key("ArrowRight", second);
    expect(document.activeElement).toBe(second);
    key("ArrowLeft", second);
    expect(document.activeElement).toBe(first);
  });

  test("an empty hand says so", () => {
    hand([], []);
    expect(all("ul.hand .empty").length).toBe(1);
  });
});

describe("the parts of a turn", () => {
  const turn = { seat: 0, character: "king", gathered: false, income: false, built: 0 };
  function steps(more: object, canBuild = false, hasIncome = false, free = true): [number, string, number] {
    show(Steps, told(view()), { turn: { ...turn, ...more }, free, canBuild, hasIncome });
    const now = all(".steps li").findIndex((one) => one.getAttribute("aria-current") === "step");
    return [all(".steps li").length, all(".steps .done").map(textOf).join(), now];
  }

  test("begin with gathering", () => {
    expect(steps({})).toEqual([3, "", 0]);
  });

  test("go on to building, while something can be built", () => {
    expect(steps({ gathered: true }, true)[2]).toBe(1);
  });

  test("do not speak of the end while a power asks something", () => {
    expect(steps({ gathered: true }, false, false, false)[2]).toBe(-1);
  });

  test("end where nothing can be built any more", () => {
    const [count, done, now] = steps({ gathered: true, built: 1 }, false, true);
    expect([count, now]).toEqual([4, 3]);
    expect(done.match(/✓/g)?.length).toBe(2);
  });
});
