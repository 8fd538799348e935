// Fairness: whether a revealed seed is the promised one, computed here and not believed.
const SALT = "citadels seed ";

/** Whether a seed (in hex) has this fingerprint; null where the browser cannot compute it. */
export async function fits(seed: string, commitment: string): Promise<boolean | null> {
  if (!seed || !globalThis.crypto?.subtle) return null; // only pages that came safely may compute
  const bytes = (seed.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  const digest = await crypto.subtle.digest("SHA-256", new Uint8Array([...new TextEncoder().encode(SALT), ...bytes]));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
