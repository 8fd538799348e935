// What a study says about a card: a difference in points, a share beside an even one, and how many games.
// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import CardStudy from "../../src/parts/CardStudy.svelte";
import { cards } from "../../src/state/cards.svelte";
import { prepare } from "./stand.svelte";

const MEASURED = { level: "citizen", low: 0.021, high: 0.043, games: 40_000 };
const FIGURES = [
  { ...MEASURED, card: "smithy", kind: "worth", players: 4, value: 0.032, chance: 0 },
  { ...MEASURED, card: "king", kind: "character", players: 4, value: 0.303, chance: 0.25 },
];

beforeAll(prepare);
afterEach(() => (document.body.innerHTML = ""));

function shown(id: string): string {
  cards.catalog = { ...cards.catalog, figures: FIGURES };
  const part = mount(CardStudy, { target: document.body, props: { id } });
  flushSync();
  const text = document.body.textContent.replace(/\s+/g, " ");
  void unmount(part);
  return text;
}

test("the worth of a district is a difference in points beside an even share, with its interval and games", () => {
  const text = shown("smithy");
  expect(text).toContain("by +3.2 pp (+2.1 pp to +4.3 pp); an even share would be 25.0%");
  expect(text).toContain("Games: 40,000");
});

test("a character’s share stands beside an even one, and is called an association", () => {
  const text = shown("king");
  expect(text).toContain("30.3%");
  expect(text).toContain("25.0%");
  expect(text).toContain("association");
});

test("a card that nobody has measured says nothing", () => expect(shown("temple").trim()).toBe(""));
