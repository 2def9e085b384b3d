import { failureTable, type UpstreamFailure } from "../../core/errors/upstream-failure.ts";
import type { Surprise } from "../../upstreams/providers/shared/surprise.ts";
import type { Clock } from "../../core/timing/clock.ts";
import type { Log } from "../../core/log/log.ts";
import { describeError, redact } from "../../core/log/redact.ts";
import { ProblemLimit } from "./problem-limit.ts";

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
  readonly #log: Log;
  readonly #limit: ProblemLimit;

  constructor({ log, clock }: AttemptLogDependencies) {
    this.#log = log;
    this.#limit = new ProblemLimit(clock);
  }

  failed(requestId: string, upstreamId: string, failure: UpstreamFailure): void {
    if (failure.refusedField !== undefined) this.#fieldRefused(requestId, upstreamId, failure);
    const { health } = failureTable[failure.kind];
    if (health === "healthy" || health === "unknown") return;
    const fields = {
      request_id: requestId,
      upstream: upstreamId,
      failure: failure.kind,
      error: describeError(failure),
    };
    if (failure.kind !== "account-problem") this.#log.warn(fields, "upstream attempt failed");
    else if (this.#limit.take(upstreamId)) {
      const problem = { ...fields, account_problem: true, status: failure.status };
      this.#log.error(problem, "the upstream refuses this gateway's account");
    }
  }

  /** Logs unknown parts of a reply, once per minute for each upstream and kind. */
  surprised({ requestId, upstreamId, modelId, surprises }: SurprisingReply): void {
    for (const kind of new Set(surprises.map((surprise) => surprise.kind))) {
      if (!this.#limit.take(`${upstreamId} ${kind}`)) continue;
      const words = surprises
        .filter((surprise) => surprise.kind === kind)
        .map(({ word }) => redact(word));
      const fields = { request_id: requestId, upstream: upstreamId, model: modelId, kind, words };
      this.#log.warn(fields, "the upstream's reply has parts that are not known");
    }
  }

  #fieldRefused(
    requestId: string,
    upstreamId: string,
    { refusedField, status }: UpstreamFailure,
  ): void {
    if (refusedField === undefined || !this.#limit.take(`${upstreamId} ${refusedField.name}`)) {
      return;
    }
    const { name: field, quirk } = refusedField;
    const fields = { request_id: requestId, upstream: upstreamId, status, field, quirk };
    this.#log.warn(fields, "the upstream refuses a field of its dialect");
  }
}
