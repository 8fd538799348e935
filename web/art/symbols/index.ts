/** Every symbol by name, and the one file that holds them all. */
import { tidy } from "../grammar";
import * as colours from "./colours";
import * as controls from "./controls";
import * as game from "./game";
import * as people from "./people";

export const SYMBOLS = { ...colours, ...game, ...people, ...controls };

export type SymbolName = keyof typeof SYMBOLS;

export const sprite = (): string => {
  const symbols = Object.entries(SYMBOLS).map(
    ([name, body]) =>
      `<symbol id="${name}" viewBox="0 0 24 24" fill="currentColor" stroke-linecap="round" stroke-linejoin="round">${body}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${tidy(symbols.join("\n"))}\n</svg>\n`;
};
