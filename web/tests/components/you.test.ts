// The page "You", and who I am: what others see is what was kept; friends; links that somebody sent.
// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import Identity from "../../src/parts/Identity.svelte";
import Join from "../../src/screens/home/Join.svelte";
import Friends from "../../src/screens/you/Friends.svelte";
import { app } from "../../src/state/app.svelte";
import { router } from "../../src/state/router.svelte";
import { api, Refused } from "../../src/wire/api";
import { clear, find, prepare, press, show, textOf, told, view } from "./stand.svelte";

const SOON_MS = 1000;
const { me } = app;
let friends: object[] = [];

beforeAll(prepare);
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(api, "get").mockImplementation(() => Promise.resolve({ friends, wishes: [], link: 0 }) as never);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  app.me = me; // other files share this window
  await clear();
});

async function type(text: string): Promise<void> {
  const field = find<HTMLInputElement>("input");
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await vi.advanceTimersByTimeAsync(SOON_MS);
  flushSync();
}

test("a name that somebody else has reserved is not shown as mine", async () => {
  app.me = { id: "me", name: "Ben", shield: "pale-argent-vert-leaf" };
  const kept: string[] = [];
  vi.spyOn(api, "patch").mockImplementation(((_: string, { name, shield }: { name: string; shield: string }) => {
    if (name === "Ada") return Promise.reject(new Refused("name-taken"));
    kept.push(name);
    return Promise.resolve({ id: "me", name, shield });
  }) as never);
  show(Identity as never, told(view()), {});
  const shown = () => textOf(find(".preview b"));
  await type("Ada");
  expect([shown(), find("input").getAttribute("aria-invalid"), kept]).toEqual(["Ben", "true", []]);
  await type("Adam");
  expect([shown(), find("input").getAttribute("aria-invalid"), kept]).toEqual(["Adam", "false", ["Adam"]]);
});

test("who has invited me to this table is not to be invited here", async () => {
  const friend = { id: "f", name: "Ada", shield: "", reserved: false, here: true, invites: "T", waits: "" };
  friends = [friend, { ...friend, id: "g", name: "Ben", invites: "" }];
  show(Friends as never, told(view()), { brief: true, table: "T" });
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  const rows = [...document.querySelectorAll("li")].map(textOf);
  expect(rows).toEqual(["Ada online", "Ben online Invite"]);
});

test.each([
  ["https://citadels.example.org/t/abc", "/t/abc"],
  ["citadels.example.org/s/AgAC_-1 ", "/s/AgAC_-1"],
  ["https://citadels.example.org/r/abc#12", "/r/abc#12"],
  ["https://citadels.example.org/r/abc/review", "/r/abc/review"],
  ["https://citadels.example.org/l/abc#to-k_en", "/l/abc#to-k_en"],
  ["https://citadels.example.org/p/abc/3", "/p/abc/3"],
  ["https://citadels.example.org/you#friend=to-k_en", "/you#friend=to-k_en"],
  ["https://citadels.example.org/you#back=to-k_en", "/you#back=to-k_en"],
])("%s is a link that somebody sent", async (link, place) => {
  const went = vi.spyOn(router, "go").mockImplementation(() => undefined);
  show(Join as never, told(view()), {});
  await type(link);
  press("button");
  await vi.advanceTimersByTimeAsync(0);
  expect(went.mock.calls).toEqual([[place]]);
});

test("what is no link is said to be none", async () => {
  const went = vi.spyOn(router, "go").mockImplementation(() => undefined);
  show(Join as never, told(view()), {});
  await type("https://elsewhere.example.org/x/abc");
  press("button");
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  expect(went).not.toHaveBeenCalled();
  expect(textOf(find(".wrong"))).not.toBe("");
});
