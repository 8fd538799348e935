// Chat by speaker: remarks that one person says in a row stand together.
import { t } from "../../state/app.svelte";
import type { RemarkData } from "../../wire";
import { playerName, type Reader } from "../../words";

export const CHAT_HIDDEN = "citadels-chat-hidden"; // whether this device shows no chat

/** Who says something, by name; whoever has none is called by the seat, or as one who watches. */
export function speakerOf({ name, seat }: { name: string; seat: number }, reader: Reader): string {
  return name || String(playerName(seat, reader)) || t("chronicle-chat-watching");
}

export interface Speech {
  mark: string;
  name: string;
  seat: number;
  remarks: RemarkData[];
}

export function speechesOf(chat: readonly RemarkData[]): Speech[] {
  const all: Speech[] = [];
  for (const remark of chat) {
    const last = all.at(-1);
    const { mark = "", name, seat } = remark;
    if (last?.mark === mark && last.name === name && last.seat === seat) last.remarks.push(remark);
    else all.push({ mark, name, seat, remarks: [remark] });
  }
  return all;
}
