// What a view says of one card: whether it can be chosen, who has it, what lies on it.
import { t } from "../state/app.svelte";
import { cards } from "../state/cards.svelte";
import type { Source } from "../state/source.svelte";
import type { MarkData, ViewData } from "../wire";
import { cardName, has, playerName, type Reader, sayReason } from "../words";

/** Say which marker lies on a character. */
export function sayMark({ kind, character, face }: MarkData, { language, edition }: Reader): string {
  const id = has(`ui-mark-${kind}`, language) ? `ui-mark-${kind}` : "ui-mark-other";
  const shown = face === null ? "hidden" : face ? "real" : "empty";
  return t(id, { character: cardName(character, language, edition), face: shown });
}

function whose(id: string, seat: number, source: Source): string {
  return t(id, { player: playerName(seat, source.reader) }, seat === source.seat ? "you" : "");
}

/** The answers to the open question that this card stands for, or the one of its kind that stands in a city. */
function answers(id: string, place: string, { seat }: Source): string[] {
  if (!place) return [`build ${id}`, `use ${id}`, id];
  return place.endsWith(`@${seat}`) ? [place, `use ${id}`] : [place];
}

/** All that can be said now, one sentence each. */
export function stateOf(id: string, source: Source, place = ""): string[] {
  const { view } = source;
  if (!view) return [];
  const texts = answers(id, place, source);
  const why = texts.map((text) => source.reason(text)).find(Boolean);
  const play: string[] = [];
  if (texts.some((text) => source.option(text))) play.push(t("pages-can"));
  else if (why) play.push(t("pages-cannot", { reason: sayReason(why, source.reader) }));
  const where = cards.isCharacter(id) ? ofCharacter(id, view, source) : ofDistrict(id, view, source);
  return [...play, ...where];
}

function ofCharacter(id: string, view: ViewData, source: Source): string[] {
  const said = view.players.flatMap((player, seat) =>
    player.characters?.includes(id) ? [whose("pages-has-role", seat, source)] : [],
  );
  if (view.turn.seat >= 0 && view.turn.character === id) said.push(t("pages-turn"));
  if (view.draft.face_up.includes(id)) said.push(t("pages-out"));
  if (view.silent.includes(id)) said.push(t("pages-silent"));
  if (!view.cast.includes(id)) return [t("pages-not-here")];
  const gold = view.hoard.find(([character]) => character === id)?.[1] ?? 0;
  if (gold) said.push(t("pages-hoard", { gold }));
  said.push(...view.marks.filter((mark) => mark.character === id).map((mark) => sayMark(mark, source.reader)));
  return said.length ? said : [t("pages-nothing-known")];
}

function ofDistrict(id: string, view: ViewData, source: Source): string[] {
  return view.players.flatMap((player, seat) => {
    const said: string[] = [];
    if (player.hand?.includes(id) || player.known?.includes(id)) said.push(whose("pages-in-hand", seat, source));
    for (const built of player.city.filter((one) => one.id === id)) {
      said.push(whose("pages-in-city", seat, source));
      if (built.beautified) said.push(t("pages-beautified"));
      if (built.under?.length) said.push(t("ui-under", { cards: built.under.length }));
    }
    return said;
  });
}
