// The words of a language as one module: `virtual:words/uk`; those that few read in modules of their own, such as
// the rule book `virtual:words/uk/rules`;
// and `virtual:story`, the rules by which events become a story.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { typeset } from "./typography.ts";

const LOCALES = fileURLToPath(new URL("../src/citadels/locales/", import.meta.url));
const MODULE = /^\0?virtual:words\/([a-z]+)(?:\/(rules|admin))?$/;
const STORY = "virtual:story";
const APART = ["rules", "admin"]; // read by few: each is a chunk of its own
const TERMINAL = ["help.ftl", "doctor.ftl", "protocol.ftl", "report.ftl"]; // what only commands say
const COMMENT = /^#.*\n?/gm;
const ENTRY = /^(?=[a-z-])/im; // messages begin at the margin, all that belongs to them is indented

/** The messages of a text by their ids, without comments and blank lines between them. */
export function messages(text: string): Map<string, string> {
  const entries = text.replaceAll("\r", "").replace(COMMENT, "").split(ENTRY);
  const found = entries.map((entry) => `${entry.trim()}\n`).filter((entry) => entry !== "\n");
  return new Map(found.map((entry) => [/^[\w-]+/.exec(entry)?.[0] ?? "", entry]));
}

function files(language: string, apart: string): string[] {
  const names = readdirSync(LOCALES + language).filter((name) => name.endsWith(".ftl") && !TERMINAL.includes(name));
  const wanted = names.filter((name) => (apart ? name === `${apart}.ftl` : !APART.includes(name.slice(0, -4)))).sort();
  return wanted.map((name) => `${LOCALES}${language}/${name}`);
}

/** All messages of a language; English ones where it has none. */
export function words(language: string, apart = ""): string {
  const read = (from: string) =>
    messages(
      files(from, apart)
        .map((file) => readFileSync(file, "utf8"))
        .join("\n"),
    );
  return typeset([...new Map([...read("en"), ...read(language)]).values()].join(""), language);
}

export function wordsPlugin(): Plugin {
  return {
    name: "citadels-words",
    resolveId: (id) => (MODULE.test(id) || id === STORY ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${STORY}`) {
        const file = `${LOCALES}story.txt`;
        this.addWatchFile(file);
        return `export default ${JSON.stringify(readFileSync(file, "utf8").replaceAll("\r", "").replace(COMMENT, ""))};`;
      }
      const [, language, apart = ""] = MODULE.exec(id) ?? [];
      if (!language) return undefined;
      for (const file of [...files("en", apart), ...files(language, apart)]) this.addWatchFile(file);
      return `export default ${JSON.stringify(words(language, apart))};`;
    },
  };
}
