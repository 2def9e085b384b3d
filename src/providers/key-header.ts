import type { Upstream } from "../catalog/model.ts";

/** Headers that carry a key; `authorization` holds it as a bearer token. */
export const keyHeaders = ["authorization", "api-key", "x-api-key"] as const;

export type KeyHeader = (typeof keyHeaders)[number];

/**
 * The header with the current key or token. If a service uses `api-key` for its keys, access tokens
 * still go in `authorization`, as OAuth requires.
 */
export function headerOfKey(
  key: string | null,
  { signIn }: Upstream,
  header: KeyHeader,
): Readonly<Record<string, string>> {
  if (key === null) return {};
  const isToken = signIn?.kind === "key" && signIn.isToken;
  const isBearer = header === "authorization" || (header === "api-key" && isToken);
  return isBearer ? { authorization: `Bearer ${key}` } : { [header]: key };
}
