import type { NanoUsd } from "../money/amounts.ts";

/** Entries that operators post. */
export type OperatorKind = "top-up" | "refund" | "correction";

/** Kind of an entry. A correction has either sign. */
export type EntryKind = OperatorKind | "usage" | "reversal";

/** The values of each type of column. */
interface ColumnValues {
  readonly kind: EntryKind;
  readonly text: string;
  readonly integer: number;
  /** Nano-dollars. */
  readonly amount: NanoUsd;
}

type ColumnType = keyof ColumnValues;

/** Defines a column of `entries` by its name and its type. */
function column<const Name extends string, Type extends ColumnType>(name: Name, type: Type) {
  return { name, type, isNullable: false } as const;
}

function nullable<const Name extends string, Type extends ColumnType>(name: Name, type: Type) {
  return { name, type, isNullable: true } as const;
}

/**
 * The columns of an entry by their fields, in the order in which an export lists them. The type of
 * an entry, the statements of both stores that write it and the columns of a transfer derive from
 * this list. The canonical text (`entryText` below) and the reader of rows (`entryOf`) write them
 * out, because loops were slower, and the type checker demands each column there. A new column is
 * nullable and comes last.
 */
export const entryColumns = {
  kind: column("kind", "kind"),
  /**
   * The request of a usage or its reversal, otherwise built by `operatorEntryId`; unique with
   * `kind`.
   */
  id: column("reference", "text"),
  accountId: column("account_id", "text"),
  /** Has the sign of the balance change. */
  amount: column("amount", "amount"),
  atMs: column("at_ms", "integer"),
  keyId: nullable("key_id", "text"),
  model: nullable("model", "text"),
  promptTokens: nullable("prompt_tokens", "integer"),
  completionTokens: nullable("completion_tokens", "integer"),
  hold: nullable("hold", "amount"),
  /** The request's cost beyond its hold: our loss (rule 2). */
  loss: nullable("loss", "amount"),
  /** `RequestDetails` as JSON text, exactly as written. */
  details: nullable("details", "text"),
  /** See `Settlement.cost`. */
  cost: nullable("upstream_cost", "amount"),
  /** See `Settlement.upstream`. A reversal has the upstream of its charge. */
  upstream: nullable("upstream", "text"),
  /** The operator's note. */
  note: nullable("note", "text"),
  /** The operator who posted it; null for entries of requests. */
  actor: nullable("actor", "text"),
} as const;

type Columns = typeof entryColumns;

type EntryField = keyof Columns;

type EntryColumnName = Columns[EntryField]["name"];

/** An entry as stored; absent values are null. */
export type EntryRow = {
  readonly [Field in EntryField]:
    | ColumnValues[Columns[Field]["type"]]
    | (Columns[Field]["isNullable"] extends true ? null : never);
};

/** The fields of an entry, in the order of `entryColumns`. */
export const entryFields = Object.keys(entryColumns) as readonly EntryField[];

type NullableField = {
  [Field in EntryField]: Columns[Field]["isNullable"] extends true ? Field : never;
}[EntryField];

/** The nullable fields of an entry, without values. */
export const emptyFields = Object.fromEntries(
  entryFields.filter((field) => entryColumns[field].isNullable).map((field) => [field, null]),
) as { readonly [Field in NullableField]: null };

/** Increased when the meaning of the canonical text changes. An added field does not change it. */
export const TEXT_VERSION = 1;

/** The fields of the text: the columns, of which `reference` is named `id`. */
type TextField = "v" | "id" | Exclude<EntryColumnName, "reference">;

/**
 * Returns an entry's canonical text: compact JSON with the fields in this order, without null
 * fields. A column that is later added at the end therefore does not affect earlier entries.
 */
export function entryText(entry: EntryRow): string {
  return JSON.stringify({
    v: TEXT_VERSION,
    account_id: entry.accountId,
    kind: entry.kind,
    id: entry.id,
    amount: entry.amount,
    at_ms: entry.atMs,
    key_id: entry.keyId ?? undefined,
    model: entry.model ?? undefined,
    prompt_tokens: entry.promptTokens ?? undefined,
    completion_tokens: entry.completionTokens ?? undefined,
    hold: entry.hold ?? undefined,
    loss: entry.loss ?? undefined,
    details: entry.details ?? undefined,
    upstream: entry.upstream ?? undefined,
    upstream_cost: entry.cost ?? undefined,
    note: entry.note ?? undefined,
    actor: entry.actor ?? undefined,
  } satisfies Readonly<Record<TextField, string | number | undefined>>);
}
