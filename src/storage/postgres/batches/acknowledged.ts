import { REMEMBERED_MS } from "../../../core/ledger/archive.ts";
import type { OpenHold } from "../../../core/ledger/open-hold.ts";
import type { HoldRequest, Settlement } from "../../../core/ledger/store.ts";
import type { OperatorEntry } from "../../../core/ledger/operator-entry.ts";
import type { DueReversal } from "./reversal.ts";

/** A write of this process: a charge, an operator's entry or a reversal. */
export type AcknowledgedWrite =
  | {
      readonly kind: "settled";
      readonly hold: OpenHold;
      readonly settlement: Settlement;
      /**
       * An earlier attempt whose charge was reversed; null: no such attempt; undefined: the request
       * had no claim.
       */
      readonly earlier: string | null | undefined;
    }
  | { readonly kind: "posted"; readonly entry: OperatorEntry }
  | { readonly kind: "reversed"; readonly reversal: DueReversal };

/** Some seconds of writes by a busy process; an asynchronous standby may lag by as much. */
export const COUNT_MAX = 8_192;

/** Bounds the memory for stored replies, whose size depends on clients. */
const REPLY_BYTES_MAX = 16 * 1_048_576;

/**
 * The latest writes acknowledged to callers. If the ledger goes back in time, they are written
 * again (rule 19). Bounded: the oldest writes are dropped first.
 */
export class AcknowledgedWrites {
  readonly #countMax: number;
  readonly #all: { readonly batch: number; readonly written: AcknowledgedWrite }[] = [];
  /** Writes before it are dropped. */
  #first = 0;
  #replyBytes = 0;

  constructor(countMax = COUNT_MAX) {
    this.#countMax = countMax;
  }

  add(batch: number, all: readonly AcknowledgedWrite[]): void {
    for (const written of all) {
      this.#all.push({ batch, written });
      this.#replyBytes += replyBytes(written);
    }
    while (this.#all.length - this.#first > this.#countMax || this.#replyBytes > REPLY_BYTES_MAX) {
      this.#forget();
    }
  }

  /**
   * Returns the writes of this batch and later ones, in order, except those that may be archived by
   * now. The ledger no longer has the entry of an archived charge and would accept the charge a
   * second time.
   */
  since(batch: number, nowMs: number): readonly AcknowledgedWrite[] {
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

/** Returns the time of the write, Unix milliseconds. */
export function timeOf(written: AcknowledgedWrite): number {
  switch (written.kind) {
    case "settled":
      return written.settlement.atMs;
    case "posted":
      return written.entry.atMs;
    case "reversed":
      return written.reversal.atMs;
  }
}

function replyBytes(written: AcknowledgedWrite): number {
  return written.kind === "settled" ? (written.settlement.reply?.sealed.length ?? 0) : 0;
}

/** Returns the request of an open hold. */
export function requestOf(hold: OpenHold): HoldRequest {
  const { requestId, accountId, keyId, amount, owed, model, protocol, stream, facts } = hold;
  return {
    ...{ requestId, accountId, keyId, amount, model, protocol, stream, facts },
    startedCharge: owed,
    atMs: hold.startedAtMs,
  };
}
