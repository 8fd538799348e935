/** Every picture by the path it is served at. */
import * as book from "./book";
import { CHARACTERS } from "./characters";
import unknownCharacter from "./characters/default";
import { DISTRICTS } from "./districts";
import { unknown } from "./districts/default";
import * as emblems from "./emblems";
import { COLOURS } from "./grammar";
import { SHIELDS, shield } from "./shields";
import * as skyline from "./skyline";
import { SYMBOLS, sprite } from "./symbols";

export function files(): Map<string, string> {
  const all = new Map<string, string>();
  for (const [id, scene] of Object.entries(DISTRICTS)) all.set(`art/districts/${id}.svg`, scene.svg);
  for (const colour of COLOURS) all.set(`art/districts/_${colour}.svg`, unknown(colour).svg);
  for (const [id, portrait] of Object.entries(CHARACTERS)) all.set(`art/characters/${id}.svg`, portrait);
  all.set("art/characters/_unknown.svg", unknownCharacter);
  for (const code of SHIELDS) all.set(`art/shields/${code}.svg`, shield(code));
  all.set("art/symbols.svg", sprite());
  all.set("art/skyline-dusk.svg", skyline.dusk());
  all.set("art/skyline-day.svg", skyline.day());
  all.set("art/back.svg", emblems.back());
  all.set("art/coin.svg", emblems.coin());
  all.set("art/crown.svg", emblems.crown());
  all.set("art/laurel.svg", emblems.laurel());
  all.set("art/bell.svg", emblems.bell());
  all.set("art/logo.svg", emblems.logo());
  all.set("art/book/cards.svg", book.cards());
  all.set("art/book/table.svg", book.table());
  all.set("favicon.svg", emblems.logo());
  all.set("icons/icon.svg", emblems.icon());
  all.set("icons/icon-maskable.svg", emblems.iconMaskable());
  return all;
}

/** The shields in their order, for the pictures that the server paints. */
export const shieldList = (): string => JSON.stringify(SHIELDS);

/** What the client is told: a module that says which cards and shields are drawn. */
export const index = (): string => `export const districts = new Set(${JSON.stringify(Object.keys(DISTRICTS))});
export const characters = new Set(${JSON.stringify(Object.keys(CHARACTERS))});
export const shields = ${JSON.stringify(SHIELDS)};
export const symbols = new Set(${JSON.stringify(Object.keys(SYMBOLS))});
`;
