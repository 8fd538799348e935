// What has become of a character whom nobody plays in this round.
import { t } from "../../state/app.svelte";
import type { ViewData } from "../../wire";

/** Why nobody will answer for a character, in a word or two; nothing where somebody may. */
export function fateOf(id: string, { draft, silent }: ViewData): string {
  if (draft.face_up.includes(id)) return t("table-out");
  return silent.includes(id) ? t("table-silent") : "";
}
