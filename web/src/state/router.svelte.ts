// Routes: which screen the address names. Links stay links: they work in a new tab, too.

export interface Route {
  screen:
    | "home"
    | "new"
    | "table"
    | "replay"
    | "review"
    | "games"
    | "you"
    | "profile"
    | "leagues"
    | "league"
    | "rules"
    | "about"
    | "guide"
    | "admin"
    | "lost";
  id: string; // of the table, the set-up, the league or the part of the rules
}

const SCREENS: [RegExp, Route["screen"]][] = [
  [/^\/$/, "home"],
  [/^\/new$/, "new"],
  [/^\/s\/([\w-]+)$/, "new"],
  [/^\/t\/([\w-]+)$/, "table"],
  [/^\/r\/([\w-]+)$/, "replay"],
  [/^\/r\/([\w-]+)\/review$/, "review"],
  [/^\/games$/, "games"],
  [/^\/you$/, "you"],
  [/^\/p\/([\w-]+\/\d)$/, "profile"],
  [/^\/leagues$/, "leagues"],
  [/^\/l\/([\w-]+)$/, "league"],
  [/^\/rules(?:\/([\w-]+))?$/, "rules"],
  [/^\/about$/, "about"],
  [/^\/guide$/, "guide"],
  [/^\/admin$/, "admin"],
];

function read(path: string): Route {
  for (const [pattern, screen] of SCREENS) {
    const match = pattern.exec(path);
    if (match) return { screen, id: match[1] ?? "" };
  }
  return { screen: "lost", id: path };
}

class Router {
  route = $state.raw<Route>(read(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.route = read(location.pathname)));
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState({}, "", path);
    this.route = read(location.pathname);
    scrollTo(0, 0);
  }

  #follow(event: MouseEvent): void {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = (event.target as Element).closest?.("a");
    if (!plain || event.defaultPrevented || !link || link.target || link.origin !== location.origin) return;
    if (link.hasAttribute("download") || read(link.pathname).screen === "lost") return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Router();
