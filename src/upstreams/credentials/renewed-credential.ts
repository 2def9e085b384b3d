import type { Credential } from "../catalog/credential.ts";
import { UpstreamFailure } from "../../core/errors/upstream-failure.ts";
import { type IssuedSecret, CredentialError } from "./read-secret.ts";

/** If the expiry is unknown: shorter than what remains of a token that vendors' commands cache. */
const UNKNOWN_LIFETIME_RENEWAL_MS = 180_000;
const RENEWAL_LEAD_MS_MAX = 300_000;
/** A secret about to expire may be rejected by the time the request arrives. */
const SAFETY_MS_MAX = 10_000;
const RETRY_MS_MIN = 1_000;
const RETRY_MS_MAX = 60_000;

export interface RenewedCredentialDependencies<Secret> {
  /** For messages: `api_key_command az`. */
  readonly source: string;
  /** Rejects with `CredentialError`. */
  readonly issue: () => Promise<IssuedSecret<Secret>>;
  /** Returns monotonic milliseconds; `Issued.expiresAtMs` is a time of this clock. */
  readonly elapsedMs: () => number;
  /** For the log; once per failed run. */
  readonly failed: (source: string, reason: string) => void;
}

interface InForce<Secret> extends IssuedSecret<Secret> {
  readonly renewAtMs: number;
  /** Infinite if the expiry is unknown. */
  readonly usableUntilMs: number;
}

/**
 * A secret that is renewed before it expires. Invariant: at most one run is in progress, and all
 * callers without a usable secret wait for it.
 */
export class RenewedCredential<Secret> implements Credential<Secret> {
  readonly #parts: RenewedCredentialDependencies<Secret>;
  #inForce: InForce<Secret> | null = null;
  /** Of the previous secret: a request that still uses it may fail later. */
  #previousTexts: readonly string[] = [];
  #run: Promise<Secret> | null = null;
  #failures = 0;
  #retryAtMs = 0;
  #lastReason = "";

  constructor(parts: RenewedCredentialDependencies<Secret>) {
    this.#parts = parts;
  }

  current(): Secret | Promise<Secret> {
    const nowMs = this.#parts.elapsedMs();
    const inForce = this.#inForce;
    if (inForce !== null && nowMs < inForce.usableUntilMs) {
      if (nowMs >= inForce.renewAtMs && this.#run === null && nowMs >= this.#retryAtMs) {
        // No caller waits for this run, and its failure is already logged.
        this.#start(nowMs).catch(() => undefined);
      }
      return inForce.secret;
    }
    if (this.#run !== null) return this.#run;
    return nowMs < this.#retryAtMs ? Promise.reject(this.#failure()) : this.#start(nowMs);
  }

  secretTexts(): readonly string[] {
    return [...(this.#inForce?.texts ?? []), ...this.#previousTexts];
  }

  #start(nowMs: number): Promise<Secret> {
    const run = this.#renew(nowMs).finally(() => {
      this.#run = null;
    });
    this.#run = run;
    return run;
  }

  async #renew(startedAtMs: number): Promise<Secret> {
    try {
      const issued = await this.#parts.issue();
      this.#accept(issued, startedAtMs);
      return issued.secret;
    } catch (error) {
      if (!(error instanceof CredentialError)) throw error;
      this.#backOff(error.message);
      throw this.#failure();
    }
  }

  #accept(issued: IssuedSecret<Secret>, startedAtMs: number): void {
    const { expiresAtMs } = issued;
    const lifetimeMs = expiresAtMs === null ? Number.POSITIVE_INFINITY : expiresAtMs - startedAtMs;
    if (lifetimeMs <= 0) throw new CredentialError("issued a secret that has expired");
    this.#previousTexts = this.#inForce?.texts ?? [];
    this.#inForce = {
      ...issued,
      renewAtMs:
        expiresAtMs === null
          ? startedAtMs + UNKNOWN_LIFETIME_RENEWAL_MS
          : expiresAtMs - Math.min(RENEWAL_LEAD_MS_MAX, lifetimeMs / 4),
      usableUntilMs:
        expiresAtMs === null
          ? Number.POSITIVE_INFINITY
          : expiresAtMs - Math.min(SAFETY_MS_MAX, lifetimeMs / 10),
    };
    this.#failures = 0;
    this.#retryAtMs = 0;
  }

  #backOff(reason: string): void {
    const waitMs = Math.min(RETRY_MS_MIN * 2 ** this.#failures, RETRY_MS_MAX);
    this.#failures += 1;
    this.#retryAtMs = this.#parts.elapsedMs() + waitMs;
    this.#lastReason = reason;
    this.#parts.failed(this.#parts.source, reason);
  }

  #failure(): UpstreamFailure {
    return new UpstreamFailure("access-denied", `${this.#parts.source}: ${this.#lastReason}`);
  }
}
