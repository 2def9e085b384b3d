import { failureTable, type UpstreamFailure } from "../../core/errors/upstream-failure.ts";
import type { Surprise } from "../../upstreams/providers/shared/surprise.ts";
import type { Clock } from "../../core/timing/clock.ts";
import type { Log } from "../../core/log/log.ts";
import { describeError, redact } from "../../core/log/redact.ts";

/** Interval between log lines about the same problem of one upstream. */
const PROBLEM_MS = 60_000;

/** The parts of the reply of one upstream call that the gateway does not know. */
export interface SurprisingReply {
  readonly requestId: string;
  readonly upstreamId: string;
  /** The catalog's id. */
  readonly modelId: string;
  readonly surprises: readonly Surprise[];
}

export interface AttemptLogDependencies {
  readonly log: Log;
  readonly clock: Pick<Clock, "elapsedMs">;
}

/**
 * Logs upstream attempts that failed because of the upstream. A problem with the operator's account
 * there is logged as an error once per minute, since it affects every request until an operator
 * acts. A field that an upstream refuses is logged in the same way, with the quirk that changes it.
 * Upstream text is never logged, except for words that the gateway does not know, which are short
 * and consist of a few kinds of characters.
 */
export class AttemptLog {
  readonly #dependencies: AttemptLogDependencies;
  /** Time of the last log line for each problem, within the last minute. */
  readonly #complainedAtMs = new Map<string, number>();

  constructor(dependencies: AttemptLogDependencies) {
    this.#dependencies = dependencies;
  }

  failed(requestId: string, upstreamId: string, failure: UpstreamFailure): void {
    const { log } = this.#dependencies;
    if (failure.refusedField !== undefined) this.#fieldRefused(requestId, upstreamId, failure);
    const { health } = failureTable[failure.kind];
    if (health === "healthy" || health === "unknown") return;
    const fields = {
      request_id: requestId,
      upstream: upstreamId,
      failure: failure.kind,
      error: describeError(failure),
    };
    if (failure.kind !== "account-problem") log.warn(fields, "upstream attempt failed");
    else if (this.#mayComplain(upstreamId)) {
      const problem = { ...fields, account_problem: true, status: failure.status };
      log.error(problem, "the upstream refuses this gateway's account");
    }
  }

  /** Logs unknown parts of a reply, once per minute for each upstream and kind. */
  surprised({ requestId, upstreamId, modelId, surprises }: SurprisingReply): void {
    for (const kind of new Set(surprises.map((surprise) => surprise.kind))) {
      if (!this.#mayComplain(`${upstreamId} ${kind}`)) continue;
      const words = surprises
        .filter((surprise) => surprise.kind === kind)
        .map(({ word }) => redact(word));
      const fields = { request_id: requestId, upstream: upstreamId, model: modelId, kind, words };
      this.#dependencies.log.warn(fields, "the upstream's reply has parts that are not known");
    }
  }

  #fieldRefused(
    requestId: string,
    upstreamId: string,
    { refusedField, status }: UpstreamFailure,
  ): void {
    if (refusedField === undefined || !this.#mayComplain(`${upstreamId} ${refusedField.name}`)) {
      return;
    }
    const { name: field, quirk } = refusedField;
    const fields = { request_id: requestId, upstream: upstreamId, status, field, quirk };
    this.#dependencies.log.warn(fields, "the upstream refuses a field of its dialect");
  }

  #mayComplain(problem: string): boolean {
    const nowMs = this.#dependencies.clock.elapsedMs();
    for (const [id, atMs] of this.#complainedAtMs) {
      if (nowMs - atMs >= PROBLEM_MS) this.#complainedAtMs.delete(id);
    }
    if (this.#complainedAtMs.has(problem)) return false;
    this.#complainedAtMs.set(problem, nowMs);
    return true;
  }
}
