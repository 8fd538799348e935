// The worker behind the page: what was loaded once opens without a network, as it was; and whoever has
// closed the page is told that it is their turn. worker-plugin.ts puts the words in.
const SAID = {};
const KEPT = "citadels";
const FILES = /^\/(assets|art|icons)\//; // these have no secrets, and most never change
const TOLD = /^\/api\/(me|catalog|tables\/[^/]+\/replay)$/; // replays are of games that are over
const TABLE = /^[\w-]{1,32}$/;
const PAGE = "/"; // every place in the client is the same page

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** Whether an answer may be kept: as the page only a page, not a picture that was opened on its own. */
function isFit(answer, key) {
  return answer.ok && (key !== PAGE || /^text\/html\b/.test(answer.headers.get("content-type") ?? ""));
}

/** What is new, kept for later; without a network, what was kept. */
async function newest(request, key) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (isFit(answer, key)) await kept.put(key, answer.clone());
    return answer;
  } catch (error) {
    const old = await kept.match(key);
    if (old) return old;
    throw error;
  }
}

/** What was kept, else what is there; a picture is fetched anew for the next time. */
async function nearest(request) {
  const old = await (await caches.open(KEPT)).match(request);
  if (!old) return newest(request, request);
  if (!new URL(request.url).pathname.startsWith("/assets/")) newest(request, request).catch(() => undefined);
  return old;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (!pathname.startsWith("/api/")) event.respondWith(newest(request, PAGE));
  } else if (FILES.test(pathname)) event.respondWith(nearest(request));
  else if (TOLD.test(pathname)) event.respondWith(newest(request, pathname));
});

/** The page names all that it wants to find again: that is fetched, and other files of older pages go. */
self.addEventListener("message", (event) => {
  const wanted = new Set(event.data.keep.map((path) => new URL(path, location.origin).href));
  const keep = async () => {
    const kept = await caches.open(KEPT);
    for (const { url } of await kept.keys()) {
      if (wanted.has(url)) wanted.delete(url);
      else if (FILES.test(new URL(url).pathname)) await kept.delete(url);
    }
    for (const url of wanted) await kept.add(url).catch(() => undefined);
    event.source?.postMessage("kept");
  };
  event.waitUntil(keep());
});

/** Say whose table waits; of the game itself nothing is told. Names are text, in one piece and on one line. */
async function tell({ table = "", host = "", yours = false, language = "en", reminder = false }) {
  const words = SAID[language] ?? SAID.en;
  const name = host.replace(/\p{C}/gu, "");
  const theirs = name ? words["push-table"].replace(/\{.*\}/, () => `\u2068${name}\u2069`) : words["web-title"];
  await self.registration.showNotification(reminder ? words["push-reminder"] : words["chronicle-your-turn"], {
    body: yours ? words["push-own"] : theirs,
    tag: `citadels-${table}`,
    renotify: true,
    lang: language,
    icon: "/icons/icon-192.png",
    data: { table },
  });
}

self.addEventListener("push", (event) => event.waitUntil(tell(event.data?.json() ?? {})));

/** Come back to a table: to the page that shows it, or to a new one. */
async function open({ table = "" }) {
  const place = TABLE.test(table) ? `/t/${table}` : PAGE;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === place);
  await (page ? page.focus() : self.clients.openWindow(place));
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data ?? {}));
});
