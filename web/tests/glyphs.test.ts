// Every symbol that a component asks for is drawn.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { SYMBOLS } from "../art/symbols";

const SOURCES = fileURLToPath(new URL("../src/", import.meta.url));
const drawn = new Set(Object.keys(SYMBOLS));

/** The literal names given to Glyph, also inside of expressions such as `{on ? "sound" : "mute"}`. */
function asked(text: string): string[] {
  const uses = text.match(/<Glyph\s+name=("[^"]*"|\{[^}]*\})/g) ?? [];
  const literals = uses.flatMap((use) => {
    const given = use.slice(use.indexOf("=") + 1).replace(/(===|!==) "[^"]*"/g, "");
    return [...given.matchAll(/"([^"]*)"/g)].map((match) => match[1]!);
  });
  const tables = [...text.matchAll(/glyph: "([a-z-]+)"/g)].map((match) => match[1]!);
  return [...literals, ...tables];
}

const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|ts)$/.test(name));

test.each(files)("%s asks for symbols that are drawn", (name) => {
  expect(asked(readFileSync(SOURCES + name, "utf8")).filter((glyph) => !drawn.has(glyph))).toEqual([]);
});

test("the check finds a symbol that is not drawn", () => {
  expect(asked('<Glyph name={on ? "sound" : "nonsense"} />').filter((glyph) => !drawn.has(glyph))).toEqual([
    "nonsense",
  ]);
});
