// A span of time in the largest unit that fits.
import { app, t } from "../../state/app.svelte";
import { saySpan } from "../../state/clock";

const HOUR = 3600;

/** The time for a turn by correspondence. */
export function sayHours(hours: number): string {
  return saySpan(hours * HOUR, app.language);
}

export function sayTime(seconds: number): string {
  if (seconds % 3600 === 0) return t("setup-hours", { count: seconds / 3600 });
  return seconds % 60 ? t("setup-seconds", { count: seconds }) : t("setup-minutes", { count: seconds / 60 });
}
