// Which shield a code stands for.
import { shields } from "virtual:art";

/** The shield of that name, or one that is always the same for a text. */
export function shieldOf(code: string): string {
  if (shields.includes(code)) return code;
  let sum = 0;
  for (const letter of code) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return shields[sum % shields.length]!;
}

interface Bearer {
  shield?: string;
  name?: string;
  level?: string; // of a bot
}

/** The shields of a table, by seat: what people chose stays, and nobody else bears one that is taken. */
export function shieldsOf(chairs: readonly Bearer[]): string[] {
  const chose = ({ shield, level }: Bearer) => Boolean(shield && !level);
  const wanted = chairs.map(({ shield, name }, seat) => shieldOf(shield || name || String(seat)));
  const taken = new Set(wanted.filter((_, seat) => chose(chairs[seat]!)));
  return wanted.map((first, seat) => {
    if (chose(chairs[seat]!)) return first;
    const from = shields.indexOf(first);
    const next = [...shields.slice(from), ...shields.slice(0, from)].find((one) => !taken.has(one)) ?? first;
    taken.add(next);
    return next;
  });
}
