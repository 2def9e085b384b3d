import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { readCredentials } from "../../access/auth/read-credentials.ts";

/** Secrets that are remembered, as hashes; beyond, the one that was used longest ago is forgotten. */
const CALLERS_MAX = 10_000;
/** A longer secret is nobody's: strangers send what they like, and hashing it takes time. */
const SECRET_LENGTH_MAX = 512;

type Request = Pick<IncomingMessage, "headers">;

/**
 * Whose secret was valid the last time: a guess, before a request costs anything, at whether it is
 * a stranger's. It grants nothing but an earlier turn.
 */
export class KnownCallers {
  readonly #callersMax: number;
  /** In the order of their last use. */
  readonly #known = new Set<string>();
  /** Called when a caller became known. */
  onNew: (() => void) | null = null;

  constructor(callersMax = CALLERS_MAX) {
    this.#callersMax = callersMax;
  }

  /** The caller of the request, by a hash of its secret; null for a stranger's. */
  find(request: Request): string | null {
    const caller = callerOf(request);
    return caller !== null && this.#known.has(caller) ? caller : null;
  }

  /** Remembers that the request's secret is valid. */
  add(request: Request): void {
    const caller = callerOf(request);
    if (caller === null) return;
    const isNew = !this.#known.delete(caller);
    this.#known.add(caller);
    if (isNew) this.onNew?.();
    const [oldest] = this.#known;
    if (this.#known.size > this.#callersMax && oldest !== undefined) this.#known.delete(oldest);
  }

  /** Forgets a secret that was of no use. */
  delete(request: Request): void {
    const caller = callerOf(request);
    if (caller !== null) this.#known.delete(caller);
  }
}

/** Of a request with one secret: of two, the other one could be new each time. */
function callerOf({ headers }: Request): string | null {
  const [secret, other] = readCredentials(headers);
  if (secret === undefined || other !== undefined) return null;
  return secret.length > SECRET_LENGTH_MAX ? null : hash("sha256", secret, "base64url");
}
