// Offline: rules, cards and the replays that were opened can be read without a network. The worker in
// worker.js keeps them; here the page says what is to be kept, once it has nothing better to do.
import { characters, districts } from "virtual:art";
import { LATER } from "../screens/later";
import { loadRules } from "../words";
import { app } from "./app.svelte";

const PAUSE_MS = 8000; // after the first load, which has to be quick

const PICTURES = [
  ...["symbols", "coin", "crown", "back", "laurel", "bell", "logo"],
  ...["skyline-dusk", "skyline-day", "book/cards", "book/table"],
];

class Offline {
  now = $state(!navigator.onLine);

  constructor() {
    addEventListener("online", () => (this.now = false));
    addEventListener("offline", () => (this.now = true));
  }

  /** Have the worker, and tell it what to keep. */
  async start(): Promise<void> {
    if (!("serviceWorker" in navigator) || !isSecureContext) return;
    try {
      await navigator.serviceWorker.register("/worker.js");
      const { active } = await navigator.serviceWorker.ready;
      setTimeout(() => void this.#keep(active), PAUSE_MS);
    } catch {
      // Some browsers allow no worker; all else works without it.
    }
  }

  async #keep(worker: ServiceWorker | null): Promise<void> {
    if (this.now || !app.ready) return;
    await Promise.all([LATER.rules(), LATER.replay(), loadRules(app.language)]);
    const loaded = performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname);
    const files = loaded.filter((path) => /^\/(assets|icons)\//.test(path));
    const drawn = [
      ...PICTURES.map((name) => `/art/${name}.svg`),
      ...[...characters].map((id) => `/art/characters/${id}.svg`),
      ...[...districts].map((id) => `/art/districts/${id}.svg`),
    ];
    worker?.postMessage({ keep: ["/", "/api/me", "/api/catalog", ...files, ...drawn] });
  }
}

export const offline = new Offline();
