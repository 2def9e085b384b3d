import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { readCredentials } from "../../access/auth/read-credentials.ts";

/**
 * Maximum number of remembered secrets, stored as hashes; the least recently used one is evicted.
 */
const CALLERS_MAX = 10_000;
/**
 * Longer secrets are ignored: unauthenticated clients may send any text, and hashing takes time.
 */
const SECRET_LENGTH_MAX = 512;

type Request = Pick<IncomingMessage, "headers">;

/**
 * Secrets that were valid in their last request. It allows a cheap guess at whether a request's
 * caller is known, before authentication. The only benefit is an earlier turn.
 */
export class KnownCallers {
  readonly #callersMax: number;
  /** Ordered by last use. */
  readonly #known = new Set<string>();
  /** Called when a caller becomes known. */
  onNew: (() => void) | null = null;

  constructor(callersMax = CALLERS_MAX) {
    this.#callersMax = callersMax;
  }

  /** Returns the request's caller, as a hash of its secret; null if unknown. */
  find(request: Request): string | null {
    const caller = callerOf(request);
    return caller !== null && this.#known.has(caller) ? caller : null;
  }

  /** Remembers the request's secret as valid. */
  add(request: Request): void {
    const caller = callerOf(request);
    if (caller === null) return;
    const isNew = !this.#known.delete(caller);
    this.#known.add(caller);
    if (isNew) this.onNew?.();
    const [oldest] = this.#known;
    if (this.#known.size > this.#callersMax && oldest !== undefined) this.#known.delete(oldest);
  }

  /** Removes a secret that was not valid. */
  delete(request: Request): void {
    const caller = callerOf(request);
    if (caller !== null) this.#known.delete(caller);
  }
}

/**
 * Returns the caller of a request with exactly one secret; the second of two could be new each
 * time.
 */
function callerOf({ headers }: Request): string | null {
  const [secret, other] = readCredentials(headers);
  if (secret === undefined || other !== undefined) return null;
  return secret.length > SECRET_LENGTH_MAX ? null : hash("sha256", secret, "base64url");
}
