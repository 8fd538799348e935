// A line of the story: what can be pressed in it, and that no line of the page begins with a comma.
// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test } from "vitest";
import Told from "../../src/screens/table/Told.svelte";
import { lineOf } from "../../src/words";
import { clear, prepare, show, textOf, told, view } from "./stand.svelte";

beforeAll(prepare);
afterEach(clear);

test("a sign stays with the name before it", () => {
  const table = told(view());
  const line = lineOf({ name: "draws", seat: 0, things: ["market", "town_hall", "prison"] });
  show(Told, table, { line, reader: table.reader });
  const pressed = [...document.querySelectorAll("button.card")];
  expect(pressed.map(textOf)).toEqual(["Market", "Town Hall", "Prison"]);
  expect(pressed.map((it) => textOf(it.parentElement!))).toEqual(["Market,", "Town Hall", "Prison."]);
  expect(textOf(document.body)).toContain("You draw the Market, the Town Hall and the Prison.");
});
