// The worker as one file of its own, with the few sentences that it says while no page is open.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { messages, words } from "./words-plugin.ts";

const NAME = "worker.js";
const FILE = fileURLToPath(new URL(`./src/${NAME}`, import.meta.url));
const LOCALES = fileURLToPath(new URL("../src/citadels/locales/", import.meta.url));
const PLACE = "const SAID = {};";
const ID = /words\["([a-z-]+)"\]/g; // as the worker asks for them

/** The worker; its words by language and id, each a plain line. */
export function worker(): string {
  const source = readFileSync(FILE, "utf8");
  const ids = [...source.matchAll(ID)].map(([, id]) => id!);
  const languages = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const said = languages.map(({ name }) => {
    const all = messages(words(name));
    return [name, Object.fromEntries(ids.map((id) => [id, line(all.get(id) ?? "", id)]))];
  });
  return source.replace(PLACE, () => `const SAID = ${JSON.stringify(Object.fromEntries(said))};`);
}

function line(message: string, id: string): string {
  const text = new RegExp(`^${id} = (.+)\\n`).exec(message)?.[1];
  if (!text) throw new Error(`the worker needs ${id} in one line`);
  return text;
}

export function workerPlugin(): Plugin {
  return {
    name: "citadels-worker",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: NAME, source: worker() });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url !== `/${NAME}`) return next();
        response.setHeader("Content-Type", "text/javascript");
        response.end(worker());
      });
    },
  };
}
