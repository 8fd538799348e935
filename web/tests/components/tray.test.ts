// The tray: the cards to choose from that lie nowhere else, and all of them.
// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test } from "vitest";
import Hand from "../../src/screens/table/Hand.svelte";
import Tray from "../../src/screens/table/Tray.svelte";
import { clear, find, player, prepare, press, show, textOf, told, type ToldTable, view } from "./stand.svelte";

beforeAll(prepare);
afterEach(clear);

const FIT = { card: 119, tall: 173, rows: 1 };
const DRAFT = { looks: [], face_up: [], face_down: "" };
const cards = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].map((it) => it.dataset.card);

function lay(question: object, more: object = {}, props: object = {}): ToldTable {
  const players = [player({ hand: ["manor", "town_hall"] }), player(), player()];
  const seen = view({ players, draft: DRAFT, silent: [], ...more }, question);
  const table = told(seen);
  show(Tray, table, { view: seen, ...props });
  return table;
}

test("a card of another hand is there although I hold one of its kind", () => {
  const options = ["town_hall", "watchtower", "prison"];
  const table = lay({ asker: "wizard", name: "take", about: ["@1"], options });
  expect(cards(".tray [data-card]")).toEqual(options);
  show(Hand, table, { hand: ["manor", "town_hall"], edition: "deluxe", fit: FIT });
  expect(cards(".hand [data-option]")).toEqual([]);
});

test("a card that was drawn is there although I hold one of its kind", () => {
  lay({ asker: "gather", name: "keep", options: ["manor", "town_hall"] }, { aside: ["manor", "town_hall"] });
  expect(cards(".tray [data-card]")).toEqual(["manor", "town_hall"]);
});

test("cards of my own hand are pointed at there", () => {
  const table = lay({ asker: "laboratory", name: "discard", options: ["manor", "town_hall"] });
  expect(document.querySelector(".tray")).toBe(null);
  show(Hand, table, { hand: ["manor", "town_hall"], edition: "deluxe", fit: FIT });
  expect(cards(".hand [data-option]")).toEqual(["manor", "town_hall"]);
});

test("on a small screen a character is read in full before it is chosen", () => {
  const table = lay({ asker: "draft", name: "keep", options: ["magician", "king"] }, {}, { small: true });
  const before = textOf(find(".read"));
  press("[data-card=magician]");
  expect(table.chosen).toBe("magician");
  expect(table.chose).toEqual([]);
  expect(textOf(find(".read"))).not.toBe(before);
  expect(textOf(find(".read"))).toBe(textOf(find("[data-card=magician] .unseen")));
});

test("where the ribbon has room, a victim is aimed at there, and nothing covers the table", () => {
  lay({ asker: "assassin", name: "kill", options: ["magician", "king"] });
  expect(document.querySelector(".tray")).toBe(null);
});

test("who is out steps back while I aim", () => {
  const draft = { ...DRAFT, face_up: ["king"] };
  lay({ asker: "assassin", name: "kill", options: ["magician", "king"] }, { draft }, { small: true });
  expect(find("[data-card=king]").classList.contains("out")).toBe(true);
  expect(find("[data-card=magician]").classList.contains("out")).toBe(false);
});

test("two players are told which characters they took, and which they discarded", () => {
  const looks = [
    { taken: "magician", offered: ["magician", "king"] },
    { taken: "thief", offered: ["thief", "bishop"] },
    { taken: "", offered: ["king", "merchant"] },
  ];
  const players = [player({ characters: ["magician"] }), player()];
  lay({ asker: "draft", name: "keep", options: ["king", "merchant"] }, { players, draft: { ...DRAFT, looks } });
  expect([...document.querySelectorAll(".tray dt")].map(textOf)).toEqual([
    "You took the Magician and passed on:",
    "You discarded the Thief and passed on:",
  ]);
});
