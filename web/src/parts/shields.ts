// Which shield a code stands for.
import { shields } from "virtual:art";

/** The shield of that name, or one that is always the same for a text. */
export function shieldOf(code: string): string {
  if (shields.includes(code)) return code;
  let sum = 0;
  for (const letter of code) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return shields[sum % shields.length]!;
}
