import { storableText, NUL } from "../../core/ledger/repair.ts";
import { rowOf, TransferRefused } from "./ledger-side.ts";

/** An entry whose hash covers NUL. */
interface HashedNul {
  readonly accountId: string;
  /** Names the entry and its columns with NUL. */
  readonly what: string;
}

/** A person repairs some, and asks again. */
const ACCOUNTS_NAMED_MAX = 20;

/** Number of texts with NUL, by `table.column`. */
export type ReplacedTexts = Readonly<Record<string, number>>;

/**
 * Puts U+FFFD in place of NUL, which SQLite stores and PostgreSQL does not, into rows of a file.
 * The hash of an entry covers NUL, so such an entry needs a repair that states its text, unless the
 * archive does.
 */
export class NulTexts {
  readonly #replaced: Record<string, number> = {};
  /** By `seq`: the entries for which no repair was found yet. */
  readonly #unproven = new Map<unknown, HashedNul>();
  /** The `seq` of each account's entries with NUL. */
  readonly #found = new Map<string, number[]>();

  get replaced(): ReplacedTexts {
    return this.#replaced;
  }

  /** Returns the rows of a table without NUL. The tables with proofs follow that of entries. */
  take(table: string, columns: readonly string[], lines: readonly string[]): readonly string[] {
    if (this.#unproven.size > 0) for (const line of lines) this.#prove(table, columns, line);
    return lines.map((line) => {
      // Most lines with these characters have them within JSON text, where they stay.
      if (!line.includes(NUL)) return line;
      this.#note(table, columns, line);
      return storableText(line);
    });
  }

  /** Throws `TransferRefused` if an entry with NUL has no repair. */
  refuseUnproven(): void {
    const found = [...this.#unproven.values()];
    const [first] = found;
    if (first === undefined) return;
    const more = found.length === 1 ? "" : ` (and ${found.length - 1} more entries have it)`;
    const accounts = [...new Set(found.map(({ accountId }) => accountId))];
    const others = accounts.length - ACCOUNTS_NAMED_MAX;
    const named = accounts.slice(0, ACCOUNTS_NAMED_MAX).join(", ");
    throw new TransferRefused(
      `${first.what}, which PostgreSQL cannot store${more}: run \`ledger repair\` on the ` +
        `embedded ledger for ${named}${others > 0 ? ` and ${others} more accounts` : ""}, and ` +
        "export it again",
    );
  }

  /** Takes a repair, or the end of an account's archived entries. */
  #prove(table: string, columns: readonly string[], line: string): void {
    if (table === "repairs") this.#unproven.delete(rowOf(columns, line)["seq"]);
    if (table !== "chain_places") return;
    const { kind, account_id: account, seq: end } = rowOf(columns, line);
    if (kind !== "archived") return;
    for (const seq of this.#found.get(String(account)) ?? []) {
      if (seq <= Number(end)) this.#unproven.delete(seq);
    }
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
    const accountId = String(account);
    this.#unproven.set(seq, { accountId, what });
    const ofAccount = this.#found.get(accountId);
    if (ofAccount === undefined) this.#found.set(accountId, [Number(seq)]);
    else ofAccount.push(Number(seq));
  }
}
