import type { CoarseTimer, Timers } from "../../core/timing/timer-wheel.ts";
import { BYTES_PER_VALUE } from "./body-budget.ts";
import { BytePieces } from "../../core/collections/byte-pieces.ts";
import { type BodyText, NewText, type ValidBody } from "./body-text.ts";
import {
  type Continuation,
  ContinuedText,
  findContinuation,
  type KnownBody,
} from "./continued-text.ts";

/** Maximum weight of all known bodies; a unit stands for some two bytes of the heap. */
const WEIGHT_MAX = 16_777_216;
/** The same for one key. */
const KEY_WEIGHT_MAX = 4_194_304;
/** A known body is replaced once this part of the text has changed. */
const CHANGED_PART = 8;
/** Within this time a coding agent sends its next step. */
const KNOWN_MS = 300_000;

interface RememberedBody extends KnownBody {
  readonly keyId: string;
  readonly weight: number;
  readonly timer: CoarseTimer;
}

/**
 * Remembers the latest valid bodies of each key for some minutes. A coding agent sends its tools and
 * its whole history with every step: if only the last messages of a body differ from a known one,
 * only they are decoded, scanned and parsed.
 */
export class KnownBodies {
  readonly #timers: Timers;
  /** The oldest ones first. */
  readonly #bodies = new Set<RememberedBody>();
  readonly #byKey = new Map<string, Set<RememberedBody>>();
  #weight = 0;

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  /** Returns the number of known bodies; for tests. */
  get size(): number {
    return this.#bodies.size;
  }

  /** Returns the number of keys with known bodies; for tests. */
  get keys(): number {
    return this.#byKey.size;
  }

  /** Opens the body that a key has sent; a short one is already text. */
  open(keyId: string, body: string | BytePieces): BodyText {
    if (!(body instanceof BytePieces)) return new NewText(body);
    const continuation = this.#find(keyId, body);
    if (continuation === null) {
      const remember = (read: ValidBody): void => this.#add(keyId, read);
      return new NewText(body.text(), { bytes: body, remember });
    }
    const remember = (read: ValidBody): void => this.#continue(continuation, read);
    return new ContinuedText({ bytes: body, remember }, continuation);
  }

  /**
   * Remembers a continuation. Replaced texts are old objects for the engine, which collects them
   * late: a known body is replaced only when much has been added.
   */
  #continue(
    { known, equalMessages, from, to }: Continuation<RememberedBody>,
    read: ValidBody,
  ): void {
    const isNextStep = equalMessages * 2 > known.messages.length;
    const isLittleChanged = (to - from.end) * CHANGED_PART < read.bytes.length;
    if (isNextStep && (isLittleChanged || weightOf(read) > KEY_WEIGHT_MAX)) {
      this.#use(known);
      return;
    }
    // Otherwise it is another conversation of the same agent.
    if (isNextStep) this.#forget(known);
    this.#add(known.keyId, read);
  }

  #find(keyId: string, body: BytePieces): Continuation<RememberedBody> | null {
    let best: Continuation<RememberedBody> | null = null;
    for (const known of this.#byKey.get(keyId) ?? []) {
      const found = findContinuation(known, body);
      if (found !== null && (best === null || found.equalMessages > best.equalMessages))
        best = found;
    }
    return best;
  }

  #add(keyId: string, read: ValidBody): void {
    const weight = weightOf(read);
    if (weight > KEY_WEIGHT_MAX) return;
    const ofKey = this.#byKey.get(keyId) ?? new Set();
    let weightOfKey = weight;
    for (const known of ofKey) weightOfKey += known.weight;
    for (const oldest of ofKey) {
      if (weightOfKey <= KEY_WEIGHT_MAX) break;
      weightOfKey -= oldest.weight;
      this.#forget(oldest);
    }
    for (const oldest of this.#bodies) {
      if (this.#weight + weight <= WEIGHT_MAX) break;
      this.#forget(oldest);
    }
    const timer = this.#timers.start(KNOWN_MS, () => this.#forget(known));
    const known = { ...read, bytes: read.bytes.join(), keyId, weight, timer };
    this.#weight += weight;
    this.#bodies.add(known);
    this.#byKey.set(keyId, ofKey.add(known));
  }

  /** Makes a body the latest one. */
  #use(known: RememberedBody): void {
    if (!this.#bodies.delete(known)) return;
    this.#bodies.add(known);
    const ofKey = this.#byKey.get(known.keyId);
    ofKey?.delete(known);
    ofKey?.add(known);
    known.timer.restart();
  }

  #forget(known: RememberedBody): void {
    if (!this.#bodies.delete(known)) return;
    known.timer.cancel();
    this.#weight -= known.weight;
    const ofKey = this.#byKey.get(known.keyId);
    ofKey?.delete(known);
    if (ofKey?.size === 0) this.#byKey.delete(known.keyId);
  }
}

function weightOf({ bytes, values }: ValidBody): number {
  return bytes.length + values * BYTES_PER_VALUE;
}
