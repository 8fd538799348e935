// Sharing a link: to the clipboard, or through whatever the device offers.
import { Refused } from "../wire/api";
import { app, t } from "./app.svelte";

/** Copy a text and say so; pages without a clipboard (plain HTTP) use the old way. */
export async function copy(text: string, said = "web-copied"): Promise<void> {
  const done = await (navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  ) ?? false);
  if (done || copyOldWay(text)) app.toast(t(said));
  else app.toast(t("room-no-copy", { text }), true);
}

function copyOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  const focused = document.activeElement as HTMLElement | null;
  field.value = text;
  field.className = "unseen";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  focused?.focus();
  return done;
}

export const canShare = typeof navigator.share === "function";

/** Open the sharing sheet of the device; closing it is no mistake. */
export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined);
}

/** Whether the server paints pictures: then its page names one. */
export const hasPictures = (): boolean => document.querySelector('meta[property="og:image"]') !== null;

/** Share a picture of the server where the device can; else download it. */
export async function sharePicture(path: string, name: string, title: string, url: string): Promise<void> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Refused(answer.status === 429 ? "too-fast" : "server");
  const picture = new File([await answer.blob()], name, { type: "image/png" });
  const wish = { files: [picture], title, url };
  if (navigator.canShare?.(wish)) await navigator.share(wish).catch(() => undefined);
  else download(picture);
}

function download(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
