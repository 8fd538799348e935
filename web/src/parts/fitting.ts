// What is said on the picture of a card: the longest words that leave its cost and its colour alone. Measured, for
// names take one line or three; no size depends on it, so that nothing is laid out anew.
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { soften } from "./soften";

const MOST = 0.36; // of the picture, for a sentence

/** Where something ends below the upper edge of the card; what is not there ends nowhere. */
function endOf(part: HTMLElement | null | undefined, card: HTMLElement): number {
  let [top, up] = [part?.offsetHeight ?? 0, part ?? null];
  for (; up && up !== card; up = up.offsetParent as HTMLElement | null) top += up.offsetTop;
  return top;
}

/** Whether it leaves the cost free, and most of the picture if it is long. */
function fits(tag: HTMLElement, picture: HTMLElement, long: boolean): boolean {
  if (long && tag.offsetHeight > MOST * picture.offsetHeight) return false;
  const card = picture.parentElement!;
  const above = endOf(card.querySelector<HTMLElement>(".cost b"), card); // a colour beside it ends no lower
  const top = tag.offsetTop;
  return tag.scrollWidth <= tag.clientWidth && top >= 0 && picture.offsetTop + top >= above;
}

/** Say the first of some texts that fits, the last one with hyphens if need be; nothing where none does. */
export function fitting(texts: readonly string[]): Attachment<HTMLElement> {
  return (tag) => {
    const picture = tag.parentElement!;
    const fit = (): void => {
      tag.hidden = false;
      for (const text of [...texts, soften(texts.at(-1) ?? "")]) {
        tag.textContent = text;
        if (fits(tag, picture, texts.indexOf(text) < texts.length - 1)) return;
      }
      tag.hidden = true;
    };
    fit();
    const watcher = new ResizeObserver(fit);
    watcher.observe(picture);
    void document.fonts?.ready.then(fit);
    return () => watcher.disconnect();
  };
}

/** Print a text that its style clamps to some lines, and tell whether it is whole; again when its card changes. */
export function whole(text: string, lines: number, tell: (fits: boolean) => void): Attachment<HTMLElement> {
  return (part) => {
    part.textContent = text;
    part.style.setProperty("--lines", String(lines));
    const measure = (): void => tell(part.scrollHeight <= part.clientHeight + 1);
    untrack(measure);
    const watcher = new ResizeObserver(measure);
    watcher.observe(part.parentElement!);
    return () => watcher.disconnect();
  };
}
