import type { Schemas } from "../../../generated/admin/types.ts";
import type { RequestRecord } from "../../ledger/request-record.ts";
import type { Store } from "../../ledger/store.ts";
import type { AdminInput, AdminOperationId } from "../../contract/admin-contract.ts";
import type { ReportFilter, RequestPlace, UsageRow } from "../../ledger/reports.ts";
import { formatAmount, nanoUsd } from "../../money/amounts.ts";
import type { AdminOperation } from "../operation.ts";
import { notCursor, readCursor, readLimit, writeCursor } from "../pages.ts";
import { findAccount, isoOrNull, notFound, readPeriod } from "../values.ts";

/** What decides which entries a report is about, as it is asked for. */
type FilterQuery = NonNullable<QueryOf["listRequests"]>;
type QueryOf = { readonly [K in AdminOperationId]: AdminInput<K>["query"] };

/** `GET /usage`. */
export const getUsage: AdminOperation<"getUsage"> = async ({ query, context }) => {
  const { by = "model" } = query;
  const store = await context.openStore();
  const filter = await readFilter(query, store);
  const limit = readLimit(query.limit);
  const after = query.cursor === undefined ? null : readCursor(query.cursor);
  const rows = await store.usage({ ...filter, by, after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    object: "list",
    by,
    data: shown.map(usageGroup),
    next_cursor: last === undefined ? null : writeCursor(last.group),
  };
};

function usageGroup(row: UsageRow): Schemas["UsageGroup"] {
  return {
    group: row.group,
    requests: row.requests,
    prompt_tokens: row.promptTokens,
    completion_tokens: row.completionTokens,
    charge: formatAmount(row.charge),
    upstream_cost: formatAmount(row.cost),
    margin: formatAmount(nanoUsd(row.charge - row.cost)),
    requests_without_cost: row.requestsWithoutCost,
  };
}

/** `GET /requests`. */
export const listRequests: AdminOperation<"listRequests"> = async ({ query, context }) => {
  const store = await context.openStore();
  const filter = await readFilter(query, store);
  const after = query.cursor === undefined ? null : readRequestPlace(query.cursor);
  const page = await store.listRequests({ ...filter, after, limit: readLimit(query.limit) });
  const { next } = page;
  return {
    object: "list",
    data: page.requests.map(requestRecord),
    next_cursor: next === null ? null : writeCursor(`${next.atMs}.${next.seq}`),
  };
};

/** Throws where the account is not there, or the moments are not dates in their order. */
async function readFilter(
  query: FilterQuery,
  store: Pick<Store, "showAccount">,
): Promise<ReportFilter> {
  const { account = null, key = null, model = null, upstream = null } = query;
  if (account !== null) await findAccount(store, account);
  return { accountId: account, keyId: key, model, upstream, ...readPeriod(query) };
}

function readRequestPlace(cursor: string): RequestPlace {
  const [, atMs, seq] = /^(\d{1,15})\.(\d{1,15})$/.exec(readCursor(cursor)) ?? [];
  if (atMs === undefined || seq === undefined) throw notCursor();
  return { atMs: Number(atMs), seq: Number(seq) };
}

/** `GET /requests/{id}`. */
export const showRequest: AdminOperation<"showRequest"> = async ({ path, context }) => {
  const request = await (await context.openStore()).showRequest(path.id);
  if (request === null) throw notFound("request", path.id);
  return requestRecord(request);
};

/** A request as recorded in the ledger; nulls while it is running. */
function requestRecord(request: RequestRecord): Schemas["RequestRecord"] {
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
    hold: formatAmount(request.hold),
    charge: request.charge === null ? null : formatAmount(request.charge),
    taken_back_at: isoOrNull(request.takenBackAtMs),
    upstream: request.upstream,
    upstream_cost: request.cost === null ? null : formatAmount(request.cost),
    margin: marginOf(request),
    vendor_cost: request.vendorCost,
    upstreams: request.upstreams,
    started_at: new Date(request.startedAtMs).toISOString(),
    ended_at: isoOrNull(request.endedAtMs),
  };
}

/** A charge that was taken back is no income. */
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
    reasoning_tokens: usage.reasoningTokens,
  };
}

/** `GET /ledger/verification`. */
export const verifyLedger: AdminOperation<"verifyLedger"> = async ({ context }) => {
  const report = await (await context.openStore()).verify();
  return { object: "verification", ...report };
};
