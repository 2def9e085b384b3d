import { getHeapStatistics } from "node:v8";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import type { ReadingPace } from "../fair-share/reading-pace.ts";

/**
 * Share of the heap: a body's text, its parsed values and the upstream request need several times
 * the body's bytes.
 */
const HEAP_SHARE = 8;
/** Share of the budget for one key. */
const KEY_SHARE = 4;
const RETRY_AFTER_MS = 1_000;
/**
 * Weight of a JSON value besides its text: V8 needs up to 100 bytes for it, and a unit of the
 * budget stands for more than one byte of the heap.
 */
export const BYTES_PER_VALUE = 32;

/** Returns the budget if the configuration sets none. */
export function defaultBodyBytesInFlight(): number {
  return Math.floor(getHeapStatistics().heap_size_limit / HEAP_SHARE);
}

interface KeyUse {
  bytes: number;
  requests: number;
}

/**
 * The number of request-body bytes that the process holds at once, including unfinished uploads.
 * Each key may use a quarter. A single body is always accepted, whatever its size.
 */
export class BodyBudget {
  readonly #bytesMax: number;
  readonly #keyBytesMax: number;
  #bytes = 0;
  readonly #keys = new Map<string, KeyUse>();
  readonly #pace: ReadingPace | null;

  /** Without a pace bodies are read as fast as they arrive. */
  constructor(bytesMax: number, pace: ReadingPace | null = null) {
    this.#pace = pace;
    this.#bytesMax = bytesMax;
    this.#keyBytesMax = Math.floor(bytesMax / KEY_SHARE);
  }

  /** Returns the number of bytes held now. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Returns the number of keys with requests; for tests. */
  get keys(): number {
    return this.#keys.size;
  }

  /** Opens the share of one request, which is empty at first. */
  open(keyId: string): BodyShare {
    const key = this.#keys.get(keyId) ?? { bytes: 0, requests: 0 };
    key.requests += 1;
    this.#keys.set(keyId, key);
    return new BodyShare({
      take: (bytes, held) => this.#take(key, bytes, held),
      count: (bytes) => this.#pace?.count(keyId, bytes) ?? 0,
      release: (held) => {
        this.#bytes -= held;
        key.bytes -= held;
        key.requests -= 1;
        if (key.requests === 0) this.#keys.delete(keyId);
      },
    });
  }

  #take(key: KeyUse, bytes: number, held: number): void {
    if (this.#bytes > held && this.#bytes + bytes > this.#bytesMax) {
      throw overloaded("The service's memory for request bodies is full.");
    }
    if (key.bytes > held && key.bytes + bytes > this.#keyBytesMax) {
      throw overloaded(
        "The requests of this key use all the memory for bodies that one key may use.",
      );
    }
    this.#bytes += bytes;
    key.bytes += bytes;
  }
}

interface ShareSource {
  readonly take: (bytes: number, held: number) => void;
  readonly count: (bytes: number) => number;
  readonly release: (held: number) => void;
}

/** The budget used by one request, from its body's first byte until its reply has ended. */
export class BodyShare {
  readonly #source: ShareSource;
  #held = 0;
  #isReleased = false;

  constructor(source: ShareSource) {
    this.#source = source;
  }

  /** Adds bytes; throws `overloaded` if they exceed the budget. */
  take(bytes: number): void {
    this.#source.take(bytes, this.#held);
    this.#held += bytes;
  }

  /**
   * Counts bytes that were read; returns for how many milliseconds the key's bodies must not be
   * read.
   */
  count(bytes: number): number {
    return this.#source.count(bytes);
  }

  /** Releases all bytes; may be called twice. */
  release(): void {
    if (this.#isReleased) return;
    this.#isReleased = true;
    this.#source.release(this.#held);
  }
}

function overloaded(reason: string): GatewayError {
  return new GatewayError("overloaded", `${reason} Try again.`, { retryAfterMs: RETRY_AFTER_MS });
}
