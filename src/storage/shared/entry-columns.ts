import {
  entryColumns,
  entryFields,
  type EntryKind,
  type EntryRow,
} from "../../core/ledger/entry-row.ts";

/** A column of `entries` besides `seq` and `hash`, and its value in a row. */
interface StoredColumn {
  readonly name: string;
  readonly type: "text" | "integer";
  readonly valueOf: (entry: EntryRow) => string | number | null;
}

/** The kinds that the tables allow; a correction is stored as one of the first two, by its sign. */
type StoredKind = Exclude<EntryKind, "correction">;

/** Returns the kind under which a correction of this amount is stored. */
export function kindBySign(signed: number): "refund" | "top-up" {
  return signed < 0 ? "refund" : "top-up";
}

/**
 * Returns the stored kind of an entry. The previous release does not support corrections, and
 * counts the stored kind correctly.
 */
function storedKind({ kind, amount }: EntryRow): StoredKind {
  return kind === "correction" ? kindBySign(amount) : kind;
}

/** The kind as posted, if it is not the stored one. */
const postedAs: StoredColumn = {
  name: "posted_as",
  type: "text",
  valueOf: ({ kind }) => (kind === "correction" ? kind : null),
};

/** The columns that the stores write, in the order in which an export lists them. */
export const storedColumns: readonly StoredColumn[] = entryFields.flatMap((field) => {
  const { name, type } = entryColumns[field];
  if (type === "kind") return { name, type: "text", valueOf: storedKind };
  const column: StoredColumn = {
    name,
    type: type === "text" ? type : "integer",
    valueOf: (entry) => entry[field],
  };
  return field === "note" ? [postedAs, column] : column;
});

/** The names of the columns, for a list in SQL. */
export const storedNames = storedColumns.map(({ name }) => name).join(", ");
