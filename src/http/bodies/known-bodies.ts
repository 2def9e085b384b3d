import type { CoarseTimer, Timers } from "../../core/timing/timer-wheel.ts";
import { BYTES_PER_VALUE } from "./body-budget.ts";
import { type BodyText, NewText, type ReadBodyText } from "./body-text.ts";
import { type Continuation, ContinuedText, findContinuation } from "./continued-text.ts";

/** Shorter bodies cost less than it takes to remember them. */
const CHARACTERS_MIN = 32_768;
/** Maximum weight of all known bodies; a unit stands for some two bytes of the heap. */
const WEIGHT_MAX = 16_777_216;
/** The same for one key. */
const KEY_WEIGHT_MAX = 4_194_304;
/** A known body is replaced once this part of the text has changed. */
const CHANGED_PART = 8;
/** Within this time a coding agent sends its next step. */
const KNOWN_MS = 300_000;

interface KnownBody extends ReadBodyText {
  readonly keyId: string;
  readonly weight: number;
  readonly timer: CoarseTimer;
}

/**
 * Remembers the latest valid bodies of each key for some minutes. A coding agent sends its tools and
 * its whole history with every step: if only the last messages of a text differ from a known one,
 * only they are scanned and parsed.
 */
export class KnownBodies {
  readonly #timers: Timers;
  /** The oldest ones first. */
  readonly #bodies = new Set<KnownBody>();
  readonly #byKey = new Map<string, Set<KnownBody>>();
  #weight = 0;

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  /** Returns the number of known bodies; for tests. */
  get size(): number {
    return this.#bodies.size;
  }

  /** Opens the text of a body that a key has sent. */
  open(keyId: string, text: string): BodyText {
    if (text.length < CHARACTERS_MIN) return new NewText(text);
    const continuation = this.#find(keyId, text);
    if (continuation === null) return new NewText(text, (body) => this.#add(keyId, body));
    return new ContinuedText(text, continuation, (body) => this.#continue(continuation, body));
  }

  /**
   * Remembers a continuation. Replaced texts are old objects for the engine, which collects them
   * late; so a known body is replaced only when much has been added.
   */
  #continue({ known, kept, changed }: Continuation<KnownBody>, body: ReadBodyText): void {
    const isNextStep = kept * 2 > known.body.messages.length;
    if (isNextStep && changed.length * CHANGED_PART < body.text.length) {
      this.#use(known);
      return;
    }
    // Otherwise it is another conversation of the same agent.
    if (isNextStep) this.#forget(known);
    this.#add(known.keyId, body);
  }

  #find(keyId: string, text: string): Continuation<KnownBody> | null {
    let best: Continuation<KnownBody> | null = null;
    for (const known of this.#byKey.get(keyId) ?? []) {
      const found = findContinuation(known, text);
      if (found !== null && (best === null || found.kept > best.kept)) best = found;
    }
    return best;
  }

  #add(keyId: string, body: ReadBodyText): void {
    const weight = body.text.length + body.values * BYTES_PER_VALUE;
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
    const known = { ...body, keyId, weight, timer };
    this.#weight += weight;
    this.#bodies.add(known);
    this.#byKey.set(keyId, ofKey.add(known));
  }

  /** Makes a body the latest one. */
  #use(known: KnownBody): void {
    if (!this.#bodies.delete(known)) return;
    this.#bodies.add(known);
    const ofKey = this.#byKey.get(known.keyId);
    ofKey?.delete(known);
    ofKey?.add(known);
    known.timer.restart();
  }

  #forget(known: KnownBody): void {
    if (!this.#bodies.delete(known)) return;
    known.timer.cancel();
    this.#weight -= known.weight;
    const ofKey = this.#byKey.get(known.keyId);
    ofKey?.delete(known);
    if (ofKey?.size === 0) this.#byKey.delete(known.keyId);
  }
}
