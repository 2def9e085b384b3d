import { hash } from "node:crypto";
import { assertNever, type Conversation } from "../../core/conversation/conversation.ts";
import { failureTable, type UpstreamFailure } from "../../core/errors/upstream-failure.ts";
import { writeJson } from "../../core/raw-json/write-json.ts";
import type { Breaker } from "./breaker.ts";

/** Identifies a request by its conversation, so that a repeated request is recognized. */
export class Fingerprint {
  readonly #conversation: Conversation;
  #text: string | undefined;

  constructor(conversation: Conversation) {
    this.#conversation = conversation;
  }

  /** Computed at the first failure, because most requests do not need it. */
  get text(): string {
    this.#text ??= hash("sha256", writeJson(this.#conversation), "base64");
    return this.#text;
  }
}

/** Reports to an upstream's breaker what a client's calls indicate about the upstream's health. */
export class CallWatch {
  readonly #breaker: Breaker;
  readonly #client: string;
  readonly #fingerprint: Fingerprint;

  constructor(breaker: Breaker, client: string, fingerprint: Fingerprint) {
    this.#breaker = breaker;
    this.#client = client;
    this.#fingerprint = fingerprint;
  }

  /** Reports the end of a call; `failure` is undefined if its reply was complete. */
  ended(failure: UpstreamFailure | undefined, startedMs: number): void {
    if (failure === undefined) return this.#breaker.succeeded();
    const { health } = failureTable[failure.kind];
    switch (health) {
      case "healthy":
        return this.#breaker.succeeded();
      case "unhealthy":
        return this.#breaker.failed(this.#client, this.#faultOf(failure));
      case "unhealthy-for-all":
        return this.#breaker.failed(
          this.#client,
          failure.isKindFromMessage ? this.#faultOf(failure) : null,
        );
      case "unhealthy-if-alone":
        return this.#breaker.timedOut(startedMs, this.#client, this.#faultOf(failure));
      case "unknown":
        return this.abandoned();
      default:
        return assertNever(health);
    }
  }

  /** Reports a call that ended without evidence of the upstream's health. */
  abandoned(): void {
    this.#breaker.abandoned(this.#client);
  }

  #faultOf({ kind, status }: UpstreamFailure): string {
    return `${this.#fingerprint.text} ${kind} ${status}`;
  }
}
