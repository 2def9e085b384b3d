import { totalMsOf } from "../upstreams/catalog/model.ts";
import { GatewayError } from "../core/errors/gateway-error.ts";
import { zeroUsage } from "../core/ledger/usage.ts";
import type { GenerationJob, Idempotency, JobSummary, ReplySink, StoredReply } from "./job.ts";
import type { GeneratorDependencies } from "./prepared-job.ts";
import { sendReply } from "./reply-writer.ts";
import { RunningReply } from "./running-reply.ts";
import { unsealReply } from "./sealing.ts";

/** A request with an `Idempotency-Key`. */
export interface KeyedJob extends GenerationJob {
  readonly idempotency: Idempotency;
}

export interface IdempotentRunsOptions {
  readonly dependencies: Pick<GeneratorDependencies, "store" | "observer" | "timers">;
  /** Places the hold; rejects with the refusal. */
  readonly hold: (job: GenerationJob) => Promise<(sink: ReplySink) => Promise<JobSummary>>;
}

/**
 * Runs each key once (money rule 10). A repeat follows the first request while it runs in this
 * process, gets the stored reply afterwards, and is asked to retry later while another process runs
 * it.
 */
export class IdempotentRuns {
  readonly #options: IdempotentRunsOptions;
  readonly #running = new Map<string, RunningReply>();

  constructor(options: IdempotentRunsOptions) {
    this.#options = options;
  }

  async run(job: KeyedJob, sink: ReplySink): Promise<JobSummary> {
    const { keyHash, bodyHash } = job.idempotency;
    const name = `${job.caller.accountId} ${keyHash}`;
    const found = this.#running.get(name);
    // The store must refuse a different body, because the running request may be the wrong one.
    if (found?.bodyHash !== bodyHash) return this.#lead(job, sink, name);
    const isWhole = await found.read(sink);
    return { ...summaryOf("followed"), failure: isWhole ? await found.failure : null };
  }

  async #lead(job: KeyedJob, sink: ReplySink, name: string): Promise<JobSummary> {
    const reply = new RunningReply({
      bodyHash: job.idempotency.bodyHash,
      restMs: totalMsOf(job.model),
      timers: this.#options.dependencies.timers,
      forget: () => {
        if (this.#running.get(name) === reply) this.#running.delete(name);
      },
    });
    if (!this.#running.has(name)) this.#running.set(name, reply);
    // A slow client may fail before the run ends, so its failure is handled from the start.
    const delivered = reply.read(sink).then(
      () => null,
      (error: unknown) => error,
    );
    const summary = await this.#runOnce(job, reply).catch((error: unknown) => {
      reply.fail(error);
      throw error;
    });
    // A broken reply is not stored: a repeat runs again.
    reply.over(summary.failure);
    const late = await delivered;
    return late === null ? summary : { ...summary, failure: summary.failure ?? late };
  }

  async #runOnce(job: KeyedJob, reply: RunningReply): Promise<JobSummary> {
    // In one turn of the event loop, so that both share a commit: without the claim there is no
    // hold.
    const [claimed, held] = await Promise.allSettled([this.#claim(job), this.#options.hold(job)]);
    if (claimed.status === "rejected") throw claimed.reason;
    const stored = claimed.value;
    if (stored !== undefined) {
      sendReply(reply, { ...stored, head: { ...stored.head, replayed: true } });
      return summaryOf("replayed");
    }
    if (held.status === "fulfilled") return held.value(reply);
    await this.#release(job);
    throw held.reason;
  }

  async #claim(job: KeyedJob): Promise<StoredReply | undefined> {
    const { keyHash, bodyHash, sealKey } = job.idempotency;
    const claim = await this.#options.dependencies.store.claimReply({
      accountId: job.caller.accountId,
      keyHash,
      bodyHash,
      requestId: job.requestId,
      atMs: job.receivedAtMs,
    });
    switch (claim.result) {
      case "claimed":
        return undefined;
      case "stored":
        return openStored(claim.sealed, sealKey);
      case "in-flight":
        throw new GatewayError(
          "idempotency-in-flight",
          "A request with this Idempotency-Key is still running. Try again shortly.",
          { retryAfterMs: 1_000 },
        );
      case "mismatch":
        throw new GatewayError(
          "idempotency-mismatch",
          "This Idempotency-Key was used with another request body. Use a new key.",
        );
    }
  }

  /** Releases the claim. An unavailable store releases it on its return. */
  async #release({ idempotency: { keyHash }, requestId, caller }: KeyedJob): Promise<void> {
    const { store, observer } = this.#options.dependencies;
    await store
      .releaseReply({ accountId: caller.accountId, keyHash, requestId })
      .catch((cause: unknown) => observer.unsettled(requestId, cause));
  }
}

/**
 * Opens a stored reply. It is sealed with the secret of its request, which may have been rotated
 * since.
 */
function openStored(sealed: string, sealKey: Uint8Array): StoredReply {
  try {
    return unsealReply(sealed, sealKey);
  } catch (cause) {
    throw new GatewayError(
      "idempotency-mismatch",
      "This Idempotency-Key was used with an earlier secret of this API key, whose reply only that " +
        "secret opens. Use a new key.",
      { cause },
    );
  }
}

/** Returns the summary of a request that did not run. */
function summaryOf(outcome: "followed" | "replayed"): JobSummary {
  return {
    outcome,
    usage: zeroUsage,
    chargeNanoUsd: 0,
    upstream: null,
    upstreamMs: 0,
    attempts: 0,
    stopRaw: "",
    failure: null,
  };
}
