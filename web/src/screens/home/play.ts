// What "Play now" remembers, and the game that it begins.
import { type Pace, PACES } from "../../motion/teller.svelte";
import { shieldOf } from "../../parts/shields";
import { app } from "../../state/app.svelte";
import { cards } from "../../state/cards.svelte";
import { keep, recall } from "../../state/settings.svelte";
import type { NewTable, Place } from "../../wire";
import { api } from "../../wire/api";
import { LATER } from "../later";

export interface Wanted {
  players: number;
  level: string;
  edition: string;
  preset: string; // "" for random cards
  pace: Pace;
}

const KEY = "play";

/** What was played last, as far as there still is such a thing; else a good first game. */
export function remembered(): Wanted {
  const { editions, bots } = cards.catalog;
  const kept = recall<Partial<Wanted>>(KEY, {});
  const box = editions.find((edition) => edition.id === kept.edition) ?? editions[0]!;
  const known = kept.preset === "" ? !box.fixed : box.presets.some((preset) => preset.id === kept.preset);
  return {
    players: Math.min(Math.max(kept.players ?? 4, box.min_players), box.max_players),
    level: kept.level && bots.includes(kept.level) ? kept.level : (bots[1] ?? bots[0]!),
    edition: box.id,
    preset: known ? kept.preset! : box.presets[0]!.id,
    pace: PACES.find((pace) => pace === kept.pace) ?? "natural",
  };
}

/** Before sitting down: who never chose a shield gets one, so that everybody sees the same. */
export async function present(): Promise<void> {
  if (!app.me.shield) await app.introduce({ shield: shieldOf(app.me.id) });
}

/** Keep the token that proves my seat on another device, or after the cookie is gone. */
export function keepPlace(place: Place): void {
  if (place.token) keep(`seat-${place.table}`, place.token); // who sat there already has it
}

/** Open a table and take my seat there; gives the table. */
export async function openTable(wanted: Partial<NewTable>): Promise<string> {
  void LATER.table().catch(() => undefined); // it comes while the server opens the table; later it is asked for again
  await present();
  const place = await api.post<Place>("/api/tables", wanted);
  keepPlace(place);
  return place.table;
}

/** Open a table full of bots and begin; gives the table. */
export async function begin({ players, level, edition, preset, pace }: Wanted): Promise<string> {
  keep(KEY, { players, level, edition, preset, pace });
  const setup = preset ? { players, edition, preset } : { players, edition, random: true };
  return openTable({ setup, fill: level, start: true, options: { pace } });
}
