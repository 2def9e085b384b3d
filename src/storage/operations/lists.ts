import { UNRESOLVED } from "../../core/ledger/unresolved-holds.ts";
import type { AccountState } from "../../core/ledger/accounts.ts";
import type {
  AccountPage,
  AccountQuery,
  AccountSort,
  KeyPage,
  KeyQuery,
  KeySort,
  KeyStatus,
  ListPlace,
  PlanCount,
} from "../../core/ledger/lists.ts";
import {
  joinedAccount,
  keyDetails,
  SELECT_ACCOUNT,
  SELECT_KEY_DETAILS,
} from "../shared/records.ts";
import { integer, nullable, text, type Row } from "../shared/rows.ts";
import {
  allOf,
  byBytes,
  constant,
  conditionsFor,
  isOneOf,
  joined,
  metadataValues,
  position,
  sql,
  type Sql,
} from "../shared/sql.ts";
import type { Steps } from "./steps.ts";

const states = {
  active: sql`a.closed_at_ms IS NULL AND a.suspended_at_ms IS NULL`,
  suspended: sql`a.closed_at_ms IS NULL AND a.suspended_at_ms IS NOT NULL`,
  closed: sql`a.closed_at_ms IS NOT NULL`,
} as const satisfies Record<AccountState, Sql>;

/** What a list is sorted by. */
interface Sort {
  readonly column: Sql;
  /** Returns the value of `column` in a row. */
  readonly valueOf: (row: Row) => number | string;
}

const byTime = (of: "a" | "k"): Sort => ({
  column: constant(`${of}.created_at_ms`),
  valueOf: (row) => integer(row, "created_at_ms"),
});
const accountSorts: Readonly<Record<AccountSort, Sort>> = {
  opened: byTime("a"),
  name: { column: sql`lower(a.name${byBytes})`, valueOf: (row) => lower(text(row, "name")) },
  balance: { column: sql`a.balance`, valueOf: (row) => integer(row, "balance") },
};
const keySorts: Readonly<Record<KeySort, Sort>> = {
  created: byTime("k"),
  label: {
    column: sql`lower(coalesce(k.label, '')${byBytes})`,
    valueOf: (row) => lower(nullable(row, "label", text) ?? ""),
  },
};

export function* listAccounts(query: AccountQuery): Steps<AccountPage> {
  const { state = null, planId, externalId, search = null, sort = "opened", limit } = query;
  const conditions = [
    ...(state === null ? [] : [states[state]]),
    ...conditionsFor({ "a.plan_id =": planId, "d.external_id =": externalId }),
    ...containing(search, ["a.name", "a.id", "d.external_id", "d.email"], [inMetadata]),
  ];
  const by = accountSorts[sort];
  const rows = yield page(SELECT_ACCOUNT, { ...query, conditions, by, of: "a" });
  return {
    accounts: rows.slice(0, limit).map(joinedAccount),
    next: nextPlace(rows, limit, by),
    ...(query.isCounted === true && { total: yield* count(ACCOUNTS, conditions) }),
  };
}

export function* listKeys(query: KeyQuery): Steps<KeyPage> {
  const { accountId, ids, status = null, search = null, sort = "created", limit } = query;
  const conditions = [
    ...conditionsFor({ "k.account_id =": accountId }),
    ...(ids === undefined ? [] : [isOneOf("k.id", ids)]),
    ...(status === null ? [] : [statusCondition(status.is, status.atMs)]),
    ...containing(search, ["k.label", "k.id", "a.name", "a.id"]),
  ];
  const by = keySorts[sort];
  const rows = yield page(SELECT_KEY_DETAILS, { ...query, conditions, by, of: "k" });
  return {
    keys: rows.slice(0, limit).map(keyDetails),
    next: nextPlace(rows, limit, by),
    ...(query.isCounted === true && { total: yield* count(KEYS, conditions) }),
  };
}

/** Counts the accounts per plan, in the order of the plans. */
export function* countPlans(): Steps<readonly PlanCount[]> {
  const rows = yield sql`SELECT plan_id, count(*) AS accounts FROM accounts
    GROUP BY plan_id ORDER BY plan_id`;
  return rows.map((row) => ({ planId: text(row, "plan_id"), accounts: integer(row, "accounts") }));
}

/** An embedded ledger has only one process. */
export function* hasOlderProcess(): Steps<boolean> {
  const rows = yield {
    only: "postgres",
    sql: sql`SELECT id FROM replicas WHERE known_steps = 0 AND id <> ${UNRESOLVED}
      AND expires_at > clock_timestamp() LIMIT 1`,
  };
  return rows.length > 0;
}

function statusCondition(status: KeyStatus, atMs: number): Sql {
  switch (status) {
    case "active":
      return sql`k.revoked_at_ms IS NULL
        AND (k.expires_at_ms IS NULL OR k.expires_at_ms > ${atMs})`;
    case "expired":
      return sql`k.revoked_at_ms IS NULL AND k.expires_at_ms <= ${atMs}`;
    case "revoked":
      return sql`k.revoked_at_ms IS NOT NULL`;
  }
}

/** Replaces A to Z only, like `lower` of both databases. */
function lower(value: string): string {
  return value.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/**
 * Matches text without regard to case for A to Z only, since `lower` supports only these in both
 * databases. `others` are alternative conditions in addition to those of the columns.
 */
function containing(
  search: string | null,
  columns: readonly string[],
  others: readonly ((wanted: string) => Sql)[] = [],
): readonly Sql[] {
  if (search === null) return [];
  const wanted = lower(search);
  const found = [
    ...columns.map((column) => contains(column, wanted)),
    ...others.map((other) => other(wanted)),
  ];
  return [sql`(${joined(found, " OR ")})`];
}

function contains(column: string, wanted: string): Sql {
  return sql`${position}(lower(${constant(column)}${byBytes}), ${wanted}) > 0`;
}

/** Matches the values of an account's metadata, but not their names, which the operator chooses. */
function inMetadata(wanted: string): Sql {
  return sql`EXISTS (SELECT 1 FROM ${metadataValues} WHERE ${contains("m.value", wanted)})`;
}

interface PageParts {
  readonly conditions: readonly Sql[];
  readonly by: Sort;
  /** The alias of the listed table. */
  readonly of: "a" | "k";
  readonly order?: "asc" | "desc";
  readonly after?: ListPlace | null;
  readonly limit: number;
}

/** Limits a query to a page, plus one row if there is a next page. */
function page(
  select: string,
  { conditions, by: { column }, of, order = "asc", after = null, limit }: PageParts,
): Sql {
  const id = constant(`${of}.id`);
  const isAfter = constant(order === "asc" ? ">" : "<");
  const all =
    after === null
      ? conditions
      : [...conditions, sql`(${column}, ${id}) ${isAfter} (${after.value}, ${after.id})`];
  return sql`${constant(select)} WHERE ${allOf(all)}
    ORDER BY ${column} ${constant(order)}, ${id} ${constant(order)} LIMIT ${limit + 1}`;
}

/** The tables that the conditions of a list concern. */
const ACCOUNTS = sql`accounts a LEFT JOIN account_details d ON d.account_id = a.id`;
const KEYS = sql`api_keys k JOIN accounts a ON a.id = k.account_id`;

function* count(tables: Sql, conditions: readonly Sql[]): Steps<number> {
  const [row] = yield sql`SELECT count(*) AS total FROM ${tables} WHERE ${allOf(conditions)}`;
  return row === undefined ? 0 : integer(row, "total");
}

function nextPlace(rows: readonly Row[], limit: number, { valueOf }: Sort): ListPlace | null {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return last === undefined ? null : { value: valueOf(last), id: text(last, "id") };
}
