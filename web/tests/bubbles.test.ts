// Remarks that are shown at once lie apart, and in the window.
import { expect, test } from "vitest";
import { type Box, shiftOf } from "../src/screens/table/bubbles";

const HEIGHT = 375;
const box = (left: number, top: number): Box => ({ left, right: left + 200, top, bottom: top + 70 });
const moved = (one: Box, by: number): Box => ({ ...one, top: one.top + by, bottom: one.bottom + by });

test("a remark stays where it meets no other", () => {
  expect(shiftOf(box(0, 100), [], HEIGHT)).toBe(0);
  expect(shiftOf(box(0, 100), [box(210, 100), box(0, 180)], HEIGHT)).toBe(0);
});

test("it goes the shortest way, and not out of the window", () => {
  expect(shiftOf(box(0, 100), [box(0, 80)], HEIGHT)).toBe(54);
  expect(shiftOf(box(0, 300), [box(0, 290)], HEIGHT)).toBe(-84);
});

test("as many as fit lie apart, wherever their shields are", () => {
  for (const start of [0, 40, 150, 290, 305]) {
    const all: Box[] = [];
    for (let n = 0; n < 4; n++) all.push(moved(box(10 * n, start), shiftOf(box(10 * n, start), all, HEIGHT)));
    const tops = all.map(({ top }) => top).sort((a, b) => a - b);
    expect(tops[0]).toBeGreaterThanOrEqual(0);
    expect(tops[3]! + 70).toBeLessThanOrEqual(HEIGHT);
    for (const [n, top] of tops.slice(1).entries()) expect(top - tops[n]!).toBeGreaterThanOrEqual(70);
  }
});
