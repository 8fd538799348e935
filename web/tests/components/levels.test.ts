// The levels of bots: one list wherever one is chosen, and a word about each.
// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import Seats from "../../src/screens/setup/Seats.svelte";
import { app } from "../../src/state/app.svelte";
import { cards } from "../../src/state/cards.svelte";
import { FREE } from "../../src/screens/setup/seats";
import { prepare } from "./stand.svelte";

const BOTS = ["citizen", "regent", "grand_architect"];
let shown: ReturnType<typeof mount> | null = null;

beforeAll(async () => {
  await prepare();
  app.me = { id: "ada" };
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

function seat(...seats: string[]): string {
  cards.catalog = { ...cards.catalog, bots: BOTS };
  shown = mount(Seats, { target: document.body, props: { seats, names: [], onpick() {}, onname() {} } });
  flushSync();
  return document.querySelector(".fill p")?.textContent ?? "";
}

test("every level can be chosen for every seat, and says a word about itself", () => {
  seat("regent", FREE);
  const options = [...document.querySelectorAll<HTMLOptionElement>("li option[title]")];
  expect(options.map((option) => option.value)).toEqual([...BOTS, ...BOTS]);
  expect(options.map((option) => option.text).slice(0, 3)).toEqual(["Citizen", "Regent", "Grand Architect"]);
  expect(options[1]!.title).toContain("half a second");
  expect(options[2]!.title).toContain("two seconds");
});

test("where all seats have the same level, its word stands below", () => {
  expect(seat("regent", "regent")).toContain("half a second");
});

test("where they differ there is none", () => {
  expect(seat("regent", "citizen")).toBe("");
});
