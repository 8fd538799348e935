// Several cards of the hand: marked, and then answered with one after another.
// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test } from "vitest";
import Actions from "../../src/screens/table/Actions.svelte";
import Hand from "../../src/screens/table/Hand.svelte";
import { clear, find, player, prepare, press, show, textOf, told, type ToldTable, view } from "./stand.svelte";

beforeAll(prepare);
afterEach(clear);

const HAND = ["manor", "manor", "temple"];
const FIT = { card: 119, tall: 173, rows: 1 };

function hold(question: object): ToldTable {
  const seen = view({ players: [player({ hand: HAND }), player()] }, { options: ["manor", "temple"], ...question });
  const table = told(seen);
  show(Hand, table, { hand: HAND, edition: "deluxe", fit: FIT });
  show(Actions, table, { view: seen });
  return table;
}

const card = (place: number) => `.hand li:nth-child(${place}) button`;

test("the Magician marks any number of cards, two of a kind apart, and presses once", async () => {
  const table = hold({ asker: "magician", name: "redraw" });
  press(card(1));
  press(card(3));
  press(card(2));
  press(card(3)); // not this one after all
  expect(table.marks).toEqual(["manor", "manor"]);
  expect(textOf(find("[data-confirms]"))).toContain("Trade 2 cards with the deck");
  expect(table.chose).toEqual([]);
  await table.chooseMarked();
  expect(table.chose).toEqual(["manor", "manor", "done"]);
});

test("an answer that is refused stops those after it", async () => {
  const table = hold({ asker: "magician", name: "redraw" });
  for (const place of [1, 3, 2]) press(card(place));
  table.refuses = "temple";
  await table.chooseMarked();
  expect(table.chose).toEqual(["manor"]);
});

test("the Cardinal marks no more cards than are owed", () => {
  const table = hold({ asker: "cardinal", name: "repay", about: ["@1", "2"] });
  for (const place of [1, 2, 3]) press(card(place));
  expect(table.marks).toEqual(["manor", "manor"]);
  expect(textOf(find("[data-confirms]"))).toContain("Give 2 cards");
});

test("where one card is asked for, one is picked", () => {
  const table = hold({ asker: "laboratory", name: "discard" });
  press(card(1));
  expect([table.several, table.chosen]).toEqual([0, "manor"]);
});
