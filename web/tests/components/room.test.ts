// The room of a table: the host may ask a guest to leave, and is asked whether that is meant; how guests played before.
// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import Chairs from "../../src/screens/room/Chairs.svelte";
import { api } from "../../src/wire/api";
import { clear, prepare, show, told, view } from "./stand.svelte";

let deleted: string[] = [];

beforeAll(prepare);
beforeEach(() => {
  deleted = [];
  vi.spyOn(api, "delete").mockImplementation((path: string) => Promise.resolve(void deleted.push(path)) as never);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await clear();
});

function press(label: string): void {
  const buttons = [...document.querySelectorAll("button")];
  buttons.find((one) => (one.getAttribute("aria-label") ?? one.textContent?.trim()) === label)!.click();
  flushSync();
}

const away = () => [...document.querySelectorAll("button")].map((one) => one.getAttribute("aria-label"));

function room(host: boolean): void {
  const table = told(view(), { status: "open", host });
  show(Chairs as never, table, { message: table.message });
}

test("the host asks a guest to leave, once that is meant", () => {
  room(true);
  press("Ask to leave: Ben");
  press("No, let them stay");
  expect(deleted).toEqual([]);
  press("Ask to leave: Ben");
  press("Yes, ask to leave");
  expect(deleted).toEqual(["/api/tables/T/seats/1"]);
});

test("others cannot ask anybody to leave", () => {
  room(false);
  expect(away()).not.toContain("Ask to leave: Ben");
});

test("everybody reads how guests played before, and nothing of who has not", () => {
  const chairs = [
    { name: "Ada", yours: true, taken: true },
    { name: "<b>Ben</b>", taken: true, here: true, conduct: { games: 9, left: 2, late: 1 } },
  ];
  const table = told(view(), { status: "open", chairs });
  const seats = [...show(Chairs as never, table, { message: table.message }).querySelectorAll("li")];
  expect(seats[1]!.textContent).toContain("last games with others: 9 · left: 2 · out of time: 1");
  expect(seats[1]!.querySelector("b")!.textContent).toBe("<b>Ben</b>");
  expect(seats[0]!.textContent).not.toContain("last games");
});
