// Chat by speaker: remarks that one person says in a row stand together.
import type { RemarkData } from "../../wire";

export interface Speech {
  name: string;
  seat: number;
  remarks: RemarkData[];
}

export function speechesOf(chat: readonly RemarkData[]): Speech[] {
  const all: Speech[] = [];
  for (const remark of chat) {
    const last = all.at(-1);
    if (last?.name === remark.name && last.seat === remark.seat) last.remarks.push(remark);
    else all.push({ name: remark.name, seat: remark.seat, remarks: [remark] });
  }
  return all;
}
