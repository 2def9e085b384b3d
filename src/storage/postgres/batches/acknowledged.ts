import { REMEMBERED_MS } from "../../../core/ledger/archive.ts";
import type { OpenHold } from "../../../core/ledger/open-hold.ts";
import type { HoldRequest, OperatorEntry, Settlement } from "../../../core/ledger/store.ts";
import type { DueReversal } from "./reversal.ts";

/** What this process has written: a charge, an operator's entry, or that a charge came back. */
export type Written =
  | {
      readonly kind: "settled";
      readonly hold: OpenHold;
      readonly settlement: Settlement;
      /** An earlier attempt whose charge came back; null: none; undefined: it had no claim. */
      readonly earlier: string | null | undefined;
    }
  | { readonly kind: "posted"; readonly entry: OperatorEntry }
  | { readonly kind: "reversed"; readonly reversal: DueReversal };

/** Some seconds of a busy process: what an asynchronous standby may be behind. */
const COUNT_MAX = 8_192;

/** Replies that are kept are as long as clients make them. */
const REPLY_BYTES_MAX = 16 * 1_048_576;

/**
 * What was last acknowledged to callers, so that a ledger that went back in time gets it again (rule
 * 19). Bounded: the oldest is forgotten first.
 */
export class Acknowledged {
  readonly #countMax: number;
  readonly #all: { readonly batch: number; readonly written: Written }[] = [];
  /** Those before it are forgotten. */
  #first = 0;
  #replyBytes = 0;

  constructor(countMax = COUNT_MAX) {
    this.#countMax = countMax;
  }

  add(batch: number, all: readonly Written[]): void {
    for (const written of all) {
      this.#all.push({ batch, written });
      this.#replyBytes += replyBytes(written);
    }
    while (this.#all.length - this.#first > this.#countMax || this.#replyBytes > REPLY_BYTES_MAX) {
      this.#forget();
    }
  }

  /**
   * Of this batch and later ones, in order, without those that may be archived by now: the ledger has no
   * entry of such a charge any more, and would take it again.
   */
  since(batch: number, nowMs: number): readonly Written[] {
    const found = this.#all.slice(this.#first).filter((one) => one.batch >= batch);
    const oldestMs = nowMs - REMEMBERED_MS;
    return found.map(({ written }) => written).filter((written) => timeOf(written) >= oldestMs);
  }

  #forget(): void {
    const oldest = this.#all[this.#first];
    if (oldest !== undefined) this.#replyBytes -= replyBytes(oldest.written);
    this.#first += 1;
    if (this.#first < this.#countMax) return;
    this.#all.splice(0, this.#first);
    this.#first = 0;
  }
}

/** When it was written, Unix milliseconds. */
export function timeOf(written: Written): number {
  switch (written.kind) {
    case "settled":
      return written.settlement.atMs;
    case "posted":
      return written.entry.atMs;
    case "reversed":
      return written.reversal.atMs;
  }
}

function replyBytes(written: Written): number {
  return written.kind === "settled" ? (written.settlement.reply?.sealed.length ?? 0) : 0;
}

/** The request that an open hold was placed for. */
export function requestOf(hold: OpenHold): HoldRequest {
  const { requestId, accountId, keyId, amount, owed, model, protocol, stream } = hold;
  return {
    ...{ requestId, accountId, keyId, amount, model, protocol, stream },
    startedCharge: owed,
    atMs: hold.startedAtMs,
  };
}
