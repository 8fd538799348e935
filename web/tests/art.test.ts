import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { CHARACTERS } from "../art/characters";
import { DISTRICTS } from "../art/districts";
import { files } from "../art/files";
import * as grammar from "../art/grammar";
import { art } from "../art/plugin";
import { SHIELDS, shield } from "../art/shields";
import cards from "./cards.json";

const all = files();

/** The first fault of a text as XML, or nothing: every tag closed in order, every attribute quoted and named once. */
function fault(xml: string): string | undefined {
  const open: string[] = [];
  let rest = xml.trim();
  let roots = 0;
  while (rest) {
    const tag = /^<(\/?)([A-Za-z]+)((?: [A-Za-z][A-Za-z0-9:-]*="[^"<&]*")*)(\/?)>\s*/.exec(rest);
    if (!tag) return `not a tag: ${rest.slice(0, 60)}`;
    const [whole, closing, name, attributes, empty] = tag;
    const keys = [...attributes!.matchAll(/ ([A-Za-z][A-Za-z0-9:-]*)=/g)].map((match) => match[1]);
    if (new Set(keys).size < keys.length) return `an attribute twice: ${whole}`;
    if (closing) {
      if (open.pop() !== name) return `closed out of order: ${name}`;
    } else {
      if (!open.length) roots += 1;
      if (!empty) open.push(name!);
    }
    rest = rest.slice(whole.length);
  }
  return open.length ? `not closed: ${open}` : roots === 1 ? undefined : `${roots} roots`;
}

describe("the checker itself", () => {
  it.each(["<a><b></a></b>", "<a>", "<a/><b/>", '<a x="1" x="2"/>', "<a x=1/>", '<a x="<"/>', "text"])(
    "finds the fault of %s",
    (xml) => {
      expect(fault(xml)).toBeDefined();
    },
  );

  it("lets a good text pass", () => {
    expect(fault('<a x="1"><b y="2"/><c></c></a>')).toBeUndefined();
  });
});

describe("every card has a picture", () => {
  it.each(Object.entries(cards.districts))("%s in the colour %s", (id, colour) => {
    expect(DISTRICTS[id]?.colour).toBe(colour);
    expect(all.has(`art/districts/${id}.svg`)).toBe(true);
  });

  it.each(Object.keys(cards.characters))("%s", (id) => {
    expect(CHARACTERS[id]).toBeDefined();
    expect(all.has(`art/characters/${id}.svg`)).toBe(true);
  });

  it("and every picture a card", () => {
    expect(Object.keys(DISTRICTS).sort()).toEqual(Object.keys(cards.districts).sort());
    expect(Object.keys(CHARACTERS).sort()).toEqual(Object.keys(cards.characters).sort());
  });

  it("under the same sky for the same rank", () => {
    const skies = new Map<number, Set<string>>();
    for (const [id, rank] of Object.entries(cards.characters)) {
      const sky = /<linearGradient.*?<\/linearGradient>/.exec(CHARACTERS[id]!)![0];
      skies.set(rank, (skies.get(rank) ?? new Set()).add(sky));
    }
    expect([...skies.values()].every((set) => set.size === 1)).toBe(true);
    expect(new Set([...skies.values()].map((set) => [...set][0])).size).toBe(9);
  });

  it("with a part for medallions", () => {
    for (const svg of [...Object.values(CHARACTERS), all.get("art/characters/_unknown.svg")!])
      expect(svg).toContain(`<view id="disc" viewBox="${grammar.DISC}"/>`);
  });
});

describe.each([...all])("%s", (name, svg) => {
  it("is one well-formed drawing that needs nothing else", () => {
    expect(fault(svg)).toBeUndefined();
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true);
    expect(svg).not.toMatch(/style=|<style|<script|<image|<foreignObject|href=|\son[a-z]+=|NaN|undefined|Infinity/);
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(/https?:|url\((?!#)/);
  });

  it("has every paint and clip it refers to", () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  });

  it("is small", () => {
    const large = { skyline: 15_000, symbols: 20_000, book: 50_000 };
    const limit = Object.entries(large).find(([part]) => name.includes(part))?.[1] ?? 6_000;
    expect(svg.length).toBeLessThanOrEqual(limit);
  });
});

it.each(["cards", "table"])("the pages have the picture of %s as it is drawn", (name) => {
  const kept = readFileSync(new URL(`../../docs/pictures/book-${name}.svg`, import.meta.url), "utf8");
  expect(kept, "python3 run.py update writes it anew").toBe(all.get(`art/book/${name}.svg`));
});

it.each(["characters/beggar", "districts/aqueduct"])("the page that adds cards draws %s", (name) => {
  const page = readFileSync(new URL("../../docs/add_a_card.md", import.meta.url), "utf8");
  const code = page.split(`New file \`web/art/${name}.ts\`:\n\n\`\`\`ts\n`)[1]!.split("```")[0]!;
  const file: { default?: string | { svg: string } } = {};
  new Function("require", "exports", ts.transpile(code, { module: ts.ModuleKind.CommonJS }))(() => grammar, file);
  const svg = typeof file.default === "string" ? file.default : file.default!.svg;
  expect(fault(svg)).toBeUndefined();
  expect(svg).not.toMatch(/NaN|undefined/);
});

it("no two drawings are equal", () => {
  const drawings = [...all].filter(([name]) => name !== "favicon.svg").map(([, svg]) => svg);
  expect(new Set(drawings).size).toBe(drawings.length);
});

describe("shields", () => {
  it("presets fit the wire and differ", () => {
    expect(SHIELDS.length).toBe(24);
    expect(new Set(SHIELDS).size).toBe(24);
    for (const code of SHIELDS) {
      expect(code).toMatch(/^[a-z0-9-]{1,32}$/);
    }
  });

  it("any code is a shield, the same every time, and safe in a page", () => {
    for (const code of [
      "",
      "-",
      "x",
      "bend",
      "azure-azure",
      "9-9-9",
      "constructor",
      "bend-constructor-toString",
      "a".repeat(32),
    ]) {
      expect(fault(shield(code)), code).toBeUndefined();
      expect(shield(code), code).not.toMatch(/undefined|NaN/);
      expect(shield(code)).toBe(shield(code));
    }
  });
});

it("the plugin tells the client what is drawn", async () => {
  const plugin = art() as unknown as { resolveId(id: string): string; load(id: string): Promise<string> };
  expect(plugin.resolveId("elsewhere")).toBeUndefined();
  const text = await plugin.load(plugin.resolveId("virtual:art"));
  const index = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`);
  expect([...index.districts]).toEqual(Object.keys(DISTRICTS));
  expect([...index.characters]).toEqual(Object.keys(CHARACTERS));
  expect(index.shields).toEqual(SHIELDS);
});
