// Small parts of the fonts, which src/styles/letters.css names (docs/decisions/0053): made once after each installation.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subset from "subset-font";
import type { Plugin } from "vite";

const MODULES = fileURLToPath(new URL("node_modules/", import.meta.url));
const MADE = `${MODULES}.letters`;
const FONTS = [
  ["forum", 400],
  ["alegreya-sans", 500],
  ["alegreya-sans", 700],
  ["alegreya-sc", 700],
] as const;
const SHAPING = ["kern", "locl", "ccmp", "liga"]; // what letters do beside each other

interface Part {
  from: string; // the part of the whole font that has them
  text: string;
  features: string[];
}

function between(...ranges: [first: number, last: number][]): string {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, place) => String.fromCharCode(first + place)),
    )
    .join("");
}

const PARTS: Record<string, Part> = {
  // what Czech and Polish have besides the letters of English
  letters: {
    from: "latin-ext",
    text: "ĄąĆćČčĎďĘęĚěŁłŃńŇňŘřŚśŠšŤťŮůŹźŻżŽž",
    features: [...SHAPING, "mark", "mkmk"],
  },
  // digits and signs for Cyrillic pages
  signs: {
    from: "latin",
    text: between(
      [0x20, 0x40],
      [0x5b, 0x60],
      [0x7b, 0x7e],
      [0xa0, 0xbf],
      [0xd7, 0xd7],
      [0xf7, 0xf7],
      [0x2000, 0x206f],
      [0x2190, 0x2193],
      [0x2212, 0x2212],
    ),
    features: [...SHAPING, "tnum", "lnum", "pnum", "onum"],
  },
};

async function make(): Promise<void> {
  mkdirSync(MADE, { recursive: true });
  for (const [font, weight] of FONTS) {
    for (const [name, { from, text, features }] of Object.entries(PARTS)) {
      const made = `${MADE}/${font}-${String(weight)}-${name}.woff2`;
      if (existsSync(made)) continue;
      const whole = readFileSync(`${MODULES}@fontsource/${font}/files/${font}-${from}-${String(weight)}-normal.woff2`);
      const options = { targetFormat: "woff2", keepFeatures: features } as const; // the latter is newer than the types
      writeFileSync(made, await subset(whole, text, options));
    }
  }
}

export function lettersPlugin(): Plugin {
  return {
    name: "citadels-letters",
    config: () => ({ resolve: { alias: { letters: MADE } } }),
    buildStart: make,
  };
}
