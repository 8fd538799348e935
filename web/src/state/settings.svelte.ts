// Settings: what this device remembers of its user.

export type Theme = "auto" | "light" | "dark";

interface Kept {
  language: string;
  theme: Theme;
  sound: boolean;
  motion: boolean;
  scenes: boolean; // whether great moments are shown large
  notify: boolean;
  remind: boolean; // whether also before the time is up, by correspondence
  push: boolean; // whether that is delivered to a closed page
  largeText: boolean;
  muted: string[]; // names of those whose chat is not shown
}

const KEY = "citadels";
const LARGE = 1.1875; // of letters, where large ones are wished for
const FIRST: Kept = {
  language: "",
  theme: "auto",
  sound: true,
  motion: true,
  scenes: true,
  notify: false,
  remind: true,
  push: false,
  largeText: false,
  muted: [],
};

export function recall<T>(key: string, other: T): T {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? other;
  } catch {
    return other;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // private windows may refuse: the page works all the same, for this visit
  }
}

class Settings {
  kept = $state<Kept>({ ...FIRST, ...recall<Partial<Kept>>(KEY, {}) });

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.kept[name] = value;
    keep(KEY, this.kept);
  }

  /** How large letters are, by their usual size. */
  get scale(): number {
    return this.kept.largeText ? LARGE : 1;
  }

  /** Whether things may move: what the system is set to counts first. */
  get moves(): boolean {
    return this.kept.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const settings = new Settings();
