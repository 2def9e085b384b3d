import { failureTable, type UpstreamFailure } from "../../core/errors/upstream-failure.ts";
import type { Log } from "../../core/log/log.ts";
import { describeError } from "../../core/log/redact.ts";

/** How often the same problem of one upstream is complained of. */
const PROBLEM_MS = 60_000;

export interface AttemptLogDependencies {
  readonly log: Log;
  readonly clock: { readonly nowMs: () => number };
}

/**
 * Logs upstream attempts that failed by the upstream's fault; a problem with the operator's account
 * there as an error, once a minute, since every request meets it until somebody acts. Likewise a
 * field that an upstream refuses, with the quirk that changes it; never the upstream's own words.
 */
export class AttemptLog {
  readonly #dependencies: AttemptLogDependencies;
  /** When each problem was last complained of, within the last minute. */
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
    const nowMs = this.#dependencies.clock.nowMs();
    for (const [id, atMs] of this.#complainedAtMs) {
      if (nowMs - atMs >= PROBLEM_MS) this.#complainedAtMs.delete(id);
    }
    if (this.#complainedAtMs.has(problem)) return false;
    this.#complainedAtMs.set(problem, nowMs);
    return true;
  }
}
