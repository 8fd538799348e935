// What a view says of one card: whether it can be chosen, who has it, what lies on it.
import { t } from "../state/app.svelte";
import { cards } from "../state/cards.svelte";
import { table } from "../state/table.svelte";
import type { MarkTale, ViewTale } from "../wire";
import { cardName, has, playerName, sayReason } from "../words";

/** Say which marker lies on a character. */
export function sayMark({ kind, character, face }: MarkTale, view: ViewTale): string {
  const { language } = table.reader;
  const id = has(`ui-mark-${kind}`, language) ? `ui-mark-${kind}` : "ui-mark-other";
  const shown = face === null ? "hidden" : face ? "real" : "empty";
  return t(id, { character: cardName(character, language, view.edition), face: shown });
}

function whose(id: string, seat: number): string {
  return t(id, { player: playerName(seat, table.reader) }, seat === table.seat ? "you" : "");
}

/** The answers to the open question that this card stands for. */
function answers(id: string, view: ViewTale): string[] {
  const standing = view.players.flatMap((_, seat) => [`${id}@${seat}`, `${id}+@${seat}`]);
  return [`build ${id}`, `use ${id}`, id, ...standing];
}

/** All that can be said now, one sentence each. */
export function stateOf(id: string, view: ViewTale): string[] {
  const texts = answers(id, view);
  const why = texts.map((text) => table.reason(text)).find(Boolean);
  const play: string[] = [];
  if (texts.some((text) => table.option(text))) play.push(t("pages-can"));
  else if (why) play.push(t("pages-cannot", { reason: sayReason(why, table.reader) }));
  const where = cards.isCharacter(id) ? ofCharacter(id, view) : ofDistrict(id, view);
  return [...play, ...where];
}

function ofCharacter(id: string, view: ViewTale): string[] {
  const said = view.players.flatMap((player, seat) => (player.characters?.includes(id) ? [whose("pages-has-role", seat)] : []));
  if (view.turn.seat >= 0 && view.turn.character === id) said.push(t("pages-turn"));
  if (view.draft.face_up.includes(id)) said.push(t("pages-out"));
  if (view.silent.includes(id)) said.push(t("pages-silent"));
  if (!view.cast.includes(id)) return [t("pages-not-here")];
  const gold = view.hoard.find(([character]) => character === id)?.[1] ?? 0;
  if (gold) said.push(t("pages-hoard", { gold }));
  said.push(...view.marks.filter((mark) => mark.character === id).map((mark) => sayMark(mark, view)));
  return said.length ? said : [t("pages-nothing-known")];
}

function ofDistrict(id: string, view: ViewTale): string[] {
  return view.players.flatMap((player, seat) => {
    const said: string[] = [];
    if (player.hand?.includes(id) || player.known?.includes(id)) said.push(whose("pages-in-hand", seat));
    for (const built of player.city.filter((one) => one.id === id)) {
      said.push(whose("pages-in-city", seat));
      if (built.beautified) said.push(t("pages-beautified"));
      if (built.under?.length) said.push(t("ui-under", { cards: built.under.length }));
    }
    return said;
  });
}
