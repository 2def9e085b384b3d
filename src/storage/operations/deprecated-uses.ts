import type {
  DeprecatedUse,
  DeprecatedUsePage,
  DeprecatedUseQuery,
} from "../../core/ledger/reports.ts";
import { integer, text, type Row } from "../shared/rows.ts";
import { allOf, eachDeprecated, factOf, hasFact, sql } from "../shared/sql.ts";
import { hoursOf, narrowing, withAccount } from "./report-filter.ts";
import type { Steps } from "./steps.ts";

/** Lists which keys used something deprecated, in the order of its id, the account and the key. */
export function* listDeprecatedUses(query: DeprecatedUseQuery): Steps<DeprecatedUsePage> {
  const { deprecation = null, after = null, limit } = query;
  const hours = yield* hoursOf(query);
  if (hours === null) return { uses: [], next: null };
  const conditions = [
    sql`e.kind = 'usage'`,
    hasFact("e.details", "deprecated"),
    ...narrowing(yield* withAccount(query)),
    ...hours,
  ];
  const wanted = [
    ...(deprecation === null ? [] : [sql`d.value = ${deprecation}`]),
    ...(after === null
      ? []
      : [
          sql`(d.value, s.account_id, s.key_id)
            > (${after.deprecation}, ${after.accountId}, ${after.keyId})`,
        ]),
  ];
  const rows =
    yield sql`SELECT d.value AS deprecation, s.account_id, s.key_id, count(*) AS requests,
      max(s.at_ms) AS last_ms
    FROM (SELECT e.account_id, e.key_id, e.at_ms, ${factOf("e.details", "deprecated")} AS deprecated
      FROM entries e WHERE ${allOf(conditions)}) AS s, ${eachDeprecated}
    WHERE ${allOf(wanted)}
    GROUP BY d.value, s.account_id, s.key_id
    ORDER BY d.value, s.account_id, s.key_id LIMIT ${limit + 1}`;
  const uses = rows.slice(0, limit).map(deprecatedUse);
  const last = rows.length > limit ? uses.at(-1) : undefined;
  if (last === undefined) return { uses, next: null };
  const { requests: _, lastMs: __, ...next } = last;
  return { uses, next };
}

function deprecatedUse(row: Row): DeprecatedUse {
  return {
    deprecation: text(row, "deprecation"),
    accountId: text(row, "account_id"),
    keyId: text(row, "key_id"),
    requests: integer(row, "requests"),
    lastMs: integer(row, "last_ms"),
  };
}
