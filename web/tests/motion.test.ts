// What events look like, how the chronicle is cut, and what the guided game says.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { flightOf, lookOf, loudest } from "../src/motion/events";
import { ASKED, HAPPENED } from "../src/screens/guide/lessons";
import { spot } from "../src/screens/guide/spot";
import { renewed, roundsOf } from "../src/screens/table/chronicle";
import { tellStory } from "../src/words";
import type { EventData } from "../src/wire";

const words = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../src/citadels/locales/en/${file}.ftl`, import.meta.url)), "utf8");
const unknown = lookOf({ name: "no such event" });

describe("events", () => {
  const names = [...words("events").matchAll(/^event-([a-z-]+) =/gm)].map((match) => match[1]!);

  test("every event has a look", () => {
    expect(names.length).toBeGreaterThan(50);
    // "moves-gold-thief" is how one card words "moves-gold"
    const isKnown = (name: string): boolean =>
      lookOf({ name }) !== unknown || (name.includes("-") && isKnown(name.slice(0, name.lastIndexOf("-"))));
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
  });

  test("gold flies from the one who loses it to the one who gets it", () => {
    expect(flightOf({ name: "moves-gold", seat: 2, other: 0, amount: 9 }, 1)).toEqual({
      what: "coin",
      card: "",
      count: 4,
      from: "gold-2",
      to: "gold-0",
    });
  });

  test("the crown flies from whoever had it, and not at all if it stays", () => {
    expect(flightOf({ name: "crown", seat: 3 }, 1)).toMatchObject({ what: "crown", from: "seat-1", to: "seat-3" });
    expect(flightOf({ name: "crown", seat: 3 }, 3)).toBeNull();
  });

  test("cards fly face up only where one is known", () => {
    expect(flightOf({ name: "draws", seat: 1, amount: 2 }, 0)).toMatchObject({ card: "", count: 2 });
    expect(flightOf({ name: "builds", seat: 1, amount: 5, things: ["x"] }, 0)).toMatchObject({
      card: "x",
      count: 1,
      to: "city-1",
    });
    expect(flightOf({ name: "marks", card: "y", seat: 1, things: ["x"] }, 0)).toMatchObject({
      card: "y",
      to: "character-x",
    });
  });

  test("of what happens at once, the weightiest is heard", () => {
    expect(loudest(["coin", undefined, "strike", "card"])).toBe("strike");
    expect(loudest([undefined])).toBeUndefined();
  });
});

describe("chronicle", () => {
  const events: EventData[] = [
    { name: "starts", seat: 0 },
    { name: "round", seat: 0, amount: 1 },
    { name: "gains", seat: 1, amount: 2 },
    { name: "builds", seat: 1, things: ["x"] },
    { name: "destroys", seat: 2, other: 1, things: ["x"] },
    { name: "round", seat: 0, amount: 2 },
  ];
  const lines = tellStory(events, 0, true);
  const numbers = (sought: Parameters<typeof roundsOf>[1], most = 99) =>
    roundsOf(lines, sought, most).rounds.map((round) => [round.number, ...round.rows.map((row) => row.number)]);

  test("everything, by round", () => {
    expect(numbers({ seat: -1, kind: "" })).toEqual([[0, 0], [1, 2, 3, 4], [2]]);
  });

  test("one player, doing or suffering; one kind", () => {
    expect(numbers({ seat: 1, kind: "" })).toEqual([[1, 2, 3, 4]]);
    expect(numbers({ seat: 2, kind: "" })).toEqual([[1, 4]]);
    expect(numbers({ seat: -1, kind: "gold" })).toEqual([[1, 2]]);
  });

  test("only the newest, and how many there are before", () => {
    const { rounds, earlier } = roundsOf(lines, { seat: -1, kind: "" }, 2);
    expect(rounds.map((round) => round.rows.map((row) => row.number))).toEqual([[3, 4], []]);
    expect(earlier).toBe(2);
  });

  test("what is told as one line is found by every kind and player of it, and summed up once", () => {
    const told: EventData[] = [
      ...events.slice(0, 2),
      { name: "reveals", seat: 1, things: ["warlord"] },
      { name: "pays", card: "keep", seat: 1, amount: 3 },
      { name: "builds", card: "keep", seat: 1, amount: 3, things: ["keep"] },
      { name: "ends", seat: 1 },
      { name: "calls", seat: 1, amount: 9 },
      { name: "silent", amount: 9 },
      { name: "round", seat: 0, amount: 2 },
    ];
    const rows = (sought: Parameters<typeof roundsOf>[1]) =>
      roundsOf(tellStory(told), sought, 99).rounds.flatMap((round) => round.rows.map((row) => row.line.name));
    expect(rows({ seat: -1, kind: "" })).toEqual(["starts", "reveals", "builds", "silent", "sums"]);
    expect(rows({ seat: 1, kind: "" })).toEqual(["reveals", "builds"]);
    expect(rows({ seat: -1, kind: "gold" })).toEqual(["builds"]);
    expect(rows({ seat: -1, kind: "city" })).toEqual(["builds"]);
  });

  test("lines that did not change stay the same ones", () => {
    const before = tellStory(events);
    const more: EventData[] = [...events, { name: "completes", seat: 1 }];
    const after = renewed(before, tellStory(more));
    expect(before.every((line, place) => line === after[place])).toBe(true);
    const undone = events.map((event, place) => (place === 4 ? { ...event, other: 0 } : event));
    expect(renewed(before, tellStory(undone))[4]).not.toBe(before[4]);
  });
});

describe("guided game", () => {
  test("every lesson has a heading and a text", () => {
    const text = words("guide");
    const lessons = [...ASKED, ...HAPPENED].map((lesson) => lesson.id);
    expect(new Set(lessons).size).toBe(lessons.length);
    expect(lessons.filter((id) => !new RegExp(`^guide-${id} = .+\n +\\.text = .+`, "m").test(text))).toEqual([]);
  });

  test("a lesson stands beside what it speaks of, on a wide page and on a phone", () => {
    const overlaps = (one: number[], two: number[]) =>
      one[0]! < two[0]! + two[2]! &&
      two[0]! < one[0]! + one[2]! &&
      one[1]! < two[1]! + two[3]! &&
      two[1]! < one[1]! + one[3]!;
    const pages = [
      { page: { width: 1440, height: 900 }, target: [20, 740, 180, 150], bar: [1090, 640, 330, 250] },
      { page: { width: 390, height: 844 }, target: [0, 600, 390, 60], bar: [0, 660, 390, 184] },
    ];
    for (const { page, target, bar } of pages) {
      const box = ([left, top, width, height]: number[]) => ({
        left: left!,
        top: top!,
        width: width!,
        height: height!,
      });
      const { left, top } = spot({ width: 374, height: 190 }, box(target), [box(bar)], page);
      const panel = [left, top, 374, 190];
      expect(overlaps(panel, target)).toBe(false);
      expect(overlaps(panel, bar)).toBe(false);
      expect(left >= 0 && top >= 0 && left + 374 <= page.width && top + 190 <= page.height).toBe(true);
    }
  });
});
