import { errorTable, type ErrorKind } from "../../core/errors/error-table.ts";
import type { Log } from "../../core/log/log.ts";
import type { RefusalReason } from "../../system/observe/metric-table.ts";
import type { Metrics } from "../../system/observe/metrics.ts";

/** Interval of log lines about refused connections. */
const WARN_MS = 60_000;

export interface RefusalsDependencies {
  readonly log: Pick<Log, "info" | "warn">;
  readonly metrics: Pick<Metrics, "requestRefused">;
  /** Returns milliseconds of a monotonic clock; default: the process's clock. */
  readonly elapsedMs?: () => number;
}

/** A request that was answered or cut before its operation was known. */
export interface Refusal {
  readonly reason: RefusalReason;
  /** The address of the connection. */
  readonly client: string | undefined;
  /** Absent if the connection was cut without an answer. */
  readonly answered?: { readonly kind: ErrorKind; readonly requestId: string };
}

/** Counts and logs refusals below the application, which does not receive these requests. */
export class Refusals {
  readonly #dependencies: RefusalsDependencies;
  #warnedAtMs = Number.NEGATIVE_INFINITY;

  constructor(dependencies: RefusalsDependencies) {
    this.#dependencies = dependencies;
  }

  refused({ reason, client, answered }: Refusal): void {
    const { log, metrics } = this.#dependencies;
    metrics.requestRefused(reason);
    const { status, code } = answered === undefined ? silence : errorTable[answered.kind];
    const fields = { request_id: answered?.requestId, client, reason, status, error: code };
    log.info(fields, "request refused");
  }

  /** Counts a refused connection; writes at most one log line per minute. */
  connectionRefused(client: string, max: number): void {
    const { log, metrics, elapsedMs = () => performance.now() } = this.#dependencies;
    metrics.requestRefused("too_many_connections");
    const nowMs = elapsedMs();
    if (nowMs - this.#warnedAtMs < WARN_MS) return;
    this.#warnedAtMs = nowMs;
    log.warn(
      { address: client, max },
      "connections refused: one address has too many; a proxy must be in TRUSTED_PROXIES",
    );
  }
}

const silence = { status: 0, code: undefined };
