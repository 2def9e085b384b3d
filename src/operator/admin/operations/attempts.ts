import type { Schemas } from "../../../../generated/admin/types.ts";
import { failureTable } from "../../../core/errors/upstream-failure.ts";
import type { RequestRecord, UpstreamAttempt } from "../../../core/ledger/request-record.ts";
import type { RequestQuery } from "../../../core/ledger/reports.ts";
import type { Store } from "../../../core/ledger/store.ts";
import type { AdminOperation } from "../operation.ts";
import { readPeriod } from "../values.ts";

/** Maximum number of requests that are read, so that a busy gateway answers as fast. */
const REQUESTS_MAX = 5_000;
const REQUESTS_PER_READ = 1_000;
const STANDARD_MS = 86_400_000;

/** `GET /upstreams/attempts`. */
export const listUpstreamAttempts: AdminOperation<"listUpstreamAttempts"> = async ({
  query,
  dependencies,
}) => {
  const fromMs = readPeriod(query).fromMs ?? dependencies.now() - STANDARD_MS;
  const { requests, isComplete } = await readLatest(await dependencies.openStore(), fromMs);
  const ended = requests.flatMap(({ endedAtMs }) => endedAtMs ?? []);
  const oldestMs = isComplete ? fromMs : Math.min(...ended);
  return {
    object: "list",
    from: new Date(oldestMs).toISOString(),
    complete: isComplete,
    requests: requests.length,
    data: [...Map.groupBy(requests.flatMap(attemptsOf), ({ upstream }) => upstream)]
      .map(([upstream, attempts]) => sumUp(upstream, attempts))
      .toSorted((one, other) => (one.upstream < other.upstream ? -1 : 1)),
  };
};

async function readLatest(store: Pick<Store, "listRequests">, fromMs: number) {
  const requests: RequestRecord[] = [];
  let after: RequestQuery["after"] = null;
  while (requests.length < REQUESTS_MAX) {
    const page = await store.listRequests({ fromMs, after, limit: REQUESTS_PER_READ });
    requests.push(...page.requests);
    after = page.next;
    if (after === null) return { requests, isComplete: true };
  }
  return { requests, isComplete: false };
}

interface Attempt {
  readonly upstream: string;
  readonly request: RequestRecord;
  readonly call: UpstreamAttempt;
  readonly isLast: boolean;
}

/**
 * Returns the attempts of a request. Requests of earlier releases name only the upstream that was
 * called last.
 */
function attemptsOf(request: RequestRecord): readonly Attempt[] {
  return request.upstreams.flatMap((call, at, { length }) => {
    const isLast = at === length - 1;
    const upstream = call.upstream ?? (isLast ? request.upstream : null);
    return upstream === null ? [] : [{ upstream, request, call, isLast }];
  });
}

/** Sums up the attempts at one upstream, the latest request first. */
function sumUp(upstream: string, attempts: readonly Attempt[]): Schemas["UpstreamAttempts"] {
  const failed = attempts.filter(isFault);
  const answered = attempts.filter(({ call }) => !hasFailed(call));
  const firstBytes = answered.map(({ call }) => call.ms);
  const durations = answered.filter(isEndOfRequest).flatMap(durationOf);
  return {
    object: "upstream_attempts",
    upstream,
    attempts: attempts.length,
    failed: failed.length,
    first_byte_p50_ms: percentile(firstBytes, 50),
    first_byte_p95_ms: percentile(firstBytes, 95),
    duration_p50_ms: percentile(durations, 50),
    duration_p95_ms: percentile(durations, 95),
    last_failure: lastFailure(failed),
  };
}

function hasFailed({ failure, status }: UpstreamAttempt): boolean {
  return failure !== undefined || status === 0 || status >= 400;
}

/** Returns whether a call failed because of the upstream. */
function isFault({ call }: Attempt): boolean {
  const { failure } = call;
  if (failure === undefined || !isKnown(failure)) return hasFailed(call);
  const { health } = failureTable[failure];
  return health !== "healthy" && health !== "unknown";
}

function isKnown(failure: string): failure is keyof typeof failureTable {
  return Object.hasOwn(failureTable, failure);
}

function isEndOfRequest({ request, isLast }: Attempt): boolean {
  return isLast && request.outcome === "finished";
}

function durationOf({ request, call }: Attempt): readonly number[] {
  const { startedAtMs, endedAtMs } = request;
  return endedAtMs === null ? [] : [Math.max(0, endedAtMs - startedAtMs - (call.afterMs ?? 0))];
}

/** Returns the smallest value that `percent` of 100 values are not above; null without values. */
function percentile(values: readonly number[], percent: number): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? null;
}

function lastFailure(failed: readonly Attempt[]): Schemas["AttemptFailure"] {
  const [groupOfLatest] = failed;
  if (groupOfLatest === undefined) return null;
  const { request } = groupOfLatest;
  const last = failed.findLast((attempt) => attempt.request === request) ?? groupOfLatest;
  return {
    request_id: request.id,
    at: new Date(request.endedAtMs ?? request.startedAtMs).toISOString(),
    failure: last.call.failure ?? null,
    status: last.call.status,
  };
}
