// A dialog: Esc closes it, and an end of which the browser tells late closes nothing that was opened since.
// @vitest-environment happy-dom
import { createRawSnippet, flushSync, mount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import Dialog from "../../src/parts/Dialog.svelte";
import { clear, prepare } from "./stand.svelte";

beforeAll(prepare);
afterEach(clear);

function opened(): [HTMLDialogElement, string[]] {
  const told: string[] = [];
  const children = createRawSnippet(() => ({ render: () => "<p>words</p>" }));
  const props = { open: true, title: "A dialog", onclose: () => told.push("closed"), children };
  mount(Dialog, { target: document.body, props });
  flushSync();
  return [document.querySelector("dialog")!, told];
}

test("what the browser closes is closed", () => {
  const [dialog, told] = opened();
  expect(dialog.open).toBe(true);
  dialog.close();
  expect(told).toEqual(["closed"]);
});

test("an end that is told after it was opened again closes nothing", () => {
  const [dialog, told] = opened();
  dialog.dispatchEvent(new Event("close"));
  expect([dialog.open, told]).toEqual([true, []]);
});
