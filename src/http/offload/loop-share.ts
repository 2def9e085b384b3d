import { NameCounter } from "../../wire/contract/name-counter.ts";
import { RecentUse } from "../fair-share/recent-use.ts";

const HALF_LIFE_MS = 1_000;
/**
 * Maximum usage of the main thread by a key, counting only bodies with significant cost: about 40
 * ms per second.
 */
const SHARE_MS = 60;
/** Maximum cost of one request on the main thread, since all other requests wait meanwhile. */
const AT_ONCE_MS = 8;
/** The same for a key that has the process to itself: only requests that arrive meanwhile wait. */
const ALONE_AT_ONCE_MS = 12;
/** A shorter body is counted only if its values make it expensive. */
const COUNTED_FROM = 16_384;
/** Part of a body's cost that is saved if its bytes are known: scanning and parsing. */
const KNOWN_PART = 0.5;
/** Maximum cost of a short body that is not counted; ordinary short bodies cost half of it. */
const SHORT_MS = 1;

/** The text of a body. */
export interface WeighedText {
  /** Bytes; characters of a short text. */
  readonly length: number;
  /** Bytes that were scanned and parsed before. */
  readonly knownLength: number;
  /** Counts the values, and the names of what is not known. */
  readonly scan: (names?: NameCounter) => { readonly values: number };
}

export interface ArrivedBody {
  readonly keyId: string;
  readonly text: WeighedText;
  /** Whether it has an `Idempotency-Key`. */
  readonly isKeyed: boolean;
  /** Whether its key has the process to itself (`RequestScheduler.isAlone`). */
  readonly isAlone: boolean;
}

/** A large body of which a part has arrived. */
export interface ArrivingBody extends Pick<ArrivedBody, "isAlone"> {
  /** Bytes of the whole body; infinite if unknown. */
  readonly length: number;
}

/**
 * Decides which bodies are read on the main thread: those with low cost, as long as their key has
 * not used up its share or is alone. A refusal costs its key the same as a success.
 */
export class LoopShare {
  readonly #used: RecentUse;

  constructor({ elapsedMs }: { readonly elapsedMs: () => number }) {
    this.#used = new RecentUse({ elapsedMs, halfLifeMs: HALF_LIFE_MS });
  }

  /** Decides whether a large body is collected on the main thread; `admits` then decides again. */
  collects({ length, isAlone }: ArrivingBody): boolean {
    return isAlone && bodyCostMs({ length }) <= ALONE_AT_ONCE_MS;
  }

  /** Decides whether a body is read on the main thread. Throws the errors of `scanJson`. */
  admits({ keyId, text, isKeyed, isAlone }: ArrivedBody): boolean {
    const { length, knownLength } = text;
    const names = new NameCounter();
    if (length < COUNTED_FROM) {
      const { values } = text.scan(names);
      if (bodyCostMs({ length, values }) < SHORT_MS) return true;
    }
    const part = 1 - (KNOWN_PART * knownLength) / length;
    // A repeat must be handled by the thread on which the first request runs.
    const ofLength = bodyCostMs({ length }) * part;
    if (isKeyed || !this.#take(keyId, { costMs: ofLength, isAlone })) return false;
    const { values } = text.scan(names);
    const whole = bodyCostMs({ length, values, names: names.distinct }) * part;
    return this.#take(keyId, { costMs: whole, takenMs: ofLength, isAlone });
  }

  /**
   * Takes a body's cost from a key's share; `takenMs` of it was taken before. A key that is alone
   * may exceed its share.
   */
  #take(keyId: string, { costMs, takenMs = 0, isAlone }: BodyCost): boolean {
    const addedMs = costMs - takenMs;
    const isFit = isAlone
      ? costMs <= ALONE_AT_ONCE_MS
      : costMs <= AT_ONCE_MS && this.#used.of(keyId) + addedMs <= SHARE_MS;
    if (isFit) this.#used.add(keyId, addedMs);
    return isFit;
  }
}

interface BodyCost {
  readonly costMs: number;
  readonly takenMs?: number;
  readonly isAlone: boolean;
}

/** Known counts of a body's content. */
export interface BodyCounts {
  /** Characters or bytes. */
  readonly length: number;
  readonly values?: number;
  /** Distinct names. */
  readonly names?: number;
}

/** Measured from reading a body to calling the upstream; see `docs/decisions/fair-share.md`. */
const MS_PER_CHARACTER = 10e-6;
const MS_PER_VALUE = 0.5e-3;
const MS_PER_NAME = 3e-3;

/** Returns about how many milliseconds of a thread a request uses for its body. */
function bodyCostMs({ length, values = 0, names = 0 }: BodyCounts): number {
  return length * MS_PER_CHARACTER + values * MS_PER_VALUE + names * MS_PER_NAME;
}
