import { keptText, NUL } from "../../core/ledger/repair.ts";
import { rowOf, TransferRefused } from "./ledger-side.ts";

/** An entry whose hash covers NUL. */
interface HashedNul {
  readonly accountId: string;
  /** Names the entry and its columns with NUL. */
  readonly what: string;
}

/** Number of texts with NUL, by `table.column`. */
export type ReplacedTexts = Readonly<Record<string, number>>;

/**
 * Puts U+FFFD in place of NUL, which SQLite stores and PostgreSQL does not, into rows of a file.
 * The hash of an entry covers NUL, so such an entry needs a repair that states its text.
 */
export class NulTexts {
  readonly #replaced: Record<string, number> = {};
  /** By `seq`: the entries for which no repair was found yet. */
  readonly #unproven = new Map<unknown, HashedNul>();

  get replaced(): ReplacedTexts {
    return this.#replaced;
  }

  /** Returns the rows of a table without NUL. The table of repairs follows that of entries. */
  take(table: string, columns: readonly string[], lines: readonly string[]): readonly string[] {
    if (table === "repairs") {
      for (const line of lines) this.#unproven.delete(rowOf(columns, line)["seq"]);
    }
    return lines.map((line) => {
      // Most lines with these characters have them within JSON text, where they stay.
      if (!line.includes(NUL)) return line;
      this.#note(table, columns, line);
      return keptText(line);
    });
  }

  /** Throws `TransferRefused` if an entry with NUL has no repair. */
  refuseUnproven(): void {
    const found = [...this.#unproven.values()];
    const [first] = found;
    if (first === undefined) return;
    const more = found.length === 1 ? "" : ` (and ${found.length - 1} more entries have it)`;
    const accounts = [...new Set(found.map(({ accountId }) => accountId))].join(", ");
    throw new TransferRefused(
      `${first.what}, which PostgreSQL cannot store${more}: run \`ledger repair\` on the ` +
        `embedded ledger for ${accounts}, and export it again`,
    );
  }

  #note(table: string, columns: readonly string[], line: string): void {
    const row = rowOf(columns, line);
    const found = columns.filter((column) => String(row[column]).includes("\0"));
    for (const column of found) {
      const name = `${table}.${column}`;
      this.#replaced[name] = (this.#replaced[name] ?? 0) + 1;
    }
    // Entries older than the chains have no hash.
    if (table !== "entries" || typeof row["hash"] !== "string" || found.length === 0) return;
    const { seq, kind, reference: id, account_id: account } = row;
    const what =
      `entry ${String(seq)} (${String(kind)} ${String(id)}) of account ${String(account)} has ` +
      `U+0000 in its ${found.join(" and ")}`;
    this.#unproven.set(seq, { accountId: String(account), what });
  }
}
