// The story is the board: what is shown when, what is told of it, and when it catches up.
// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { beatsOf } from "../src/motion/beats";
import { Teller } from "../src/motion/teller.svelte";
import { follow } from "../src/state/follow";
import { settings } from "../src/state/settings.svelte";
import type { EventData } from "../src/wire";
import { NOBODY } from "../src/words";

const event = (name: string, more: object = {}): EventData => ({ name, ...more });
const LONG = 60_000;

describe("the teller", () => {
  let teller: Teller;
  let board: string[]; // what was shown, in order
  const caption = () => teller.caption?.events[0]?.name;
  const step = (name: string, lines = 1) => ({
    beats: beatsOf(
      Array.from({ length: lines }, () => event(name)),
      0,
      NOBODY,
      false,
    ),
    show: () => void board.push(name),
  });

  beforeEach(() => {
    vi.useFakeTimers();
    settings.kept.motion = true;
    teller = new Teller();
    board = [];
  });
  afterEach(() => vi.useRealTimers());

  test("shows a step when the one before is told, and the caption is never behind the board", () => {
    for (const name of ["looks", "shuffles", "counts"]) teller.add(step(name));
    expect([board, caption()]).toEqual([["looks"], "looks"]);
    const seen: [string | undefined, string | undefined][] = [];
    for (let time = 0; time < LONG && teller.beat; time += 50) {
      seen.push([board.at(-1), caption()]);
      vi.advanceTimersByTime(50);
    }
    expect(seen.every(([shown, said]) => shown === said)).toBe(true);
    expect([board, caption(), teller.missed]).toEqual([["looks", "shuffles", "counts"], "counts", 0]);
  });

  test("catches up in one step when too much waits, and says how much it left out", () => {
    for (let number = 0; number < 20; number++) teller.add(step(`n${number}`));
    expect(board.length).toBeLessThan(20); // not everything was shown
    expect(teller.missed).toBeGreaterThan(0);
    vi.advanceTimersByTime(LONG);
    expect([board.at(-1), caption(), teller.beat]).toEqual(["n19", "n19", null]);
  });

  test("whoever is asked waits for nothing", () => {
    for (const name of ["looks", "shuffles"]) teller.add(step(name));
    teller.add(step("counts", 2), true);
    expect([board, caption(), teller.missed]).toEqual([["looks", "counts"], "counts", 1]);
  });

  test("at once means that nothing waits", () => {
    teller.pace = "instant";
    teller.add(step("looks"));
    teller.add(step("shuffles"));
    expect(board).toEqual(["looks", "shuffles"]);
  });

  test("where nothing may move, the board is the newest and the last sentence is said", () => {
    settings.kept.motion = false;
    const heard: number[] = [];
    teller.began = (beats) => heard.push(beats.length);
    teller.add(step("looks", 3));
    teller.add(step("shuffles"));
    expect([board, caption(), teller.beat, heard]).toEqual([["looks", "shuffles"], "shuffles", null, [3, 1]]);
  });

  test("on a page that is hidden while something is told, the rest is shown at once", () => {
    for (const name of ["looks", "shuffles", "counts"]) teller.add(step(name));
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    vi.advanceTimersByTime(LONG);
    hidden.mockRestore();
    expect([board.at(-1), caption(), teller.beat]).toEqual(["counts", "counts", null]);
  });

  test("a step in which nothing happens passes in its order, without a moment of its own", () => {
    teller.add(step("looks"));
    teller.add(step("nothing", 0));
    teller.add(step("counts"));
    expect(board).toEqual(["looks"]);
    vi.advanceTimersByTime(700);
    expect([board, caption()]).toEqual([["looks", "nothing", "counts"], "counts"]);
  });

  test("what was taken back is told no more, and the old caption goes", () => {
    teller.add(step("looks"));
    teller.add(step("shuffles"));
    teller.end(null, 2);
    teller.add(step("back", 0), true);
    vi.advanceTimersByTime(LONG);
    expect([board, caption(), teller.takenBack]).toEqual([["looks", "back"], undefined, 2]);
    teller.add(step("counts"));
    expect([caption(), teller.takenBack]).toEqual(["counts", NOBODY]);
  });

  test("a press lets go of what moves, and the board keeps its pace", () => {
    teller.add(step("looks"));
    teller.add(step("shuffles"));
    teller.cut();
    expect([teller.beat, board]).toEqual([null, ["looks"]]);
    vi.advanceTimersByTime(700);
    expect(board).toEqual(["looks", "shuffles"]);
  });
});

describe("what a message adds", () => {
  const known = [event("a"), event("b"), event("c")];

  test("something new", () => {
    const { events, since, lost } = follow(known, { keep: 3, events: [event("d")] });
    expect([events.length, since, lost]).toEqual([4, 3, false]);
  });

  test("nothing, when a mended connection tells everything again; only what was missed is new", () => {
    const again = known.map((one) => ({ ...one }));
    expect(follow(known, { keep: 0, events: again })).toEqual({ events: known, since: 3, lost: false });
    const { events, since, lost } = follow(known, { keep: 0, events: [...again, event("d")] });
    expect([since, lost, events[0] === known[0]]).toEqual([3, false, true]);
  });

  test("less than before, when a choice was taken back", () => {
    expect(follow(known, { keep: 1, events: [] })).toEqual({ events: [known[0]], since: 1, lost: true });
    expect(follow(known, { keep: 1, events: [event("x")] })).toMatchObject({ since: 1, lost: true });
  });
});

describe("beats", () => {
  test("one sentence, with everything that flies while it is said", () => {
    const events = [
      event("reveals", { seat: 1, things: ["warlord"] }),
      event("pays", { card: "keep", seat: 1, amount: 3 }),
      event("builds", { card: "keep", seat: 1, amount: 3, things: ["keep"] }),
    ];
    const beats = beatsOf(events, 1, 0, false);
    expect(beats.length).toBe(1);
    expect(beats[0]!.flights.map(({ what, from, to }) => `${what} ${from} ${to}`)).toEqual([
      "coin gold-1 bank",
      "card hand-1 city-1",
    ]);
  });
});
