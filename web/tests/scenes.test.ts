// The great moments of a game: which they are, who is told that it was them, and that only what is cheap moves.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { blowTo, sceneOf } from "../src/motion/scenes";
import type { EventData } from "../src/wire";
import { lineOf } from "../src/words";

const event = (name: string, more: object = {}): EventData => ({ name, ...more });

describe("scenes", () => {
  const murder = event("marks", { card: "assassin", seat: 1, things: ["king"] });
  const kind = (one: EventData) => sceneOf(lineOf(one), [])?.kind;

  test("six moments have one", () => {
    expect([
      kind(murder),
      kind(event("moves-gold", { card: "thief", seat: 0, other: 1 })),
      kind(event("crown", { seat: 1 })),
      kind(event("destroys", { seat: 1, other: 0 })),
      kind(event("completes", { seat: 1 })),
      kind(event("over", { seat: 1 })),
    ]).toEqual(["murder", "robbery", "crown", "fall", "last-round", "victory"]);
    expect([
      kind(event("marks", { card: "thief", things: ["king"] })),
      kind(event("destroys", { seat: 1, other: 1 })),
      kind(event("moves-gold", { card: "abbot", seat: 0, other: 1 })),
    ]).toEqual([undefined, undefined, undefined]);
  });

  test("the victim is told, and nobody else", () => {
    expect(blowTo(murder, 0, ["king"])).toBe("murder");
    expect(blowTo(murder, 0, ["bishop"])).toBeNull();
    expect(sceneOf(lineOf(murder), ["king"])?.struck).toBe(true);
    expect(blowTo({ ...murder, card: "witch" }, 0, ["king"])).toBe("bewitched");
    expect(blowTo(event("destroys", { seat: 1, other: 0 }), 0, [])).toBe("told");
    expect(blowTo(event("destroys", { seat: 0, other: 1 }), 0, [])).toBeNull();
    expect(blowTo(event("moves-gold", { card: "thief", seat: 0, other: 1 }), 0, [])).toBe("told");
    expect(blowTo(event("moves-gold", { card: "thief", seat: 1, other: 0 }), 0, [])).toBeNull();
    const seized = event("moves-district", { card: "marshal", seat: 0, other: 1, things: ["market"] });
    expect(blowTo(seized, 0, ["king"])).toBe("told");
    expect(blowTo(seized, 1, ["marshal"])).toBeNull();
    expect(blowTo(seized, 2, [])).toBeNull();
    const given = { ...seized, card: "diplomat" };
    expect(blowTo(given, 0, ["king"])).toBe("told");
    expect(blowTo(given, 0, ["diplomat"])).toBeNull(); // who exchanges gives one, too
  });

  const FOLDER = fileURLToPath(new URL("../src/screens/table/scene/", import.meta.url));
  const CALM = new Set(["transform", "opacity"]);

  /** What moves in a style sheet besides the two things that cost no layout and no paint. */
  function costly(style: string): string[] {
    const frames = [...style.matchAll(/@keyframes[^{]*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)].map((match) => match[1]!);
    const moved = frames.flatMap((frame) => [...frame.matchAll(/([a-z-]+)\s*:/g)].map((match) => match[1]!));
    if (/transition/.test(style)) moved.push("transition");
    return moved.filter((property) => !CALM.has(property));
  }

  test.each(readdirSync(FOLDER))("%s moves only what costs nothing", (name) => {
    const text = readFileSync(FOLDER + name, "utf8");
    expect(text).toContain("@keyframes");
    expect(costly(text)).toEqual([]);
  });

  /** How much of a scene each of its moves takes, with the wait before it; Infinity where that is no part of it. */
  function lengths(style: string): number[] {
    const moves = [...style.matchAll(/animation: [\w-]+ (.+?) ?(?:cubic|ease|both)/g)].map((match) => match[1]!);
    const part = (text: string) => (/\d\s*m?s\b/.test(text) ? Infinity : Number(/\* ([\d.]+)/.exec(text)?.[1] ?? 1));
    return moves.map((move) =>
      (move.match(/calc\((?:[^()]|\([^()]*\))*\)|\S+/g) ?? []).map(part).reduce((a, b) => a + b),
    );
  }

  test.each(readdirSync(FOLDER))("%s is over when the scene is, at every pace", (name) => {
    const found = lengths(readFileSync(FOLDER + name, "utf8").replace("var(--after)", "0.47"));
    expect(found.length).toBeGreaterThan(0);
    expect(Math.max(...found)).toBeLessThanOrEqual(1.02);
  });

  test("the check finds what goes on for longer", () => {
    expect(lengths("animation: slump 1300ms 420ms ease both;")).toEqual([Infinity]);
    expect(lengths("animation: slump calc(var(--time) * 0.8) calc(var(--time) * 0.4) ease both;")[0]).toBeCloseTo(1.2);
    expect(lengths("animation: pass var(--time) both;")).toEqual([1]);
  });

  test("the check finds what costs something", () => {
    expect(costly("@keyframes x { from { opacity: 0; left: 3px; } to { opacity: 1; } }")).toEqual(["left"]);
  });
});
