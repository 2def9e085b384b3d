import type { RequestDetails } from "../../core/ledger/entry.ts";
import type { EntryRow } from "../../core/ledger/entry-row.ts";
import type { ChargedRequest } from "../../core/ledger/decisions.ts";
import type { OpenHold } from "../../core/ledger/open-hold.ts";
import type { RequestRecord } from "../../core/ledger/request-record.ts";
import type { PostedEntry } from "../../core/ledger/operator-entry.ts";
import { nanoUsd } from "../../core/money/amounts.ts";

/**
 * Selects the requests of an account or a key; with `sinceMs`, those placed from then on, and with
 * `beforeMs` those placed before then.
 */
interface Counted {
  readonly accountId?: string;
  readonly keyId?: string;
  readonly sinceMs?: number;
  readonly beforeMs?: number;
}

interface Booked {
  readonly entry: EntryRow;
  /** When the entry's request counts; null for an operator's entry. */
  readonly startedAtMs: number | null;
}

const HOUR_MS = 3_600_000;

/**
 * The open holds and the entries of the model. Every sum is added up from them each time it is
 * needed, so that no error in keeping a sum can occur here.
 */
export class ModelBook {
  readonly holds = new Map<string, OpenHold>();
  readonly #entries: Booked[] = [];

  add(entry: EntryRow, startedAtMs: number | null): void {
    this.#entries.push({ entry, startedAtMs });
  }

  /** Returns the sum of the amounts of these open holds. */
  held(counted: Counted): number {
    return [...this.holds.values()]
      .filter((hold) => isCounted(hold, hold.startedAtMs, counted))
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Returns the sum of the charges of these requests, less reversed charges. */
  spent(counted: Counted): number {
    return this.#entries
      .filter(
        ({ entry, startedAtMs }) => startedAtMs !== null && isCounted(entry, startedAtMs, counted),
      )
      .reduce((sum, { entry }) => sum - entry.amount, 0);
  }

  balance(accountId: string): number {
    return this.#sum(accountId, () => true);
  }

  toppedUp(accountId: string): number {
    return this.#sum(accountId, ({ startedAtMs }) => startedAtMs === null);
  }

  #sum(accountId: string, isAdded: (booked: Booked) => boolean): number {
    return this.#entries
      .filter((booked) => booked.entry.accountId === accountId && isAdded(booked))
      .reduce((sum, { entry }) => sum + entry.amount, 0);
  }

  /** Returns when the latest of these holds was placed, ended or not; 0 without one. */
  latestHoldMs(counted: Counted): number {
    const held = [...this.holds.values()].map((hold) => ({ of: hold, ...hold }));
    const ended = this.#entries.map(({ entry, startedAtMs }) => ({ of: entry, startedAtMs }));
    const times = [...held, ...ended].flatMap(({ of, startedAtMs }) =>
      startedAtMs !== null && isCounted(of, startedAtMs, counted) ? [startedAtMs] : [],
    );
    return Math.max(0, ...times);
  }

  /** Returns the begin of the hour in which the last request of a key ended; null without one. */
  lastUsedHourMs(keyId: string): number | null {
    const ends = this.#entries.flatMap(({ entry }) =>
      entry.kind === "usage" && entry.keyId === keyId ? [entry.atMs] : [],
    );
    return ends.length === 0 ? null : Math.floor(Math.max(...ends) / HOUR_MS) * HOUR_MS;
  }

  isSettled(requestId: string): boolean {
    return this.#usage(requestId) !== undefined;
  }

  /** Returns the entry of an operator with this kind and id. */
  posted({
    accountId,
    kind,
    id,
  }: Pick<PostedEntry, "accountId" | "kind" | "id">): PostedEntry | undefined {
    const found = this.#entries.find(
      ({ entry }) => entry.accountId === accountId && entry.kind === kind && entry.id === id,
    );
    if (found === undefined) return undefined;
    const { amount, note, actor, atMs } = found.entry;
    return { id, accountId, kind, amount, note, actor, atMs };
  }

  /** Reports whether an entry of this stored kind has the id, in any account. */
  isTaken(isNegative: boolean, id: string): boolean {
    return this.#entries.some(
      ({ entry, startedAtMs }) =>
        startedAtMs === null && entry.id === id && entry.amount < 0 === isNegative,
    );
  }

  charged(requestId: string, hasStoredReply: boolean): ChargedRequest | undefined {
    const usage = this.#usage(requestId);
    if (usage === undefined) return undefined;
    const { accountId, keyId, model, upstream, amount } = usage.entry;
    const { outcome, startedAtMs } = detailsOf(usage.entry);
    return {
      requestId,
      accountId,
      keyId: keyId ?? "",
      model: model ?? "",
      upstream,
      charge: nanoUsd(0 - amount),
      outcome,
      startedAtMs,
      isReversed: this.#reversal(requestId) !== undefined,
      hasStoredReply,
    };
  }

  /** Returns the rows of an account's entries, in the order in which they were added. */
  rowsOf(accountId: string): readonly EntryRow[] {
    return this.#entries.map(({ entry }) => entry).filter((entry) => entry.accountId === accountId);
  }

  /** Returns the record of a request; null if it never held money. */
  request(id: string): RequestRecord | null {
    const hold = this.holds.get(id);
    if (hold !== undefined) return running(hold);
    const entry = this.#usage(id)?.entry;
    if (entry === undefined) return null;
    const { cachedTokens, cacheWriteTokens, cacheWrite1hTokens, reasoningTokens, ...rest } =
      detailsOf(entry);
    const hour = cacheWrite1hTokens === undefined ? {} : { cacheWrite1hTokens };
    const tokens = { cachedTokens, cacheWriteTokens, reasoningTokens, ...hour };
    return {
      ...rest,
      id,
      accountId: entry.accountId,
      keyId: entry.keyId ?? "",
      model: entry.model ?? "",
      usage: {
        promptTokens: entry.promptTokens ?? 0,
        completionTokens: entry.completionTokens ?? 0,
        ...tokens,
      },
      cost: entry.cost,
      upstream: entry.upstream,
      hold: entry.hold ?? nanoUsd(0),
      charge: nanoUsd(0 - entry.amount),
      takenBackAtMs: this.#reversal(id)?.entry.atMs ?? null,
      endedAtMs: entry.atMs,
    };
  }

  #usage(requestId: string): Booked | undefined {
    return this.#entries.find(({ entry }) => entry.kind === "usage" && entry.id === requestId);
  }

  #reversal(requestId: string): Booked | undefined {
    return this.#entries.find(({ entry }) => entry.kind === "reversal" && entry.id === requestId);
  }
}

/** Returns the details of a usage entry. */
function detailsOf({ details }: EntryRow): RequestDetails {
  return JSON.parse(details ?? "") as RequestDetails;
}

function isCounted(
  of: { readonly accountId: string; readonly keyId: string | null },
  startedAtMs: number,
  { accountId, keyId, sinceMs = 0, beforeMs = Number.POSITIVE_INFINITY }: Counted,
): boolean {
  if (accountId !== undefined && of.accountId !== accountId) return false;
  if (keyId !== undefined && of.keyId !== keyId) return false;
  return startedAtMs >= sinceMs && startedAtMs < beforeMs;
}

function running(hold: OpenHold): RequestRecord {
  const { requestId: id, accountId, keyId, model, protocol, stream, facts, startedAtMs } = hold;
  const open = { status: null, outcome: null, usage: null, estimated: false, cost: null } as const;
  const unknown = { upstream: null, vendorCost: null, charge: null, takenBackAtMs: null } as const;
  const of = { id, accountId, keyId, model, protocol, stream, ...facts, startedAtMs };
  return { ...of, ...open, ...unknown, hold: hold.amount, upstreams: [], endedAtMs: null };
}
