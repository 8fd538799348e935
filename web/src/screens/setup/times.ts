// A span of time in the largest unit that fits.
import { t } from "../../state/app.svelte";

export function sayTime(seconds: number): string {
  if (seconds % 3600 === 0) return t("setup-hours", { count: seconds / 3600 });
  return seconds % 60 ? t("setup-seconds", { count: seconds }) : t("setup-minutes", { count: seconds / 60 });
}
