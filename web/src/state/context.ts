// What a screen hands down to its parts: the game that is shown, and the table it is played at, if it is.
import { createContext } from "svelte";
import type { LiveTable } from "./live.svelte";
import type { Source } from "./source.svelte";

export const [getSource, setSource] = createContext<Source>();
const [getTable, setLive] = createContext<LiveTable>();
export { getTable };

/** Hand down a table: its game is what is shown. */
export function setTable(table: LiveTable): LiveTable {
  setSource(table);
  return setLive(table);
}
