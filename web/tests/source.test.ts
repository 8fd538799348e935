// The sources of what is shown: a replay and a live table, behind the same face.
// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Playback } from "../src/screens/replay/playback.svelte";
import { Replayed } from "../src/screens/replay/replayed.svelte";
import { LiveTable } from "../src/state/live.svelte";
import type { Source } from "../src/state/source.svelte";
import type { AnyMessage, EventData, Replay, TableMessage, ViewData } from "../src/wire";
import { NOBODY, SPECTATOR } from "../src/words";

const question = (seat: number, options: string[] = []) => ({ seat, asker: "turn", name: "turn", options });
const view = (more: object = {}) =>
  ({
    observer: 0,
    edition: "deluxe",
    round: 1,
    over: false,
    question: question(0),
    turn: { seat: -1, character: "" },
    players: [],
    ...more,
  }) as unknown as ViewData;

function heard(source: Source): EventData[][] {
  const all: EventData[][] = [];
  source.listen((events) => all.push(events));
  return all;
}

describe("a replay", () => {
  const events = ["a", "b", "c", "d"].map((name) => ({ name }));
  const step = (round: number, until: number) => ({ events: until, view: view({ round, over: true }) });
  const replay = {
    table: "T",
    code: "code",
    chairs: [{ name: "Ada" }, { name: "" }],
    events,
    steps: [step(1, 1), step(1, 3), step(2, 4)],
  } as unknown as Replay;

  test("is shown to somebody who sees everything, has no seat and is asked nothing", () => {
    const replayed = new Replayed(replay);
    expect([replayed.seat, replayed.reader.seat, replayed.options]).toEqual([SPECTATOR, NOBODY, []]);
    expect(replayed.names).toEqual(["Ada", ""]);
    replayed.pick();
    expect([replayed.chosen, replayed.reason()]).toEqual(["", undefined]);
  });

  test("speaks to whoever played it, unless several shared a screen", () => {
    const told = (...yours: boolean[]) => new Replayed({ ...replay, chairs: yours.map((mine) => ({ yours: mine })) });
    expect([told(false, true).reader.seat, told(false, true).mine]).toEqual([1, [1]]);
    expect([told(true, true).reader.seat, told(true, true).mine]).toEqual([NOBODY, [0, 1]]);
  });

  test("shows the view and the events of its step", () => {
    const replayed = new Replayed(replay, 1);
    expect([replayed.view.round, replayed.events.length]).toEqual([1, 3]);
    replayed.go(2);
    expect([replayed.view.round, replayed.events.length]).toEqual([2, 4]);
    replayed.go(99);
    expect(replayed.step).toBe(2);
    replayed.go(-1);
    expect([replayed.step, replayed.events.length]).toEqual([0, 1]);
  });

  test("lets what happens be seen only from one step to the next", () => {
    const replayed = new Replayed(replay);
    const all = heard(replayed);
    replayed.go(1);
    expect(all).toEqual([[events[1], events[2]]]);
    replayed.go(0);
    replayed.go(2);
    expect(all.length).toBe(1);
  });

  test("plays by itself until its end, and a jump stops it", () => {
    vi.useFakeTimers();
    const playback = new Playback(new Replayed(replay));
    const play = () => {
      const stop = playback.wind();
      vi.advanceTimersByTime(1400);
      stop?.();
      return playback.replayed.step;
    };
    expect(play()).toBe(0);
    playback.toggle();
    expect([play(), play(), play()]).toEqual([1, 2, 2]);
    expect(playback.playing).toBe(false);
    playback.toggle(); // from the beginning
    expect([playback.replayed.step, playback.playing]).toEqual([0, true]);
    playback.deedOf("PageDown")?.();
    expect([playback.replayed.step, playback.playing]).toEqual([2, false]);
    expect(playback.deedOf("x")).toBeUndefined();
    vi.useRealTimers();
  });
});

describe("a live table", () => {
  class Socket {
    static readonly OPEN = 1;
    static readonly CONNECTING = 0;
    static last: Socket;
    readyState = 0;
    sent: { id: number; do: string; option?: string }[] = [];
    onopen = () => {};
    onmessage = (_: { data: string }) => {};
    onclose = () => {};

    constructor() {
      Socket.last = this;
    }

    send(text: string): void {
      this.sent.push(JSON.parse(text));
    }

    close(): void {}

    open(): void {
      this.readyState = Socket.OPEN;
      this.onopen();
    }

    tell(message: object): void {
      this.onmessage({ data: JSON.stringify(message) });
    }
  }

  const told = (number: number, options: string[], more: object = {}): TableMessage =>
    ({
      tell: "table",
      table: "T",
      status: "playing",
      question: number,
      chairs: [{ yours: true }, {}],
      views: [view({ question: question(0, options) })],
      events: [],
      keep: 0,
      code: "",
      ...more,
    }) as unknown as TableMessage;

  let table: LiveTable;
  beforeEach(() => {
    vi.stubGlobal("WebSocket", Socket);
    table = new LiveTable("T");
    void table.join();
    Socket.last.open();
  });
  afterEach(() => {
    table.leave();
    vi.unstubAllGlobals();
  });
  const commands = () => Socket.last.sent.map((one) => [one.do, one.option].filter(Boolean).join(" "));
  const tell = (message: AnyMessage | object) => Socket.last.tell(message);

  test("what is picked is answered by picking it again, and only what is offered can be picked", () => {
    tell(told(3, ["gold", "build market"]));
    table.pick("build palace");
    expect(table.chosen).toBe("");
    table.pick("build market");
    expect([table.chosen, commands()]).toEqual(["build market", ["join"]]);
    table.pick("gold");
    expect(table.chosen).toBe("gold");
    table.pick("gold");
    expect(commands()).toEqual(["join", "choose gold"]);
  });

  test("an answer is sent once; while it is on its way nothing is offered", () => {
    tell(told(3, ["gold", "cards"]));
    void table.choose("gold");
    void table.choose("cards");
    expect([commands(), table.options]).toEqual([["join", "choose gold"], []]);
    tell(told(4, ["end"]));
    expect(table.options.map((option) => option.text)).toEqual(["end"]);
  });

  test("a refused answer can be given again", async () => {
    tell(told(3, ["gold"]));
    const done = table.choose("gold");
    tell({ tell: "refused", id: Socket.last.sent.at(-1)!.id, code: "too-fast" });
    await done;
    expect(table.options.length).toBe(1);
  });

  test("another question lets go of what was picked, the same one told again does not", () => {
    tell(told(3, ["gold", "cards"]));
    table.pick("gold");
    tell(told(3, ["gold", "cards"]));
    expect(table.chosen).toBe("gold");
    tell(told(4, ["gold", "cards"]));
    expect(table.chosen).toBe("");
  });

  test("what happened before one came is not seen to happen; what happens afterwards is", () => {
    const all = heard(table);
    tell(told(3, [], { events: [{ name: "a" }] }));
    tell(told(4, [], { events: [{ name: "b" }], keep: 1 }));
    expect(all).toEqual([[{ name: "b" }]]);
    tell(told(2, [], { events: [], keep: 0 })); // taken back
    expect(table.events).toEqual([]);
  });

  const other = (number: number, name: string, more: object = {}) =>
    told(number, [], { views: [view({ question: question(1) })], events: [{ name }], keep: number, ...more });

  test("while others play the board follows the story; it is the newest as soon as one is asked", () => {
    vi.useFakeTimers();
    tell(other(0, "looks"));
    for (const [place, name] of ["shuffles", "counts", "stops"].entries()) tell(other(place + 1, name));
    expect([table.message?.question, table.events.length]).toEqual([1, 2]); // the first of them is being told
    vi.advanceTimersByTime(700);
    expect([table.message?.question, table.teller.caption?.name]).toEqual([2, "counts"]);
    tell(told(4, ["gold"], { events: [{ name: "silent" }], keep: 4 }));
    expect([table.message?.question, table.events.length, table.options.length]).toEqual([4, 5, 1]);
    expect([table.teller.caption?.name, table.teller.missed]).toEqual(["silent", 1]);
    vi.useRealTimers();
  });

  test("a connection that was mended tells again, and nothing is seen again", () => {
    const all = heard(table);
    tell(other(0, "looks"));
    tell(other(1, "counts"));
    tell(other(1, "looks", { keep: 0, events: [{ name: "looks" }, { name: "counts" }] }));
    expect(all.flat().map((event) => event.name)).toEqual(["counts"]);
  });

  test("after an undo the old caption goes, and what waited to be told with it", () => {
    vi.useFakeTimers();
    tell(other(0, "looks"));
    for (const [place, name] of ["shuffles", "counts"].entries()) tell(other(place + 1, name));
    tell(other(5, "", { keep: 1, events: [] }));
    vi.advanceTimersByTime(9000);
    expect([table.events.length, table.teller.caption, table.teller.takenBack]).toEqual([1, null, 1]);
    vi.useRealTimers();
  });

  test("skipping tells nothing until one is asked, hurries bots one is alone with, and then sums up", () => {
    const chairs = [{ yours: true }, { level: "novice" }];
    tell(told(0, ["gold"], { chairs }));
    tell(other(1, "looks", { chairs, keep: 0 }));
    table.skip();
    expect(commands()).toEqual(["join", "skip"]);
    tell(other(2, "shuffles", { chairs, keep: 1 }));
    tell(told(3, ["gold"], { chairs, events: [{ name: "counts" }], keep: 2 }));
    expect([table.recap, table.since, table.events.length, table.skipping]).toEqual([true, 0, 3, false]);
  });

  test("where two share a screen, the curtain hides whoever is asked until they lift it", () => {
    const chairs = [{ yours: true }, { yours: true }];
    const views = [0, 1].map((observer) => view({ observer, question: question(1) }));
    tell(told(3, [], { chairs, views }));
    expect([table.seat, table.curtain]).toEqual([1, true]);
    table.lift();
    expect(table.curtain).toBe(false);
    expect([table.reader.seat, table.witness.seat]).toEqual([1, NOBODY]);
  });
});
