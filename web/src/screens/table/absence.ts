// Why a player is not there: in words, and as a sign where there is little room.
import type { SymbolName } from "../../../art/symbols";
import { app, t } from "../../state/app.svelte";
import { sayDay } from "../../state/clock";
import type { ChairData } from "../../wire";

export interface Absence {
  text: string;
  glyph: SymbolName;
}

/** Why a person is not there; where a turn takes days, and in a replay, nobody has to be. */
export function absenceOf(chair: ChairData, expected: boolean): Absence | null {
  const { vacation, away, taken, level, here } = chair;
  if (vacation) return { text: t("table-vacation", { when: sayDay(vacation, app.language) }), glyph: "pause" };
  if (away) return { text: t("table-away"), glyph: "bot" };
  return taken && !level && !here && expected ? { text: t("room-gone"), glyph: "leave" } : null;
}
