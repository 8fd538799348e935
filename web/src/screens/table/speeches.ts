// Chat by speaker: lines that one person says in a row stand together.
import type { RemarkData } from "../../wire";

export interface Speech {
  name: string;
  seat: number;
  lines: RemarkData[];
}

export function speechesOf(chat: readonly RemarkData[]): Speech[] {
  const all: Speech[] = [];
  for (const line of chat) {
    const last = all.at(-1);
    if (last?.name === line.name && last.seat === line.seat) last.lines.push(line);
    else all.push({ name: line.name, seat: line.seat, lines: [line] });
  }
  return all;
}
