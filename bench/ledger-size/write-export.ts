import { createHash, type Hash } from "node:crypto";
import { createReadStream, createWriteStream, rmSync, writeFileSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip, gzipSync } from "node:zlib";
import { entryDigest, genesisHash, linkHash, noSums } from "../../src/core/ledger/chain.ts";
import type { EntryRow } from "../../src/core/ledger/entry-row.ts";
import { transferredTables } from "../../src/storage/transfer/transferred-tables.ts";
import { FORMAT, FORMAT_VERSION } from "../../src/storage/transfer/export-ledger.ts";
import type { Account, History } from "./history.ts";

const HOUR_MS = 3_600_000;
const PIECE_CHARS = 65_536;
/** Speed matters more than size. */
const LEVEL = 1;

/** Sums of the entries of an account or of a key. */
interface Sums {
  balance: number;
  spent: number;
  toppedUp: number;
}

/** `requests`, tokens in and out, `amount`, `upstream_cost`, `duration_ms`. */
type HourSums = [number, number, number, number, number, number];

/**
 * Writes a history as the file of `ledger export`, which `ledger import` verifies, with the same
 * chains, balances and hourly sums as the ledger's. `hashOf` returns a key's hash.
 */
export async function writeExport(
  file: string,
  history: History,
  hashOf: (keyId: string) => string,
): Promise<void> {
  const entriesFile = `${file}.entries`;
  const totals = new HistorySums(history.accounts);
  const pieces = Readable.from(inPieces(totals.lines(history)));
  await pipeline(pieces, createGzip({ level: LEVEL }), createWriteStream(entriesFile));
  // Accounts and keys come before the entries, but their sums are known only after them.
  const digest = createHash("sha256");
  const head = linesOf(digest, headLines(history, totals, hashOf));
  writeFileSync(file, gzipSync(head));
  await digestOf(entriesFile, digest);
  await pipeline(createReadStream(entriesFile), createWriteStream(file, { flags: "a" }));
  rmSync(entriesFile);
  const tail = linesOf(digest, tailLines(totals));
  const end = JSON.stringify({ rows: totals.rows, sha256: digest.digest("hex") });
  writeFileSync(file, gzipSync(`${tail}${end}\n`), { flag: "a" });
}

/** Collects the sums of the entries while they are written. */
class HistorySums {
  readonly accounts = new Map<string, Sums & { head: Buffer }>();
  readonly keys = new Map<string, number>();
  readonly hours = new Map<string, HourSums>();
  readonly rows: Record<string, number> = {};

  constructor(accounts: readonly Account[]) {
    for (const { id } of accounts) {
      const head = genesisHash(id, noSums);
      this.accounts.set(id, { balance: 0, spent: 0, toppedUp: 0, head });
    }
  }

  *lines(history: History): Generator<string> {
    yield tableLine("entries");
    let seq = 0;
    for (const entry of history.entries()) {
      seq += 1;
      const hash = this.#take(entry);
      yield `${JSON.stringify(entryLine(seq, entry, hash))}\n`;
    }
    this.rows["entries"] = seq;
  }

  #take(entry: EntryRow): string {
    const sums = this.accounts.get(entry.accountId);
    if (sums === undefined) throw new Error(`no account ${entry.accountId}`);
    sums.head = linkHash(sums.head, entryDigest(entry));
    sums.balance += entry.amount;
    if (entry.kind === "usage") sums.spent -= entry.amount;
    else sums.toppedUp += entry.amount;
    if (entry.keyId !== null) {
      this.keys.set(entry.keyId, (this.keys.get(entry.keyId) ?? 0) - entry.amount);
    }
    this.#takeHour(entry);
    return sums.head.toString("hex");
  }

  #takeHour(entry: EntryRow): void {
    const names = [entry.keyId ?? "", entry.model ?? "", entry.upstream ?? ""];
    const name = [entry.accountId, Math.floor(entry.atMs / HOUR_MS), ...names].join("\t");
    const hour = this.hours.get(name) ?? [0, 0, 0, 0, 0, 0];
    hour[0] += entry.kind === "usage" ? 1 : 0;
    hour[1] += entry.promptTokens ?? 0;
    hour[2] += entry.completionTokens ?? 0;
    hour[3] += entry.amount;
    hour[4] += entry.cost ?? 0;
    if (entry.details !== null) hour[5] += entry.atMs - startedAtMs(entry.details);
    this.hours.set(name, hour);
  }
}

function startedAtMs(details: string): number {
  return (JSON.parse(details) as { readonly startedAtMs: number }).startedAtMs;
}

/** Returns the values in the order of the columns of `transferredTables`. */
function entryLine(seq: number, entry: EntryRow, hash: string): readonly unknown[] {
  const { kind, id, accountId, amount, atMs, keyId, model, promptTokens } = entry;
  const { completionTokens, hold, loss, details, cost, upstream, note, actor } = entry;
  return [
    ...[seq, kind, id, accountId, amount, atMs, keyId, model, promptTokens, completionTokens],
    ...[hold, loss, details, cost, upstream, null, note, actor, hash],
  ];
}

function tableLine(name: string): string {
  const table = transferredTables.find((one) => one.name === name);
  return `${JSON.stringify({ table: name, columns: Object.keys(table?.columns ?? {}) })}\n`;
}

function linesOf(digest: Hash, lines: Iterable<string>): string {
  const text = [...lines].join("");
  digest.update(text);
  return text;
}

function* headLines(
  { accounts, fromMs }: History,
  totals: HistorySums,
  hashOf: (keyId: string) => string,
): Generator<string> {
  const header = { format: FORMAT, version: FORMAT_VERSION, store: "sqlite" };
  yield `${JSON.stringify({ ...header, exported_at: new Date(fromMs).toISOString() })}\n`;
  yield tableLine("accounts");
  for (const { id } of accounts) {
    const sums = totals.accounts.get(id);
    if (sums === undefined) continue;
    const { balance, spent, toppedUp, head } = sums;
    const row = [id, `Customer ${id}`, "demo", balance, 0, spent, toppedUp, fromMs, null, null];
    yield `${JSON.stringify([...row, head.toString("hex")])}\n`;
  }
  totals.rows["accounts"] = accounts.length;
  yield tableLine("api_keys");
  const keys = accounts.flatMap((account) => account.keys.map((key) => [account.id, key] as const));
  for (const [accountId, key] of keys) {
    const spent = totals.keys.get(key) ?? 0;
    const row = [key, hashOf(key), accountId, null, null, null, spent, 0, fromMs];
    yield `${JSON.stringify([...row, null, null, null, null, null])}\n`;
  }
  totals.rows["api_keys"] = keys.length;
}

function* tailLines(totals: HistorySums): Generator<string> {
  yield tableLine("hourly_sums");
  for (const [name, hour] of totals.hours) {
    const [account, on, ...names] = name.split("\t");
    yield `${JSON.stringify([account, Number(on), ...names, ...hour.slice(0, 5), 0, 0, hour[5]])}\n`;
  }
  totals.rows["hourly_sums"] = totals.hours.size;
}

/** Adds the text of a compressed file to a digest. */
async function digestOf(file: string, digest: Hash): Promise<void> {
  const text = createReadStream(file).pipe(createGunzip());
  for await (const chunk of text as AsyncIterable<Buffer>) digest.update(chunk);
}

function* inPieces(lines: Iterable<string>): Generator<string> {
  let piece = "";
  for (const line of lines) {
    piece += line;
    if (piece.length < PIECE_CHARS) continue;
    yield piece;
    piece = "";
  }
  yield piece;
}
