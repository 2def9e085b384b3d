import type { Schemas } from "../../../generated/admin/types.ts";
import type { RequestRecord } from "../../ledger/store.ts";
import { formatAmount } from "../../money/amounts.ts";
import type { AdminOperation } from "../operation.ts";
import { findAccount, isoOrNull, notFound } from "../values.ts";

/** `GET /usage`. */
export const getUsage: AdminOperation<"getUsage"> = async ({ query, context }) => {
  const { account = null, by = "model" } = query;
  const store = await context.openStore();
  if (account !== null) await findAccount(store, account);
  const rows = await store.usage({ accountId: account, by });
  const data = rows.map(({ group, requests, promptTokens, completionTokens, charge }) => ({
    group,
    requests,
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    charge: formatAmount(charge),
  }));
  return { object: "list", by, data };
};

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
    vendor_cost: request.vendorCost,
    upstreams: request.upstreams,
    started_at: new Date(request.startedAtMs).toISOString(),
    ended_at: isoOrNull(request.endedAtMs),
  };
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
