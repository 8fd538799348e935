// Sharing a link: to the clipboard, or through whatever the device offers.
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
