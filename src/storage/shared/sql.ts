import type { RequestFacts } from "../../core/ledger/request-record.ts";

export type SqlValue = string | number | null | Uint8Array;

/** SQL that differs between the databases. */
export interface Dialect {
  /** Returns the placeholder of the value with this number, counted from 1. */
  readonly placeholder: (number: number) => string;
  readonly words: Readonly<Record<Word, string>>;
  /** Returns the text of a field of details; NULL if the details lack it. */
  readonly detail: (detail: Detail) => string;
}

type Word =
  | "greatest"
  | "least"
  | "position"
  | "byBytes"
  | "unindexed"
  | "sumsByAccount"
  | "day"
  | "hour"
  | "minute"
  | "durationMs"
  | "isFailed"
  | "metadataValues"
  | "startedAtMs"
  | "periodEndMs"
  | "outcome"
  | "eachDeprecated";

/** A field of the details of an entry, whose value contains no quote and no backslash. */
interface Detail {
  /** The column, with the name of its table if it needs one. */
  readonly of: string;
  readonly field: keyof RequestFacts;
}

/** A statement in the form that a driver accepts. */
export interface Statement {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

type Piece = string | { readonly value: SqlValue } | { readonly word: Word } | Detail;

/** A statement or a part of one, the same for every database. */
export class Sql {
  readonly pieces: readonly Piece[];

  constructor(pieces: readonly Piece[]) {
    this.pieces = pieces;
  }

  in({ placeholder, words, detail }: Dialect): Statement {
    const values: SqlValue[] = [];
    const texts = this.pieces.map((piece) => {
      if (typeof piece === "string") return piece;
      if ("field" in piece) return detail(piece);
      return "word" in piece ? words[piece.word] : placeholder(values.push(piece.value));
    });
    return { text: texts.join(""), values };
  }
}

/** Builds SQL from parts and values; values are never inlined as text. */
export function sql(texts: TemplateStringsArray, ...inserted: readonly (Sql | SqlValue)[]): Sql {
  const [first = "", ...rest] = texts;
  const pieces = rest.flatMap((text, at): readonly Piece[] => {
    const part = inserted[at] ?? null;
    return [...(part instanceof Sql ? part.pieces : [{ value: part }]), text];
  });
  return new Sql([first, ...pieces]);
}

/** SQL that is a constant of the program, such as column names. */
export function constant(text: string): Sql {
  return new Sql([text]);
}

export function joined(parts: readonly Sql[], separator: string): Sql {
  return new Sql(parts.flatMap(({ pieces }, at) => (at === 0 ? pieces : [separator, ...pieces])));
}

/** Joins conditions with AND; the list may be empty. */
export function allOf(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? sql`TRUE` : joined(conditions, " AND ");
}

/** Matches a column against a list of values, which may be empty. */
export function isOneOf(column: string | Sql, ids: readonly string[]): Sql {
  if (ids.length === 0) return sql`FALSE`;
  return sql`${typeof column === "string" ? constant(column) : column} IN (${joined(
    ids.map((id) => sql`${id}`),
    ", ",
  )})`;
}

/**
 * Returns a condition for each value that is not null or undefined; the key is the column and the
 * operator.
 */
export function conditionsFor(
  values: Readonly<Record<string, string | number | null | undefined>>,
): readonly Sql[] {
  return Object.entries(values).flatMap(([compared, value]) =>
    value === null || value === undefined ? [] : [sql`${constant(compared)} ${value}`],
  );
}

/** Function that returns the greatest of its arguments. */
export const greatest = new Sql([{ word: "greatest" }]);
/** Function that returns the least of its arguments; none may be NULL. */
export const least = new Sql([{ word: "least" }]);
/**
 * Function that returns the position of the second argument in the first, counted from 1; 0: not
 * found.
 */
export const position = new Sql([{ word: "position" }]);
/** Suffix of a text: it is compared, and its case changed, byte by byte. */
export const byBytes = new Sql([{ word: "byBytes" }]);
/**
 * Prefix of a column: SQLite then uses no index for it, because its planner ignores the cost of
 * that.
 */
export const unindexed = new Sql([{ word: "unindexed" }]);
/** The hourly sums; SQLite reads them account by account, each by the conditions on the hour. */
export const sumsByAccount = new Sql([{ word: "sumsByAccount" }]);
/** Time when the hold of a usage entry `u` was placed. */
export const startedAtMs = new Sql([{ word: "startedAtMs" }]);
/**
 * End of the period of a budget `b`. A release that does not know time zones does not write it; its
 * periods begin at midnight UTC.
 */
export const periodEndMs = new Sql([{ word: "periodEndMs" }]);
/** Outcome of the request of a usage entry `u`. */
export const outcome = new Sql([{ word: "outcome" }]);
/** The UTC day of an entry `e`, as `YYYY-MM-DD`. */
export const day = new Sql([{ word: "day" }]);
/** The UTC hour of an entry `e`, as `YYYY-MM-DDTHH`. */
export const hour = new Sql([{ word: "hour" }]);
/** The UTC minute of an entry `e`, as `YYYY-MM-DDTHH:MM`. */
export const minute = new Sql([{ word: "minute" }]);
/** Duration of an entry's request, from its details; 0 if the entry has no request. */
export const durationMs = new Sql([{ word: "durationMs" }]);
/** 1 for an entry of a request that failed, else 0. */
export const isFailed = new Sql([{ word: "isFailed" }]);

/** The ids in the column `deprecated` of `s`, as the column `value` of `d`. */
export const eachDeprecated = new Sql([{ word: "eachDeprecated" }]);

/**
 * Returns the text of a fact in a column of details, as SQL; NULL if the details lack it. It is read
 * without parsing, as an index can and as tampered details allow.
 */
export function factOf(of: string, field: keyof RequestFacts): Sql {
  return new Sql([{ of, field }]);
}

/** Matches details with a fact, whose column is `of`. */
export function hasFact(of: string, field: keyof RequestFacts): Sql {
  return constant(`${of} LIKE '%"${field}":"%'`);
}

/** Metadata values of an account's details `d`, as the column `value` of `m`. */
export const metadataValues = new Sql([{ word: "metadataValues" }]);

/** Returns the end of a period; `month` is that of a month. */
const endOf = (month: string): string => `CASE WHEN b.next_starts_at_ms > b.starts_at_ms
  THEN b.next_starts_at_ms ELSE CASE b.period WHEN 'day' THEN b.starts_at_ms + 86400000
  WHEN 'week' THEN b.starts_at_ms + 604800000 ELSE ${month} END END`;

/** Outcomes of requests that did not fail. */
const UNFAILED = "'finished', 'client-gone'";

export const sqlite: Dialect = {
  placeholder: () => "?",
  words: {
    greatest: "max",
    least: "min",
    position: "instr",
    byBytes: "",
    unindexed: "+",
    sumsByAccount: "accounts AS a CROSS JOIN hourly_sums ON hourly_sums.account_id = a.id",
    startedAtMs: "u.details ->> 'startedAtMs'",
    periodEndMs: endOf(
      "CAST(strftime('%s', b.starts_at_ms / 1000, 'unixepoch', '+1 month') AS INTEGER) * 1000",
    ),
    outcome: "u.details ->> 'outcome'",
    day: "strftime('%Y-%m-%d', e.at_ms / 1000, 'unixepoch')",
    hour: "strftime('%Y-%m-%dT%H', e.at_ms / 1000, 'unixepoch')",
    minute: "strftime('%Y-%m-%dT%H:%M', e.at_ms / 1000, 'unixepoch')",
    durationMs:
      "CASE WHEN json_valid(details) THEN coalesce(max(at_ms - (details ->> 'startedAtMs'), 0), 0) ELSE 0 END",
    isFailed: `CASE WHEN json_valid(details) THEN coalesce(details ->> 'outcome' NOT IN (${UNFAILED}), 0) ELSE 0 END`,
    metadataValues: "json_each(d.metadata) AS m",
    // The ids have no character that JSON escapes, unless somebody has tampered with them.
    eachDeprecated: `json_each('["' || replace(replace(s.deprecated, '\\', ''), ' ', '","')
      || '"]') AS d`,
  },
  detail: ({ of, field }) => {
    const found = `instr(${of}, '"${field}":"')`;
    const start = `${found} + ${field.length + 4}`;
    return `CASE ${found} WHEN 0 THEN NULL ELSE substr(${of}, ${start},
      instr(substr(${of}, ${start}), '"') - 1) END`;
  },
};

const utc = "to_timestamp(e.at_ms / 1000) AT TIME ZONE 'UTC'";

/**
 * Fields of an entry's details; NULL if the details lack them. PostgreSQL reads them as text, because
 * tampered details may not be valid JSON. A search for a constant takes a tenth of the time of a
 * regular expression on the whole text.
 */
export const STARTED_AT_MS = `substring(left(split_part(details, '"startedAtMs":', 2), 15) FROM '^[0-9]+')`;
export const OUTCOME = `nullif(split_part(split_part(details, '"outcome":"', 2), '"', 1), '')`;

export const postgres: Dialect = {
  placeholder: (number) => `$${number}`,
  words: {
    greatest: "greatest",
    least: "least",
    position: "strpos",
    byBytes: ' COLLATE "C"',
    unindexed: "",
    sumsByAccount: "hourly_sums",
    startedAtMs: "(u.details::json ->> 'startedAtMs')::bigint",
    periodEndMs: endOf(
      "extract(epoch FROM to_timestamp(b.starts_at_ms / 1000) AT TIME ZONE 'UTC' + interval '1 month')::bigint * 1000",
    ),
    outcome: "(u.details::json ->> 'outcome')",
    day: `to_char(${utc}, 'YYYY-MM-DD') COLLATE "C"`,
    hour: `to_char(${utc}, 'YYYY-MM-DD"T"HH24') COLLATE "C"`,
    minute: `to_char(${utc}, 'YYYY-MM-DD"T"HH24:MI') COLLATE "C"`,
    durationMs: `coalesce(greatest(at_ms - ${STARTED_AT_MS}::bigint, 0), 0)`,
    isFailed: `CASE WHEN ${OUTCOME} NOT IN (${UNFAILED}) THEN 1 ELSE 0 END`,
    metadataValues: "json_each_text(CAST(d.metadata AS json)) AS m",
    eachDeprecated: "unnest(string_to_array(s.deprecated, ' ')) AS d (value)",
  },
  detail: ({ of, field }) => `substring(${of} FROM '"${field}":"([^"]*)') COLLATE "C"`,
};
