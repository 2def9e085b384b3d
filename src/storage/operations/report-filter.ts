import type { ReportFilter } from "../../core/ledger/reports.ts";
import { HOUR_MS } from "../shared/records.ts";
import { integer, nullable, onlyRow, text } from "../shared/rows.ts";
import { allOf, conditionsFor, factOf, hasFact, sql, type Sql } from "../shared/sql.ts";
import type { Steps } from "./steps.ts";

/** Returns the conditions of a filter on entries `e`. */
export function narrowing(filter: ReportFilter): readonly Sql[] {
  return [...ofNames(filter), ...ofTimes(filter)];
}

export function ofNames({ accountId, keyId, model, upstream }: ReportFilter): readonly Sql[] {
  return [
    ...conditionsFor({ "e.account_id =": accountId, "e.key_id =": keyId }),
    ...conditionsFor({ "e.model =": model, "e.upstream =": upstream }),
  ];
}

export function ofTimes({ fromMs, toMs }: ReportFilter): readonly Sql[] {
  return conditionsFor({ "e.at_ms >=": fromMs, "e.at_ms <": toMs });
}

/**
 * Adds the account of the key, since entries are found by account and time. A value is used instead
 * of a subquery: PostgreSQL then recognizes a busy account and reads only its latest entries.
 */
export function* withAccount(filter: ReportFilter): Steps<ReportFilter> {
  const { accountId = null, keyId = null } = filter;
  if (accountId !== null || keyId === null) return filter;
  const [key] = yield sql`SELECT account_id FROM api_keys WHERE id = ${keyId}`;
  return key === undefined ? filter : { ...filter, accountId: text(key, "account_id") };
}

/** A range of hours, both ends included. */
interface Hours {
  readonly first: number;
  readonly last: number;
}

/**
 * Returns the time range that contains requests of a key, a model or an upstream. It limits the
 * reading of the log, which has no index on these. Null: no such requests. Each name is first
 * looked up in its own index of the sums, so an unused name costs no scan. The combination is then
 * searched only in the remaining range.
 */
export function* hoursOf(filter: ReportFilter): Steps<readonly Sql[] | null> {
  const { accountId, keyId = null, model, upstream } = filter;
  const names = conditionsFor({ "key_id =": keyId, "model =": model, "upstream =": upstream });
  if (names.length === 0) return [];
  let hours: Hours = { first: 0, last: Number.MAX_SAFE_INTEGER };
  for (const name of names) {
    const found = yield* firstAndLastHour([name]);
    if (found === null) return null;
    hours = { first: Math.max(hours.first, found.first), last: Math.min(hours.last, found.last) };
  }
  const together = [...conditionsFor({ "account_id =": accountId }), ...names];
  if (together.length > 1) {
    const within = conditionsFor({ "hour >=": hours.first, "hour <=": hours.last });
    const found = yield* firstAndLastHour([...together, ...within]);
    if (found === null) return null;
    hours = found;
  }
  return conditionsFor({
    "e.at_ms >=": hours.first * HOUR_MS,
    "e.at_ms <": (hours.last + 1) * HOUR_MS,
  });
}

/** Returns the range of hours with sums; null: no sums match. */
function* firstAndLastHour(conditions: readonly Sql[]): Steps<Hours | null> {
  const found = sql`SELECT hour FROM hourly_sums WHERE ${allOf(conditions)}`;
  const row = onlyRow(
    yield sql`SELECT (${found} ORDER BY hour LIMIT 1) AS first,
      (${found} ORDER BY hour DESC LIMIT 1) AS last`,
  );
  const [first, last] = [nullable(row, "first", integer), nullable(row, "last", integer)];
  return first === null || last === null ? null : { first, last };
}

/** Returns the conditions for the usage entries of an agent session, in the form of their index. */
export function ofSession(agentSession: string | null = null): readonly Sql[] {
  if (agentSession === null) return [];
  const isOfSession = sql`${factOf("e.details", "agentSession")} = ${agentSession}`;
  return [hasFact("e.details", "agentSession"), isOfSession];
}
