import {
  FAILED_REQUESTS_KEPT_MS,
  FAILED_REQUESTS_MAX,
  FAILED_REQUESTS_OF_ACCOUNT_MAX,
  FAILED_REQUESTS_WITHOUT_ACCOUNT_MAX,
  type FailedRequest,
  type FailedRequestPage,
  type FailedRequestQuery,
} from "../../core/ledger/failed-request.ts";
import { clientProtocol, protocolColumns } from "../shared/protocol-columns.ts";
import { integer, nullable, text, truth, type Row } from "../shared/rows.ts";
import { allOf, conditionsFor, greatest, isOneOf, joined, sql, type Sql } from "../shared/sql.ts";
import type { Steps } from "./steps.ts";

/** Databases limit the number of values in a statement. */
const ROWS_PER_STATEMENT = 1_000;

/** Each account adds a condition, and databases limit their number in a statement. */
const ACCOUNTS_PER_STATEMENT = 50;

/**
 * Adds recent failed requests and removes the surplus: first the oldest of their accounts, then the
 * oldest of all.
 */
export function* addFailedRequests(requests: readonly FailedRequest[]): Steps<void> {
  for (let at = 0; at < requests.length; at += ROWS_PER_STATEMENT) {
    const rows = requests.slice(at, at + ROWS_PER_STATEMENT).map(failedRow);
    yield sql`INSERT INTO failed_requests
        (id, at_ms, account_id, key_id, model, protocol, client_protocol, status, code, pointer,
          refusing_limit)
      VALUES ${joined(rows, ", ")} ON CONFLICT (id) DO NOTHING`;
  }
  const accounts = [...new Set(requests.map(({ accountId }) => accountId))];
  for (let at = 0; at < accounts.length; at += ACCOUNTS_PER_STATEMENT) {
    const surplus = accounts.slice(at, at + ACCOUNTS_PER_STATEMENT).map(surplusOf);
    yield sql`DELETE FROM failed_requests WHERE ${joined(surplus, " OR ")}`;
  }
  const newestMs = Math.max(0, ...requests.map(({ atMs }) => atMs));
  yield sql`DELETE FROM failed_requests WHERE at_ms < ${greatest}(
    ${newestMs - FAILED_REQUESTS_KEPT_MS},
    coalesce((SELECT at_ms FROM failed_requests ORDER BY at_ms DESC
      LIMIT 1 OFFSET ${FAILED_REQUESTS_MAX - 1}), 0))`;
}

/** Selects the surplus rows of an account, or of requests without one. */
function surplusOf(accountId: string | null): Sql {
  const isOf = accountId === null ? sql`account_id IS NULL` : sql`account_id = ${accountId}`;
  const kept =
    accountId === null ? FAILED_REQUESTS_WITHOUT_ACCOUNT_MAX : FAILED_REQUESTS_OF_ACCOUNT_MAX;
  return sql`(${isOf} AND at_ms < (SELECT at_ms FROM failed_requests WHERE ${isOf}
    ORDER BY at_ms DESC LIMIT 1 OFFSET ${kept - 1}))`;
}

const noProtocol = { protocol: null, clientProtocol: null };

function failedRow(request: FailedRequest): Sql {
  const { id, atMs, accountId, keyId, model, status, code, pointer, limit } = request;
  const { protocol, clientProtocol } =
    request.protocol === null ? noProtocol : protocolColumns(request.protocol);
  return sql`(${id}, ${atMs}, ${accountId}, ${keyId}, ${model}, ${protocol}, ${clientProtocol},
    ${status}, ${code}, ${pointer}, ${limit})`;
}

export function* showFailedRequest(id: string): Steps<FailedRequest | null> {
  const [row] = yield sql`SELECT * FROM failed_requests WHERE id = ${id}`;
  return row === undefined ? null : failedRequest(row);
}

/** Lists the stored failed requests, newest first. */
export function* listFailedRequests(query: FailedRequestQuery): Steps<FailedRequestPage> {
  const { accountId, keyId, model, status, code, fromMs, toMs, after = null, limit } = query;
  // A request has a hold until it is settled, which is later if the store could not write.
  const isHeld = sql`(EXISTS (SELECT 1 FROM entries e
    WHERE e.reference = failed_requests.id AND e.kind = 'usage')
    OR failed_requests.id IN (SELECT request_id FROM holds))`;
  const conditions = [
    ...conditionsFor({ "account_id =": accountId, "key_id =": keyId, "model =": model }),
    ...conditionsFor({ "status =": status, "code =": code, "at_ms >=": fromMs, "at_ms <": toMs }),
    ...(query.isUnheld === true ? [sql`NOT ${isHeld}`] : []),
    ...(query.ids === undefined ? [] : [isOneOf("id", query.ids)]),
    ...(after === null ? [] : [sql`(at_ms, id) < (${after.atMs}, ${after.id})`]),
  ];
  const rows = yield sql`SELECT *, ${isHeld} AS is_held FROM failed_requests
    WHERE ${allOf(conditions)} ORDER BY at_ms DESC, id DESC LIMIT ${limit + 1}`;
  const requests = rows
    .slice(0, limit)
    .map((row) => ({ ...failedRequest(row), isHeld: truth(row, "is_held") }));
  return { requests, hasMore: rows.length > limit };
}

function failedRequest(row: Row): FailedRequest {
  return {
    id: text(row, "id"),
    atMs: integer(row, "at_ms"),
    accountId: nullable(row, "account_id", text),
    keyId: nullable(row, "key_id", text),
    model: nullable(row, "model", text),
    protocol: nullable(row, "protocol", clientProtocol),
    status: integer(row, "status"),
    code: text(row, "code"),
    pointer: nullable(row, "pointer", text),
    limit: nullable(row, "refusing_limit", text),
  };
}
