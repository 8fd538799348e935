// Links that lead to this page: what proves them stands behind the #, which no server is sent.

export interface Arrival {
  kind: "" | "back" | "friend";
  token: string;
}

/** How somebody has come; the address shows it no longer. */
export function arrived(): Arrival {
  const [kind, token] = location.hash.slice(1).split("=");
  if (!token || (kind !== "back" && kind !== "friend")) return { kind: "", token: "" };
  history.replaceState({}, "", location.pathname);
  return { kind, token };
}

export const linkTo = (kind: "back" | "friend", token: string): string => `${location.origin}/you#${kind}=${token}`;
