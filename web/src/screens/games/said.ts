// Figures of many games in words: a number with its range, and what it says, if anything.
import { app, t } from "../../state/app.svelte";
import type { FigureData } from "../../wire";
import { sayPercent } from "../../words";

export const KINDS = ["draft", "target", "build", "timing"] as const; // of mistakes
const CLAIMS = ["more", "less", "even"]; // what a figure can say

const percent = (share: number): string => sayPercent(share, app.language);
const signed = (share: number): string => sayPercent(share, app.language, true);

/** A number per hundred, with one digit after the point. */
export function sayRate(rate: number): string {
  return new Intl.NumberFormat(app.language, { maximumFractionDigits: 1 }).format(100 * rate);
}

function range(low: number, high: number, say: (share: number) => string): string {
  return t("games-range", { before: say(low), after: say(high) });
}

export const sayShares = ({ low, high }: { low: number; high: number }): string => range(low, high, percent);
export const sayEffects = ({ low, high }: { low: number; high: number }): string => range(low, high, signed);
export const sayRates = ({ low, high }: FigureData): string => range(low, high, sayRate);

/** A number that is no more than an estimate: two digits of it, rounded up. */
export function about(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1);
  return Math.ceil(count / unit) * unit;
}

/** What a figure says; where its games are too few, how many it takes. */
export function sayClaim({ says, needed }: FigureData, family: "won" | "luck" | "rate"): string {
  if (says === "few")
    return [t("games-few"), ...(needed ? [t("games-needed", { count: about(needed) })] : [])].join(" ");
  if (says === "some") return t("games-some");
  if (family === "rate" || !CLAIMS.includes(says)) return "";
  return family === "won" ? t(`games-won-${says}`) : t(`games-luck-${says}`);
}
