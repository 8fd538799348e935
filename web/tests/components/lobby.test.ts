// The lobby: tables come and go without anybody asking for them, while somebody looks.
// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import Lists from "../../src/screens/home/Lists.svelte";
import { api } from "../../src/wire/api";
import { clear, prepare, show, told, view } from "./stand.svelte";

const SOON_MS = 20_000;
const listed = (table: string) => ({
  table,
  setup: "",
  edition: "deluxe",
  preset: "",
  status: "open",
  seats: 4,
  taken: 1,
  chairs: [{ name: "Ada", taken: true }],
  asked_seat: -1,
  asks_you: false,
  touched: 0,
  options: {},
});
const nobody = { friends: [], wishes: [], link: 0 };
let open: object[] = [];

beforeAll(prepare);
beforeEach(() => {
  vi.useFakeTimers();
  const answers = (path: string) => (path === "/api/tables" ? open : path === "/api/me/friends" ? nobody : []);
  vi.spyOn(api, "get").mockImplementation((path: string) => Promise.resolve(answers(path)) as never);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await clear();
});

const links = () => [...document.querySelectorAll("li > a")].map((link) => link.getAttribute("href"));

async function after(time: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(time);
  flushSync();
}

test("a table that was opened meanwhile is listed by itself, and one that is gone is not", async () => {
  open = [listed("A")];
  show(Lists, told(view()), {});
  await after(0);
  expect(links()).toEqual(["/t/A"]);
  open = [listed("B")];
  await after(SOON_MS);
  expect(links()).toEqual(["/t/B"]);
});

test("a page that nobody sees asks for nothing until it is seen again", async () => {
  open = [listed("A")];
  show(Lists, told(view()), {});
  await after(0);
  const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  open = [listed("B")];
  await after(3 * SOON_MS);
  expect(links()).toEqual(["/t/A"]);
  seen.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  await after(0);
  expect(links()).toEqual(["/t/B"]);
});
