// Everything at a glance: `node art/sheet.mjs FOLDER` writes all pictures and an index.html there.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runnerImport } from "vite";

const folder = process.argv[2];
if (!folder) throw new Error("usage: node art/sheet.mjs FOLDER");
const load = async (name) =>
  (await runnerImport(new URL(name, import.meta.url).pathname, { configFile: false })).module;
const files = (await load("./files.ts")).files();
const symbols = Object.keys((await load("./symbols/index.ts")).SYMBOLS);

for (const [name, svg] of files) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), svg);
}
const names = [...files.keys()];
const pictures = (under, widths) =>
  names
    .filter((name) => name.startsWith(under))
    .map(
      (name) =>
        `<figure>${widths.map((w) => `<img src="${name}" width="${w}">`).join("")}<figcaption>${name.slice(under.length)}</figcaption></figure>`,
    )
    .join("");
const portraits = names
  .filter((name) => name.startsWith("art/characters/"))
  .map(
    (name) =>
      `<figure><img class="bust" src="${name}">${[64, 40, 24].map((w) => `<img class="disc" src="${name}#disc" width="${w}">`).join("")}<figcaption>${name.slice(15)}</figcaption></figure>`,
  )
  .join("");
const cards = names
  .filter((name) => name.startsWith("art/districts/"))
  .map((name) => `<img class="card" src="${name}">`)
  .join("");
const glyphs = symbols
  .map(
    (name) =>
      `<figure>${[48, 20, 16].map((w) => `<svg width="${w}" height="${w}"><use href="#${name}"/></svg>`).join(" ")}<figcaption>${name}</figcaption></figure>`,
  )
  .join("");
const wide =
  pictures("art/skyline", [1400]) +
  pictures("art/back", [130, 24]) +
  pictures("art/coin", [96, 21]) +
  pictures("art/crown", [96, 24]) +
  pictures("art/logo", [96, 30]) +
  pictures("icons/", [128, 32]);
const style =
  "body{margin:0;font:11px sans-serif}section{display:flex;flex-wrap:wrap;gap:8px;padding:8px;background:#241c33;color:#f3dca6}section.light{background:#f4e8cf;color:#3a2a18}figure{margin:0}.card{width:70px;height:76px;border-radius:22px 22px 3px 3px}.bust{width:150px;border-radius:40px 40px 6px 6px}.disc{border-radius:50%}";
writeFileSync(
  join(folder, "index.html"),
  `<!doctype html><style>${style}</style><div hidden>${files.get("art/symbols.svg")}</div>
<section>${pictures("art/districts/", [200])}</section><section class="light">${cards}</section><section>${portraits}</section><section class="light">${portraits}</section>
<section>${glyphs}</section><section class="light">${glyphs}</section><section>${pictures("art/shields/", [60, 28])}</section><section>${wide}</section>`,
);
