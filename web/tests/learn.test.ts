import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { momentOf, moments } from "../src/screens/replay/moments";
import { copies, fits as found, isIn } from "../src/screens/rules/search";
import { fits } from "../src/screens/table/score/fairness";
import { cards } from "../src/state/cards.svelte";
import type { StepData, CompleteSetup } from "../src/wire";
import { load } from "../src/words";

describe("the moments of a replay", () => {
  const step = (round: number, seat: number, character: string) =>
    ({ events: round, view: { round, observer: 1, turn: { seat, character } } }) as unknown as StepData;
  const steps = [
    step(1, -1, ""),
    step(1, -1, ""),
    step(1, 2, "king"),
    step(1, 2, "king"),
    step(1, 0, "thief"),
    step(2, -1, ""),
    step(2, 0, "thief"),
  ];

  test("rounds and turns begin once each", () => {
    const all = moments(steps);
    expect(all.map((moment) => [moment.step, moment.round, moment.seat])).toEqual([
      [0, 1, -1],
      [2, 1, 2],
      [4, 1, 0],
      [5, 2, -1],
      [6, 2, 0],
    ]);
    expect(momentOf(all, 3)?.step).toBe(2);
    expect(momentOf(all, 5)?.round).toBe(2);
  });
});

describe("fairness", () => {
  const seed = "00ff10" + "ab".repeat(29);
  const promise = createHash("sha256").update("citadels seed ").update(Buffer.from(seed, "hex")).digest("hex");

  test("a seed is compared with its fingerprint", async () => {
    expect(await fits(seed, promise)).toBe(true);
    expect(await fits(seed.replace("f", "e"), promise)).toBe(false);
    expect(await fits("", promise)).toBe(null);
  });
});

describe("search", () => {
  beforeAll(async () => {
    await Promise.all(["en", "cs", "pl"].map(load));
    const box = (id: string, basic: object, unique: object) => ({
      id,
      basic,
      unique,
      characters: ["king"],
      presets: [],
    });
    cards.catalog = {
      ...cards.catalog,
      editions: [box("deluxe", { manor: 5 }, { keep: 1 }), box("classic", { manor: 5 }, { keep: 2 })],
    } as unknown as typeof cards.catalog;
  });

  test("words are found in names and texts, whatever their case and accents", () => {
    expect(found("king", "KING", "en")).toBe(true);
    expect(found("king", "crown noble", "en")).toBe(true);
    expect(found("king", "merchant", "en")).toBe(false);
    expect(found("king", "kral", "cs")).toBe(true);
    expect(found("assassin", "wlasciciel", "pl")).toBe(true);
  });

  test("copies are those of a box, or of one table", () => {
    const setup = { edition: "classic", cast: ["king"], unique: ["keep", "keep"] } as unknown as CompleteSetup;
    expect([copies("keep", "deluxe"), copies("keep", "classic"), copies("keep", "")]).toEqual([1, 2, 2]);
    expect([copies("keep", "table", setup), copies("manor", "table", setup), copies("queen", "table", setup)]).toEqual([
      2, 5, 0,
    ]);
    expect([isIn("queen", ""), isIn("queen", "deluxe"), isIn("king", "table", setup)]).toEqual([true, false, true]);
  });
});
