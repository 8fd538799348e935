// The worker behind the page: what it keeps of the places that are opened.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const CODE = readFileSync(fileURLToPath(new URL("../src/worker.js", import.meta.url)), "utf8");

/** What is kept, by its key, after some places were opened that answer with these types. */
async function kept(opened: Record<string, string>): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const heard: Record<string, (event: object) => void> = {};
  const self = { addEventListener: (name: string, hear: (event: object) => void) => (heard[name] = hear) };
  const put = (key: string, answer: Response) => answer.text().then((text) => (found[key] = text));
  const caches = { open: () => Promise.resolve({ put, match: () => undefined }) };
  const fetch = ({ url }: { url: string }) => {
    const path = new URL(url).pathname;
    return Promise.resolve(new Response(path, { headers: { "content-type": opened[path]! } }));
  };
  // It is no module, and this is no browser.
  new Function("self", "caches", "fetch", "location", CODE)(self, caches, fetch, { origin: "http://here" });
  for (const path of Object.keys(opened)) {
    let answer: Promise<unknown> | undefined;
    const request = { url: `http://here${path}`, method: "GET", mode: "navigate" };
    heard.fetch!({ request, respondWith: (given: Promise<unknown>) => (answer = given) });
    await answer;
  }
  return found;
}

test("a page that was opened is the page that is kept", async () => {
  expect(await kept({ "/rules": "text/html; charset=utf-8" })).toEqual({ "/": "/rules" });
});

test("a picture or a file that was opened on its own does not take its place", async () => {
  const opened = { "/t/x": "text/html", "/art/coin.svg": "image/svg+xml", "/robots.txt": "text/plain" };
  expect(await kept(opened)).toEqual({ "/": "/t/x" });
});
