import type { Schemas } from "../../../../generated/admin/types.ts";
import {
  failedOutcome,
  type FailedRequest,
  type ListedFailedRequest,
} from "../../../core/ledger/failed-request.ts";
import type { RequestRecord, UpstreamAttempt } from "../../../core/ledger/request-record.ts";
import type { Store } from "../../../core/ledger/store.ts";
import type { AdminInput, AdminOperationId } from "../../../wire/contract/admin-contract.ts";
import type { VerifyReport } from "../../../core/ledger/verification.ts";
import { verifyLedger as verify } from "../../../core/ledger/verify-ledger.ts";
import type {
  ReportFilter,
  UsageGrouping,
  UsageRow,
  UsageTime,
} from "../../../core/ledger/reports.ts";
import { formatAmount, nanoUsd } from "../../../core/money/amounts.ts";
import { addTotals, formatTotal, negateTotal } from "../../../core/money/totals.ts";
import { archivedBefore, refuseAllArchived, refuseArchived } from "../archived.ts";
import type { AdminOperation } from "../operation.ts";
import {
  readCursor,
  readLimit,
  readPage,
  readRequestPlace,
  writeCursor,
  writeFailedRequestPlace,
  writeRequestPlace,
} from "../pages.ts";
import {
  findAccount,
  invalidField,
  isoOrNull,
  lostTimeRecord,
  notFound,
  readPeriod,
} from "../values.ts";

const DAY_MS = 86_400_000;
/** A period up to now may be longer by this, as other clocks differ and later pages are read later. */
const LATE_MS = DAY_MS / 24;

/** The filters of a report, as in the query. */
type FilterQuery = NonNullable<QueryOf["listRequests"]>;
type QueryOf = { readonly [K in AdminOperationId]: AdminInput<K>["query"] };

/** `GET /usage`. */
export const getUsage: AdminOperation<"getUsage"> = async ({ query, dependencies }) => {
  const { by = "model", per = null } = query;
  const store = await dependencies.openStore();
  const filter = { ...(await readFilter(query, store)), outcome: query.outcome ?? null };
  if (per !== null && isTime(by)) {
    throw invalidField("per", "grouping", `must be absent with "by=${by}", which is a time`);
  }
  const isByMinute = by === "minute" || per === "minute";
  const top = query.top === undefined ? null : Number(query.top);
  const limit = per === null && top !== null ? top : readLimit(query.limit);
  const after = readUsagePlace(query);
  if (isByMinute) refuseLong(filter, dependencies.now());
  if (filter.outcome !== null) await refuseAllArchived(store, filter, "with an outcome");
  else if (isByMinute) await refuseAllArchived(store, filter, "by minute");
  else await refuseArchived(store, filter);
  const rows = await store.usage({ ...filter, by, per, top, ...after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    object: "list",
    by,
    data: shown.map(usageGroup),
    next_cursor: last === undefined ? null : writeCursor(`${last.time ?? ""}${last.group}`),
  };
};

/** The lengths of times in the form of `UsageRow`. */
const timeLengths = { day: 10, hour: 13, minute: 16 } as const satisfies Record<UsageTime, number>;

function isTime(by: UsageGrouping): by is UsageTime {
  return Object.hasOwn(timeLengths, by);
}

/** Returns the group, and with `per` its time, after which a page begins. */
function readUsagePlace({ cursor, per, top }: QueryOf["getUsage"] & object) {
  if (cursor === undefined) return {};
  const place = readCursor(cursor);
  if (per !== undefined) {
    const length = timeLengths[per];
    return { after: place.slice(length), afterTime: place.slice(0, length) };
  }
  if (top !== undefined) throw invalidField("cursor", "cursor", 'must be absent with "top"');
  return { after: place };
}

/**
 * Throws if a period is too long for sums of minutes, which are added up from single requests. Without
 * an end it lasts until now.
 */
function refuseLong({ fromMs = null, toMs = null }: ReportFilter, nowMs: number): void {
  if (fromMs !== null && (toMs ?? nowMs - LATE_MS) - fromMs <= DAY_MS) return;
  const end = toMs === null ? "now" : '"to"';
  const rule = `must be at most one day before ${end} by minute; for a longer period use "by=hour"`;
  throw invalidField("from", "date", rule);
}

function usageGroup(row: UsageRow): Schemas["UsageGroup"] {
  return {
    group: row.group,
    ...(row.time !== null && { time: row.time }),
    requests: row.requests,
    prompt_tokens: row.promptTokens,
    completion_tokens: row.completionTokens,
    charge: formatTotal(row.charge),
    upstream_cost: formatTotal(row.cost),
    margin: formatTotal(addTotals(row.charge, negateTotal(row.cost))),
    requests_without_cost: row.requestsWithoutCost,
    failed_requests: row.failedRequests,
    mean_duration_ms: row.requests === 0 ? null : Math.round(row.durationMs / row.requests),
  };
}

/** `GET /requests`. */
export const listRequests: AdminOperation<"listRequests"> = async ({ query, dependencies }) => {
  const store = await dependencies.openStore();
  const filter = { ...(await readFilter(query, store)), outcome: query.outcome ?? null };
  const after = query.cursor === undefined ? null : readRequestPlace(query.cursor);
  const page = await store.listRequests({
    ...filter,
    agentSession: query.agent_session ?? null,
    after,
    limit: readLimit(query.limit),
  });
  const failed = await failuresOf(page.requests, store);
  return {
    object: "list",
    data: page.requests.map((request) => requestRecord(request, failed.get(request.id))),
    next_cursor: writeRequestPlace(page.next),
    archived_before: await archivedBefore(store, filter),
  };
};

/** Returns the known details of failed requests, keyed by id. */
async function failuresOf(
  requests: readonly RequestRecord[],
  store: Pick<Store, "listFailedRequests">,
): Promise<ReadonlyMap<string, FailedRequest>> {
  const ids = requests.filter(({ outcome }) => outcome !== "finished").map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const failed = await store.listFailedRequests({ ids, limit: ids.length });
  return new Map(failed.requests.map((request) => [request.id, request]));
}

/**
 * Reads the filter of a report. Throws if the account does not exist or the times are not valid
 * dates in order.
 */
async function readFilter(
  query: FilterQuery,
  store: Pick<Store, "showAccount">,
): Promise<ReportFilter> {
  const { account = null, key = null, model = null, upstream = null } = query;
  if (account !== null) await findAccount(store, account);
  return { accountId: account, keyId: key, model, upstream, ...readPeriod(query) };
}

/** `GET /failed-requests`. */
export const listFailedRequests: AdminOperation<"listFailedRequests"> = async ({
  query,
  dependencies,
}) => {
  const store = await dependencies.openStore();
  const { upstream: _, ...filter } = await readFilter(query, store);
  const { requests, hasMore } = await store.listFailedRequests({
    ...filter,
    status: query.status === undefined ? null : Number(query.status),
    code: query.code ?? null,
    ...readPage(query),
  });
  return {
    object: "list",
    data: requests.map(failedRecord),
    next_cursor: writeFailedRequestPlace(hasMore ? (requests.at(-1) ?? null) : null),
  };
};

function failedRecord(failed: ListedFailedRequest): Schemas["FailedRequest"] {
  return {
    object: "failed_request",
    id: failed.id,
    at: new Date(failed.atMs).toISOString(),
    account_id: failed.accountId,
    key_id: failed.keyId,
    model: failed.model,
    protocol: failed.protocol,
    status: failed.status,
    outcome: failedOutcome(failed),
    held: failed.isHeld,
    error_code: failed.code,
    pointer: failed.pointer,
    limit: failed.limit,
  };
}

/** `GET /requests/{id}`. */
export const showRequest: AdminOperation<"showRequest"> = async ({ path, dependencies }) => {
  const store = await dependencies.openStore();
  const [request, failed] = await Promise.all([
    store.showRequest(path.id),
    store.showFailedRequest(path.id),
  ]);
  if (request !== null) return requestRecord(request, failed);
  if (failed !== null) return refusedRecord(failed);
  const archived = await archivedBefore(store, {});
  throw notFound("request", path.id, archived);
};

/** Returns a request that was refused before a hold. It is known for some days. */
function refusedRecord(failed: FailedRequest): Schemas["RequestRecord"] {
  const at = new Date(failed.atMs).toISOString();
  return {
    object: "request",
    id: failed.id,
    account_id: failed.accountId,
    key_id: failed.keyId,
    model: failed.model,
    protocol: failed.protocol,
    stream: failedOutcome(failed) === "broken",
    status: failed.status,
    outcome: failedOutcome(failed),
    usage: null,
    estimated: false,
    reported_usage: null,
    hold: null,
    charge: null,
    taken_back_at: null,
    upstream: null,
    upstream_cost: null,
    margin: null,
    vendor_cost: null,
    upstreams: [],
    started_at: at,
    ended_at: at,
    error_code: failed.code,
    pointer: failed.pointer,
    limit: failed.limit,
    agent_session: null,
    agent: null,
  };
}

/** Returns a request as recorded in the ledger; fields are null while it is running. */
function requestRecord(
  request: RequestRecord,
  failed: FailedRequest | null = null,
): Schemas["RequestRecord"] {
  return {
    object: "request",
    id: request.id,
    account_id: request.accountId,
    key_id: request.keyId,
    model: request.model,
    protocol: request.protocol,
    stream: request.stream,
    status: request.status,
    outcome: request.outcome,
    usage: usageOf(request),
    estimated: request.estimated,
    reported_usage: reportedUsageOf(request),
    hold: formatAmount(request.hold),
    charge: request.charge === null ? null : formatAmount(request.charge),
    taken_back_at: isoOrNull(request.takenBackAtMs),
    upstream: request.upstream,
    upstream_cost: request.cost === null ? null : formatAmount(request.cost),
    margin: marginOf(request),
    vendor_cost: request.vendorCost,
    upstreams: request.upstreams.map(upstreamCall),
    started_at: new Date(request.startedAtMs).toISOString(),
    ended_at: isoOrNull(request.endedAtMs),
    error_code: failed?.code ?? null,
    pointer: failed?.pointer ?? null,
    // A 402 has no hold.
    limit: null,
    agent_session: request.agentSession ?? null,
    agent: request.agent ?? null,
  };
}

function upstreamCall(attempt: UpstreamAttempt): Schemas["UpstreamCall"] {
  const { upstream = null, kind, model, afterMs = null, status, ms, failure = null } = attempt;
  return { upstream, kind, model, after_ms: afterMs, status, ms, failure };
}

/** Returns the margin of a request. A reversed charge is not revenue. */
function marginOf({ charge, cost, takenBackAtMs }: RequestRecord): string | null {
  if (charge === null || cost === null) return null;
  return formatAmount(nanoUsd((takenBackAtMs === null ? charge : 0) - cost));
}

function usageOf({ usage }: RequestRecord): Schemas["RequestUsage"] {
  if (usage === null) return null;
  return {
    prompt_tokens: usage.promptTokens,
    completion_tokens: usage.completionTokens,
    cached_tokens: usage.cachedTokens,
    cache_write_tokens: usage.cacheWriteTokens,
    ...(usage.cacheWrite1hTokens && { cache_write_1h_tokens: usage.cacheWrite1hTokens }),
    reasoning_tokens: usage.reasoningTokens,
  };
}

function reportedUsageOf({ reportedUsage }: RequestRecord): Schemas["ReportedUsage"] {
  if (reportedUsage === undefined) return null;
  return {
    prompt_tokens: reportedUsage.promptTokens ?? null,
    completion_tokens: reportedUsage.completionTokens ?? null,
    cached_tokens: reportedUsage.cachedTokens ?? null,
    cache_write_tokens: reportedUsage.cacheWriteTokens ?? null,
    reasoning_tokens: reportedUsage.reasoningTokens ?? null,
    total_tokens: reportedUsage.totalTokens ?? null,
  };
}

/** `GET /ledger/verification`. */
export const verifyLedger: AdminOperation<"verifyLedger"> = async ({ query, dependencies }) => {
  const store = await dependencies.openStore();
  const report = await verify(store, {
    full: query.full === "true",
    keep: (update) => store.keepVerified(update),
  });
  return verificationRecord(report);
};

/** Returns the result of a verification in the form of the admin API. */
export function verificationRecord(report: VerifyReport): Schemas["LedgerVerification"] {
  const { rewinds, ...rest } = report;
  return { object: "verification", ...rest, rewinds: rewinds.map(lostTimeRecord) };
}
