// What a question says: its answers tell what they gain and cost, what confirms them, and why something is grey.
// @vitest-environment happy-dom
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import Actions from "../../src/screens/table/Actions.svelte";
import City from "../../src/screens/table/City.svelte";
import Token from "../../src/screens/table/Token.svelte";
import Tray from "../../src/screens/table/Tray.svelte";
import Who from "../../src/screens/table/Who.svelte";
import { stateOf } from "../../src/parts/card-state";
import { app } from "../../src/state/app.svelte";
import { cardText } from "../../src/words";
import { clear, find, key, player, prepare, press, show, textOf, told, type ToldTable, view } from "./stand.svelte";

beforeAll(prepare);
afterEach(clear);

const all = (selector: string) => [...document.querySelectorAll(selector)];
const draft = { face_up: [], looks: [], face_down: "" };
const open = { draft, silent: [], marks: [], hoard: [], cast: ["king", "merchant"] };

function bar(question: object, effects: object = {}, more: object = {}, message: object = {}): ToldTable {
  const seen = view({ ...open, ...more }, question);
  const table = told(seen, { effects, ...message });
  show(Actions, table, { view: seen });
  return table;
}

describe("answers say their consequence", () => {
  test("gathering, with the true numbers of this table", () => {
    bar({ options: ["gold", "cards"] }, { gold: { gold: 3 }, cards: { cards: 3, keep: 1 } });
    expect(all(".answers button small").map(textOf)).toEqual(["+3 gold", "Draw 3, keep 1"]);
  });

  test("cards that are all kept are not drawn to choose from", () => {
    bar({ options: ["cards"] }, { cards: { cards: 2, keep: 2 } });
    expect(textOf(find(".answers button small"))).toBe("+2 cards");
  });

  test("whoever aims at a hand is told how many cards it has", async () => {
    const players = [player(), player({ hand_size: 1 }), player({ hand_size: 6 })];
    bar({ asker: "magician", name: "swap", options: ["@1", "@2"] }, {}, { players });
    expect(all(".answers button small").map(textOf)).toEqual(["1 card", "6 cards"]);
    await clear();
    bar({ asker: "emperor", name: "crown", options: ["@1", "@2"] }, {}, { players });
    expect(all(".answers button small")).toEqual([]);
  });

  test("a build says its price and what it leaves", () => {
    bar({ options: ["build market", "end"] }, { "build market": { gold: -2 } }).pick("build market");
    key("x");
    expect(textOf(find("[data-confirms] small"))).toBe("Costs 2, leaves 0");
  });

  test("a build says how much more the income will be", () => {
    bar({ options: ["build manor", "end"] }, { "build manor": { gold: -1, income: 1 } }).pick("build manor");
    key("x");
    expect(textOf(find("[data-confirms] small"))).toBe("Costs 1, leaves 1, +1 income");
  });

  test("a number says what comes of it", () => {
    const effects = { "0": { cards: 1, keep: 1 }, "1": { gold: 1 } };
    bar({ asker: "abbot", name: "split", options: ["0", "1"] }, effects);
    expect(all(".answers button b").map(textOf)).toEqual(["1 card", "1 gold"]);
  });

  test("the button that confirms says what it does, and to whom", () => {
    bar({ asker: "assassin", name: "kill", options: ["king", "merchant"] }).pick("king");
    key("x");
    expect(textOf(find("[data-confirms] b"))).toBe("Kill the King");
  });

  test("a target is named with its city and its price", () => {
    const question = { asker: "warlord", name: "destroy", options: ["market@1", "tavern@1"] };
    bar(question, { "market@1": { gold: -1 } }).pick("market@1");
    key("x");
    expect(textOf(find("[data-confirms]"))).toMatch(/Destroy the Market · Ben.*Costs 1, leaves 1/);
  });

  test("a type of district has its colour", () => {
    bar({ asker: "spy", name: "colour", options: ["noble", "trade"] });
    expect(find("[data-option=noble]").getAttribute("style")).toContain("--noble");
  });

  test("a single answer needs one press", () => {
    const forced = bar({ asker: "gather", name: "keep", options: ["market"] });
    press("[data-confirms=market]");
    expect(forced.chose).toEqual(["market"]);
  });
});

describe("questions say what they are about", () => {
  test("the district and its price", () => {
    const question = { asker: "build", name: "pay", options: ["gold", "use thieves_den"] };
    bar(question, { gold: { gold: -6 } }, { work: "market" });
    expect(textOf(find(".question"))).toBe("How will you pay for the Market? The price is 6 gold.");
  });

  test("one of several in a row", () => {
    const marks = [{ kind: "threat", by: "blackmailer", character: "king", face: null }];
    bar({ asker: "blackmailer", name: "threaten", options: ["merchant", "king"] }, {}, { marks });
    expect(textOf(find(".question"))).toMatch(/threaten\? \(2 of 2\)$/);
  });
});

describe("targets", () => {
  const city = [{ id: "market", cost: 2 }];
  const question = {
    asker: "warlord",
    name: "destroy",
    options: ["market@0", "market@1"],
    reasons: { "tavern@1": { code: "protected", card: "keep" } },
  };

  function cityOf(seat: number, built = city): void {
    const table = told(view({ ...open, players: [player({ city })] }, question), {
      effects: { "market@1": { gold: -1 } },
    });
    show(City, table, { seat, city: built, complete: 7, edition: "deluxe" });
  }

  test("others' have a price and a frame, my own are no target to aim at", () => {
    cityOf(1);
    expect(textOf(find(".card .tag"))).toBe("1 1 gold");
    expect(find(".card").classList.contains("can")).toBe(true);
    press("[data-card=market]");
    cityOf(0);
    expect(all(".can").length).toBe(1);
  });

  test("what is grey says why", () => {
    cityOf(1, [{ id: "tavern", cost: 1 }]);
    expect(textOf(find(".card .tag"))).toMatch(/Protected by the Keep/);
    expect(find(".card").title).toMatch(/Protected by the Keep/);
  });

  test("the dialog of a grey one speaks of that one, not of others of its kind", () => {
    const table = told(view({}, { ...question, options: ["tavern@2"] }));
    show(City, table, { seat: 1, city: [{ id: "tavern", cost: 1 }], complete: 7, edition: "deluxe" });
    press("[data-card=tavern]");
    expect(stateOf(app.card, table, app.place)[0]).toMatch(/Protected by the Keep/);
    expect(stateOf("tavern", table, "tavern@2")).toEqual(["You can choose it now."]);
    app.explain("");
  });

  test("pointing at a character tells its rule and why it is no target; the other button of the mouse explains it", () => {
    const seen = view(open, {
      asker: "thief",
      name: "rob",
      options: ["king"],
      reasons: { merchant: { code: "marked" } },
    });
    show(Token, told(seen), { id: "merchant", view: seen, who: "", holder: -1 });
    const { title } = find(".token");
    expect(title).toBe(`${cardText("merchant", "en")}\nThat character already has a marker.`);
    find(".token").dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    expect(app.card).toBe("merchant");
    app.explain("");
  });

  test("whoever is out does not look as the others do", () => {
    const seen = view(
      { ...open, draft: { ...draft, face_up: ["king"] } },
      { asker: "assassin", name: "kill", options: ["king", "merchant"] },
    );
    const table = told(seen);
    show(Tray, table, { view: seen, small: true });
    expect(all(".character.out").map((card) => (card as HTMLElement).dataset.card)).toEqual(["king"]);
  });

  test("nor on the ribbon", () => {
    const seen = view({ ...open, draft: { ...draft, face_up: ["king"] } }, { options: ["king"] });
    show(Token, told(seen), { id: "king", view: seen, who: "out", holder: -1 });
    expect(find(".token").classList.contains("can")).toBe(false);
  });
});

describe("a rival", () => {
  test("who thinks is not cut, and a complete city is a sign with its words", () => {
    const seen = view({ ...open, completed: 1 }, { seat: 1 });
    show(Who, told(seen), { seat: 1, view: seen, chair: {}, ontoggle: () => undefined });
    expect(textOf(find(".cut"))).toBe("Ben");
    expect(all(".thinks").length).toBe(1);
    expect(find(".first").title).toBe("city complete");
  });
});

describe("a rival who is not there", () => {
  const person = { name: "Ben", taken: true };
  const shown = (chair: object, options = {}) => {
    const seen = view(open);
    show(Who, told(seen, { options }), { seat: 1, view: seen, chair, short: true, ontoggle: () => undefined });
    return all(".gone").map((it) => it.getAttribute("title"));
  };

  test.each([
    ["whose bot plays", { ...person, away: true }, ["away, a bot is playing"]],
    ["whose line is broken", person, ["away right now"]],
    ["on vacation", { ...person, vacation: 1e9 }, [expect.stringMatching(/^on vacation until/)]],
    ["but one who is", { ...person, here: true }, []],
    ["but a bot", { ...person, level: "novice" }, []],
  ])("has a sign on a phone: one %s", (_, chair, said) => {
    expect(shown(chair)).toEqual(said);
  });

  test("need not be, where a turn takes days", () => {
    expect(shown(person, { correspondence: { turn: 86400 } })).toEqual([]);
  });
});

describe("a seat that a bot plays", () => {
  const away = { chairs: [{ name: "Ada", yours: true, taken: true, away: true }, { name: "Ben" }] };

  test("offers nothing but to take it over", () => {
    const table = bar({ options: ["gold"] }, {}, {}, { ...away, options: { timer: { turn: 60 } } });
    expect(table.asked).toBe(false);
    expect(textOf(find(".question"))).toBe("Your time ran out. A bot is playing for you.");
    expect(all("[data-option]")).toEqual([]);
    press("[data-act=take-over]");
    key("t");
    expect(table.wanted).toEqual(["come back", "come back"]);
  });

  test("says why: without a clock no time ran out", () => {
    expect(bar({ options: ["gold"] }, {}, {}, away).silence).toBe("You were away. A bot is playing for you.");
  });

  test("whoever is back reads what was missed", () => {
    const chairs = [{ name: "Ada", yours: true, taken: true, missed: 3 }, { name: "Ben" }];
    bar({ options: ["gold"] }, {}, {}, { chairs });
    expect(textOf(find(".missed"))).toBe("A bot made 3 choices for you.");
  });

  test("a warning comes before the time is up", () => {
    bar({ options: ["gold"] }, {}, {}, { left: 8 });
    expect(textOf(find(".hurry"))).toMatch(/almost up/);
  });

  test("and none while there is time", () => {
    bar({ options: ["gold"] }, {}, {}, { left: 60 });
    expect(find(".hurry").hidden).toBe(true);
  });
});

describe("a request", () => {
  const chairs = (mine: object, other: object) => [
    { name: "Ada", yours: true, taken: true, ...mine },
    { name: "Ben", taken: true, ...other },
  ];

  test.each([
    ["is heard by whoever is to agree", { asked: true }, { agreed: true }, true],
    ["is not heard by whoever asks for it", { agreed: true }, { asked: true }, false],
  ])("%s", (_, mine, other, heard) => {
    expect(bar({}, {}, {}, { request: "pause", chairs: chairs(mine, other) }).wished).toBe(heard);
  });

  test.each([
    ["is heard by whoever may come along", {}, true],
    ["is heard no more by whoever declined", { declined: true }, false],
  ])("for another game %s", (_, mine, heard) => {
    expect(bar({}, {}, {}, { status: "over", next: "next", chairs: chairs(mine, {}) }).wished).toBe(heard);
  });

  test("names who is missing, and can be declined", () => {
    const table = bar({}, {}, {}, { request: "undo", chairs: chairs({ asked: true }, { agreed: true }) });
    expect(textOf(find(".agreement p"))).toMatch(/undo a choice: Ben.*Yet to agree: Ada/);
    press(".agreement button:first-of-type");
    press(".agreement button:last-of-type");
    expect(table.wanted).toEqual(["take back", "decline"]);
  });

  test("can be withdrawn by who asked, who need not agree again", () => {
    const table = bar({}, {}, {}, { request: "pause", chairs: chairs({ agreed: true }, { asked: true }) });
    expect(all(".agreement button").map(textOf)).toEqual(["Withdraw"]);
    press(".agreement button");
    expect(table.wanted).toEqual(["decline"]);
  });
});
