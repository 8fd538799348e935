// HTTP: one function per verb; whatever is refused becomes a `Refused` with its code and facts.
import type { RefusedMessage } from ".";

export type Facts = NonNullable<RefusedMessage["facts"]>;

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly facts: Facts = {},
  ) {
    super(code);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused("offline");
  }
  if (!answer.ok) {
    const said = await answer.json().catch(() => ({}));
    throw new Refused(said.code ?? "server", said.facts ?? {});
  }
  const text = await answer.text();
  const json = answer.headers.get("content-type")?.includes("json");
  return (text && json ? JSON.parse(text) : text) as T;
}

export const api = {
  get: <T>(path: string) => ask<T>("GET", path),
  post: <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body),
  put: <T>(path: string, body: unknown) => ask<T>("PUT", path, body),
  patch: <T>(path: string, body: unknown) => ask<T>("PATCH", path, body),
  delete: <T>(path: string) => ask<T>("DELETE", path),
};
