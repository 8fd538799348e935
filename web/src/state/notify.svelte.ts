// Notifications: off until asked for. The page shows them while it is open; where the server and the browser
// can, the browser's push service delivers them when it is closed.
import type { PushOffer } from "../wire";
import { api } from "../wire/api";
import { app, t } from "./app.svelte";
import { settings } from "./settings.svelte";

class Notify {
  allowed = $state<NotificationPermission | "none">("Notification" in window ? Notification.permission : "none");
  key = $state(""); // of the server; empty where nothing is delivered to a closed page
  on = $derived(settings.kept.notify && this.allowed === "granted");
  can = $derived(this.allowed === "granted" || this.allowed === "default");
  #asked: Promise<void> | undefined;

  /** Ask once whether the server pushes. */
  ask(): Promise<void> {
    return (this.#asked ??= this.#ask());
  }

  async #ask(): Promise<void> {
    if (!("PushManager" in window) || !(await worker())) return;
    this.key = await api.get<PushOffer>("/api/push").then(
      (offer) => offer.key,
      () => "",
    );
  }

  async turn(on: boolean): Promise<void> {
    if (on && this.allowed === "default") this.allowed = await Notification.requestPermission();
    settings.set("notify", on && this.allowed === "granted");
    await (this.on ? this.#subscribe() : this.drop());
  }

  /** Be reminded as well, or not. */
  async turnReminders(on: boolean): Promise<void> {
    settings.set("remind", on);
    await this.#subscribe();
  }

  /** Keep what the server knows of this device up to date: its guest, its language. */
  async renew(): Promise<void> {
    if (!settings.kept.push || !this.on) return;
    await this.ask();
    await this.#subscribe();
  }

  /** Have nothing delivered to this device any more. */
  async drop(): Promise<void> {
    const had = settings.kept.push;
    settings.set("push", false);
    const old = had ? await (await worker())?.pushManager.getSubscription() : null;
    if (!old) return;
    await api.delete(`/api/me/devices/${await nameOf(old.endpoint)}`).catch(() => undefined);
    await old.unsubscribe();
  }

  async #subscribe(): Promise<void> {
    const manager = this.key ? (await worker())?.pushManager : undefined;
    if (!manager) return;
    try {
      const device = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: this.key });
      const { endpoint = "", keys = {} } = device.toJSON();
      const { p256dh = "", auth = "" } = keys;
      const { remind } = settings.kept;
      await api.post("/api/me/devices", { endpoint, p256dh, auth, language: app.language, remind });
      settings.set("push", true);
    } catch (error) {
      console.warn(error);
      settings.set("push", false);
      app.toast(t("settings-notify-open"), true);
    }
  }
}

/** The worker that can show something when no page is open. */
export async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration();
}

/** How the server calls a device: the SHA-256 of its endpoint. */
async function nameOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const notify = new Notify();
