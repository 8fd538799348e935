// Installing: browsers that can do so offer it once; the offer is kept for whoever looks into the settings.

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  offer = $state.raw<InstallPrompt | null>(null);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offer = event as InstallPrompt;
    });
    addEventListener("appinstalled", () => (this.offer = null));
  }

  async take(): Promise<void> {
    const { offer } = this;
    this.offer = null; // it can be taken only once
    await offer?.prompt();
  }
}

export const install = new Install();
