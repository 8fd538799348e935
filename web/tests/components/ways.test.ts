// The coach of a first game, and the end of setting one up.
// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import Coach from "../../src/screens/guide/Coach.svelte";
import { beginTour, tourAt } from "../../src/screens/guide/kept";
import OpenTable from "../../src/screens/setup/OpenTable.svelte";
import { clear, find, prepare, press, show, textOf, told, type ToldTable, view } from "./stand.svelte";

beforeAll(prepare);
beforeEach(() => localStorage.clear());
afterEach(clear);
afterEach(() => vi.unstubAllGlobals());

const all = (selector: string) => [...document.querySelectorAll(selector)];

describe("the coach", () => {
  function coach(): ToldTable {
    const turn = { seat: 0, character: "king", gathered: false, income: false, built: 0 };
    const table = told(view({ turn }, { options: ["gold", "cards"] }));
    show(Coach, table, { id: "T" });
    return table;
  }

  test("gives one lesson after the other, and remembers which", () => {
    beginTour("T");
    coach();
    const first = textOf(find(".coach h2"));
    press(".coach .primary");
    expect(textOf(find(".coach h2"))).not.toBe(first);
    expect(tourAt("T")).toEqual({ seen: ["goal"], skipped: false });
  });

  test("is silent once it was skipped", () => {
    beginTour("T");
    coach();
    press(".coach .quiet");
    expect([all(".coach"), tourAt("T")?.skipped]).toEqual([[], true]);
  });

  test("says nothing at a table without a tour", () => {
    coach();
    expect(all(".coach")).toEqual([]);
  });
});

describe("the button that opens a table", () => {
  const draft = (more: object = {}) => ({
    valid: true,
    busy: false,
    refused: null,
    place: null,
    told: { code: "C0DE" },
    ...more,
  });
  function button(props: object): HTMLButtonElement {
    show(OpenTable, told(view()), { seats: [""], options: {}, ...props });
    return find<HTMLButtonElement>("aside .primary");
  }

  test("can be pressed only where the game can be played", () => {
    expect(button({ draft: draft() }).disabled).toBe(false);
  });

  test("is grey while the game is checked or cannot be played", () => {
    expect(button({ draft: draft({ valid: false, busy: true }) }).disabled).toBe(true);
    expect(textOf(find("[role=status]"))).not.toBe("");
  });

  test("opens where a seat is free, and starts where none is", async () => {
    const free = textOf(button({ draft: draft() }));
    await clear();
    expect(textOf(button({ draft: draft(), seats: ["novice"] }))).not.toBe(free);
  });

  test("opens the table, gives bots their seats and begins", async () => {
    const asked: string[] = [];
    const answer = (path: string, { method }: { method: string }) => {
      asked.push(`${method} ${path}`);
      const headers = new Headers({ "content-type": "application/json" });
      return Promise.resolve(new Response(JSON.stringify({ table: "N3W", token: "" }), { headers }));
    };
    vi.stubGlobal("fetch", answer);
    button({ draft: draft(), seats: ["novice"] }).click();
    await vi.waitFor(() => expect(location.pathname).toBe("/t/N3W"));
    flushSync();
    expect(asked.filter((one) => one.includes("/api/tables"))).toEqual([
      "POST /api/tables",
      "PUT /api/tables/N3W/seats/1",
      "POST /api/tables/N3W/start",
    ]);
  });
});
