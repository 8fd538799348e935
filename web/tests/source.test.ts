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
    tell(told(3, ["gold"]));
    table.pick("gold");
    tell(told(3, ["gold"]));
    expect(table.chosen).toBe("gold");
    tell(told(4, ["gold"]));
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
