// The lists of the first page, seats of a new table, shields of those who chose none.
import { shields } from "virtual:art";
import { expect, test } from "vitest";
import { shieldOf, shieldsOf } from "../src/parts/shields";
import { sorted } from "../src/screens/home/listed";
import { FREE, HERE, resized } from "../src/screens/setup/seats";
import type { ListedTable } from "../src/wire";

function listed(table: string, status: string, asked = false): ListedTable {
  return {
    table,
    status,
    asks_you: asked,
    setup: "",
    edition: "",
    preset: "",
    seats: 4,
    taken: 4,
    chairs: [],
    asked_seat: -1,
    touched: 0,
    options: {},
  };
}

test("my games: where I am asked first, finished ones last, closed ones not at all", () => {
  const tables = [
    listed("over", "over"),
    listed("closed", "closed"),
    listed("open", "open"),
    listed("waits", "playing"),
    listed("mine", "playing", true),
    listed("paused", "paused", true),
  ];
  expect(sorted(tables).map(({ table }) => table)).toEqual(["mine", "waits", "paused", "open", "over"]);
});

test("games of one kind stay in the order of the server", () => {
  const tables = ["c", "a", "b"].map((table) => listed(table, "over"));
  expect(sorted(tables).map(({ table }) => table)).toEqual(["c", "a", "b"]);
});

test("seats that are added are like the last one, those that are too many go", () => {
  expect(resized([FREE, HERE, "novice"], 6)).toEqual([FREE, HERE, "novice", "novice", "novice"]);
  expect(resized([FREE, HERE, "novice"], 2)).toEqual([FREE]);
  expect(resized([], 3)).toEqual([FREE, FREE]);
});

test("a shield is known by its code, and any other text has one of its own", () => {
  for (const code of shields) expect(shieldOf(code)).toBe(code);
  for (const text of ["", "Ada", "Player 2"]) {
    expect(shields).toContain(shieldOf(text));
    expect(shieldOf(text)).toBe(shieldOf(text));
  }
  expect(new Set(["a", "b", "c", "d", "e"].map(shieldOf)).size).toBeGreaterThan(1);
});

test("nobody at a table bears the shield of another one, unless both chose it", () => {
  const [one] = shields;
  const bots = Array.from({ length: 7 }, () => ({ shield: one, name: "Otto", level: "novice" }));
  const all = shieldsOf([...bots, { shield: one, name: "Ada" }]);
  expect(new Set(all).size).toBe(8);
  expect(all.at(-1)).toBe(one);
  expect(shieldsOf([{ shield: one }, { shield: one }])).toEqual([one, one]);
  expect(new Set(shieldsOf([{}, {}, {}])).size).toBe(3);
  const chosen = "fess-or-gules-crown"; // tests/server/http/test_previews.py expects the same of pictures
  expect(shieldsOf([{}, { name: "Ada" }, { shield: chosen }, { name: "Ada" }])).toEqual([
    "bend-azure-or-anchor",
    "fess-vert-or-fish",
    chosen,
    "chief-or-sable-wheel",
  ]);
});
