import { errorTable, type ErrorKind } from "../../core/errors/error-table.ts";
import type { Log } from "../../core/log/log.ts";
import type { RefusalReason } from "../../system/observe/metric-table.ts";
import type { Metrics } from "../../system/observe/metrics.ts";

/** How often the log says that connections are refused. */
const WARN_MS = 60_000;

export interface RefusalsDependencies {
  readonly log: Pick<Log, "info" | "warn">;
  readonly metrics: Pick<Metrics, "requestRefused">;
  /** Milliseconds of a clock that only goes forward; the process's own unless a test sets one. */
  readonly nowMs?: () => number;
}

/** A request that was answered or cut before its operation was known. */
export interface Refusal {
  readonly reason: RefusalReason;
  /** The address of the connection. */
  readonly client: string | undefined;
  /** Absent where the connection was cut without an answer. */
  readonly answered?: { readonly kind: ErrorKind; readonly requestId: string };
}

/** Counts and logs what is refused below the application, which sees nothing of it. */
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

  /** A flood of connections gets one line per minute; each is counted. */
  connectionRefused(client: string, max: number): void {
    const { log, metrics, nowMs: clock = () => performance.now() } = this.#dependencies;
    metrics.requestRefused("too_many_connections");
    const nowMs = clock();
    if (nowMs - this.#warnedAtMs < WARN_MS) return;
    this.#warnedAtMs = nowMs;
    log.warn(
      { address: client, max },
      "connections refused: one address has too many; a proxy must be in TRUSTED_PROXIES",
    );
  }
}

const silence = { status: 0, code: undefined };
