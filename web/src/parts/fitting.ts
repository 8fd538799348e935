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

interface Fitter {
  tag: HTMLElement;
  picture: HTMLElement;
  texts: readonly string[];
  said: readonly string[]; // these, and the last one with hyphens
}

const fitters = new Map<Element, Fitter>(); // by picture
let watcher: ResizeObserver | undefined;
let waits = false; // for letters

/** Write all tags, then measure all: the page is laid out once for each text, not for each tag. */
function fitAll(all: Iterable<Fitter>): void {
  let left = [...all];
  for (const { tag } of left) tag.hidden = false;
  for (let n = 0; left.length; n++) {
    for (const { tag, said } of left) {
      tag.hidden = n >= said.length;
      tag.textContent = said[n] ?? "";
    }
    left = left
      .filter(({ said }) => n < said.length)
      .filter(({ tag, picture, texts, said }) => !fits(tag, picture, texts.indexOf(said[n]!) < texts.length - 1));
  }
}

/** Once letters that are on their way are there, sizes are others. */
function fitLater(): void {
  if (waits || document.fonts?.status !== "loading") return;
  waits = true;
  void document.fonts.ready.then(() => {
    waits = false;
    fitAll(fitters.values());
  });
}

/** Say the first of some texts that fits, the last one with hyphens if need be; nothing where none does. */
export function fitting(texts: readonly string[]): Attachment<HTMLElement> {
  return (tag) => {
    const picture = tag.parentElement!;
    const fitter = { tag, picture, texts, said: [...texts, soften(texts.at(-1) ?? "")] };
    tag.textContent = texts[0] ?? ""; // it is measured before it is painted
    fitters.set(picture, fitter);
    watcher ??= new ResizeObserver((seen) => {
      fitAll(seen.flatMap(({ target }) => fitters.get(target) ?? []));
    });
    watcher.unobserve(picture);
    watcher.observe(picture);
    fitLater();
    return () => {
      if (fitters.get(picture) !== fitter) return;
      fitters.delete(picture);
      watcher?.unobserve(picture);
    };
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
