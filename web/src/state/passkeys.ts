// Passkeys: the browser makes a key for this site and signs with it; the server has only its public half.
import type { Challenge, Welcomed } from "../wire";
import { api } from "../wire/api";
import { t } from "./app.svelte";

/** Whether this page can have passkeys: only where it is safe, and at an address with a name. */
export const hasPasskeys = (): boolean =>
  isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(location.hostname);

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

const toText = (data: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(data)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Make a passkey for whoever is here; false if they changed their mind. */
export async function makePasskey(name: string): Promise<boolean> {
  const asked = await api.post<Challenge>("/api/me/passkeys/challenge");
  const made = await ask(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: toBytes(asked.challenge),
        rp: { id: asked.site, name: t("web-title") },
        user: { id: toBytes(asked.user ?? ""), name: asked.name || t("web-title"), displayName: asked.name ?? "" },
        pubKeyCredParams: (asked.algorithms ?? []).map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: (asked.known ?? []).map((id) => ({ type: "public-key", id: toBytes(id) })),
        authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "preferred" },
        timeout: asked.seconds * 1000,
      },
    }),
  );
  if (!made) return false;
  const response = made.response as AuthenticatorAttestationResponse;
  await api.post("/api/me/passkeys", {
    id: toText(made.rawId),
    client_data: toText(response.clientDataJSON),
    attestation: toText(response.attestationObject),
    name,
  });
  return true;
}

/** Come back with a passkey; nothing if they changed their mind. */
export async function enterWithPasskey(bring: boolean): Promise<Welcomed | null> {
  const asked = await api.post<Challenge>("/api/sign-in/challenge");
  const publicKey = { challenge: toBytes(asked.challenge), rpId: asked.site, timeout: asked.seconds * 1000 };
  const signed = await ask(() => navigator.credentials.get({ publicKey }));
  if (!signed) return null;
  const response = signed.response as AuthenticatorAssertionResponse;
  return api.post<Welcomed>("/api/sign-in/passkey", {
    id: toText(signed.rawId),
    client_data: toText(response.clientDataJSON),
    authenticator_data: toText(response.authenticatorData),
    signature: toText(response.signature),
    bring,
  });
}

/** Let the browser ask for a finger or a PIN; whoever closes that has not made a mistake. */
async function ask(deed: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await deed()) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
