// Other players and the end of a game: what is said of them, and in which order.
// @vitest-environment happy-dom
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import Rival from "../../src/screens/table/Rival.svelte";
import Rivals from "../../src/screens/table/Rivals.svelte";
import Score from "../../src/screens/table/Score.svelte";
import { clear, find, player, prepare, press, show, textOf, told, type ToldTable, view } from "./stand.svelte";

beforeAll(prepare);
afterEach(clear);

const all = (selector: string) => [...document.querySelectorAll(selector)];

describe("another player", () => {
  const ben = player({ gold: 5, hand_size: 3, points: 9, city: [{ id: "market", cost: 2 }] });
  let toggled = 0;
  const FIT = { columns: 2, face: "pips", card: 0, height: 95 };
  function rival(options: string[] = []): ToldTable {
    toggled = 0;
    const seen = view({ players: [player(), ben, player()] }, { options });
    const table = told(seen);
    show(Rival, table, { seat: 1, view: seen, chair: { name: "Ben" }, face: "pips", ontoggle: () => toggled++ });
    return table;
  }

  test("has a name, gold, cards, districts and points", () => {
    rival();
    expect(find("article").getAttribute("aria-label")).toBe("Ben");
    expect(all(".numbers b").map(textOf)).toEqual(["5", "3", "1/7", "9"]);
    expect(all(".crowned").length).toBe(1);
  });

  test("shows the city when pressed", () => {
    const table = rival();
    press("button.who");
    press("button.pips");
    expect([toggled, table.chosen]).toEqual([2, ""]);
  });

  test("is picked when pressed, where a player is asked for", () => {
    const table = rival(["@1", "@2"]);
    press("button.who");
    expect([toggled, table.chosen]).toEqual([0, "@1"]);
    expect(find("article").classList.contains("picked")).toBe(true);
  });

  test("is seen from my left on, and one city at a time is open", () => {
    const seen = view({ observer: 1, question: null });
    const table = told(seen);
    show(Rivals, table, { message: table.message!, view: seen, fit: FIT });
    expect(all("article").map((one) => one.getAttribute("data-at"))).toEqual(["seat-2", "seat-0"]);
    press("[data-at=seat-2] button.pips");
    press("[data-at=seat-0] button.pips");
    expect(all("article.open").map((one) => one.getAttribute("data-at"))).toEqual(["seat-0"]);
    press("[data-at=seat-0] button.who");
    expect(all("article.open")).toEqual([]);
  });

  test("shows the city by itself when something in it is asked for", () => {
    const seen = view({ players: [player(), ben, player()] }, { options: ["market@1", "pass"] });
    const table = told(seen);
    show(Rivals, table, { message: table.message!, view: seen, fit: FIT });
    expect(all("article.open").map((one) => one.getAttribute("data-at"))).toEqual(["seat-1"]);
    press("[data-option='market@1']");
    expect(table.chosen).toBe("market@1");
  });
});

describe("the score", () => {
  const score = (seat: number, total: number) => ({ seat, total, lines: [], tie_rank: 4 });
  function sheet(seats: number[], totals: number[], yours = 0): void {
    const scores = seats.map((seat, place) => score(seat, totals[place]!));
    const seen = view({ over: true, question: null, scores });
    const chairs = ["Ada", "Ben", "Cleo"].map((name, seat) => ({ name, yours: seat === yours, taken: true }));
    const table = told(seen, { status: "over", chairs });
    show(Score, table, { message: table.message!, view: seen, open: true, ontoggle: () => {} });
  }

  test("is told from the first to the last", () => {
    sheet([2, 0, 1], [30, 20, 10]);
    expect(all("ol article").map((one) => one.getAttribute("aria-label"))).toEqual(["Cleo", "Ada", "Ben"]);
    expect(find("article.first").getAttribute("aria-label")).toBe("Cleo");
    expect(textOf(find("#score-title"))).toMatch(/^2nd place.*20 points.*10 points behind/);
    expect(textOf(find(".head p"))).toMatch(/Cleo/);
  });

  test("says you to the winner, and to nobody else", () => {
    sheet([0, 1, 2], [30, 20, 10]);
    expect(textOf(find("#score-title"))).toMatch(/^You\b.*30 points.*10 points ahead/);
  });

  test("says who won to those who watch", () => {
    sheet([2, 0, 1], [30, 20, 10], -1);
    expect(textOf(find("#score-title"))).toMatch(/Cleo/);
  });

  test("says how a tie was broken to those who tied", () => {
    sheet([0, 1, 2], [30, 30, 10]);
    expect(all("article").map((one) => one.querySelectorAll(".tie").length)).toEqual([1, 1, 0]);
  });
});
