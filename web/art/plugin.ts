/** Draws every picture when the client is built, and on the fly while it is being written. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";

type Art = typeof import("./files");

const HERE = fileURLToPath(new URL("./", import.meta.url));
const INDEX = "virtual:art";
const FOUND = `\0${INDEX}`;

const draw = async (): Promise<Art> => (await runnerImport<Art>(`${HERE}files.ts`, { configFile: false })).module;

/** Icons that some systems want as pixels; make_icons.sh made them from the drawings. */
const pixels = (): [string, Uint8Array][] =>
  readdirSync(`${HERE}icons`)
    .filter((name) => name.endsWith(".png"))
    .map((name) => [`icons/${name}`, readFileSync(`${HERE}icons/${name}`)]);

const everything = async (): Promise<Map<string, string | Uint8Array>> => {
  const { files, shieldList } = await draw();
  return new Map<string, string | Uint8Array>([...files(), ["art/shields.json", shieldList()], ...pixels()]);
};

export function art(): Plugin {
  return {
    name: "citadels-art",
    resolveId: (id) => (id === INDEX ? FOUND : undefined),
    load: async (id) => (id === FOUND ? (await draw()).index() : undefined),
    async generateBundle() {
      for (const [fileName, source] of await everything()) this.emitFile({ type: "asset", fileName, source });
    },
    configureServer(server) {
      let drawn: ReturnType<typeof everything> | undefined;
      server.watcher.on("change", (file) => {
        if (file.startsWith(HERE)) drawn = undefined;
      });
      server.middlewares.use(async (request, response, next) => {
        const name = (request.url ?? "").split("?")[0]!.slice(1);
        if (!/\.(svg|png)$/.test(name)) return next();
        const body = (await (drawn ??= everything())).get(name);
        if (body === undefined) return next();
        response.setHeader("Content-Type", name.endsWith(".png") ? "image/png" : "image/svg+xml");
        response.end(body);
      });
    },
  };
}
