import { expect, test } from "vitest";
import { COLOURS, isCard, isCharacter, learnCards, readOption } from "../src/notation";
import fixture from "./options.json";

learnCards(fixture);

test("every option of the engine is read as the engine made it", () => {
  const fields = fixture.options.map(([text]) => {
    const { kind, card, seat, value, beautified, ...rest } = readOption(String(text));
    return [rest.text, kind, card, seat, value, beautified];
  });
  expect(fields).toEqual(fixture.options);
  expect(fields.length).toBeGreaterThan(900);
});

test("colours stand in the order of the engine", () => {
  expect(COLOURS).toEqual(fixture.colours);
});

test("cards are told apart from everything else", () => {
  expect([isCharacter("witch"), isCharacter("tavern"), isCharacter("draft")]).toEqual([true, false, false]);
  expect([isCard("witch"), isCard("tavern"), isCard("draft")]).toEqual([true, true, false]);
  expect(readOption("sand_castle").kind).toBe("button");
});
