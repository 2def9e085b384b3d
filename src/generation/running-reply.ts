import { detach } from "../core/errors/detach.ts";
import { GatewayError } from "../core/errors/gateway-error.ts";
import type { CoarseTimer, Timers } from "../core/timing/timer-wheel.ts";
import type { ReplyHead, ReplySink, StoredReply } from "./job.ts";
import { ifStorable, STORED_CHARACTERS_MAX } from "./sealed-reply.ts";

/** No more is handed to a client at once that catches up. */
const PIECE_CHARACTERS_MAX = 65_536;

export interface RunningReplyOptions {
  readonly bodyHash: string;
  readonly restMs: number;
  readonly timers: Timers;
  readonly forget: () => void;
}

/** One client of a reply, with its own place in it. */
interface Reader {
  readonly sink: ReplySink;
  readonly isFirst: boolean;
  readonly done: PromiseWithResolvers<void>;
  isOpen: boolean;
  /** The next piece to write. */
  at: number;
  /** The client's connection takes no more at the moment. */
  isBlocked: boolean;
}

/**
 * The reply of a request with an `Idempotency-Key` while it is made: kept from its beginning, for
 * its own client and for those of repeats, each of whom reads at its own pace and may leave. It is
 * made as fast as the fastest of them reads, and without any of them as fast as it comes. One that
 * is too long to keep takes no more readers, and is made as fast as the slowest reads.
 */
export class RunningReply implements ReplySink {
  readonly bodyHash: string;
  /** How long its clients may take to fetch what is left of a reply that has ended. */
  readonly #restMs: number;
  readonly #timers: Timers;
  /** From here on, a repeat does not find this reply. */
  readonly forget: () => void;
  readonly #readers = new Set<Reader>();
  #head: ReplyHead | undefined;
  #pieces: string[] = [];
  #length = 0;
  #hasFirst = false;
  #state: "running" | "too-long" | "ended" = "running";
  /** Resolves what the generation waits for. */
  #resume: (() => void) | null = null;
  #timer: CoarseTimer | undefined;

  constructor(options: RunningReplyOptions) {
    this.bodyHash = options.bodyHash;
    this.forget = options.forget;
    this.#restMs = options.restMs;
    this.#timers = options.timers;
  }

  /** How many characters of the reply are kept; for tests. */
  get kept(): number {
    return this.#pieces.reduce((sum, { length }) => sum + length, 0);
  }

  /**
   * Sends the reply from its beginning, and then as it comes; to all but the first reader as a
   * replay. Resolves when all of it was handed over or the client left; rejects if the request
   * failed.
   */
  read(sink: ReplySink): Promise<void> {
    const isFirst = !this.#hasFirst;
    this.#hasFirst = true;
    const done = Promise.withResolvers<void>();
    const reader = { sink, isFirst, done, isOpen: false, at: 0, isBlocked: false };
    this.#readers.add(reader);
    sink.whenClosed(() => this.#leave(reader));
    this.#advance(reader);
    this.#wake();
    return done.promise;
  }

  open(head: ReplyHead): void {
    this.#head = head;
    this.#advanceAll();
  }

  write(text: string): Promise<void> | undefined {
    for (let at = 0; at < text.length; at += PIECE_CHARACTERS_MAX) {
      this.#pieces.push(text.slice(at, at + PIECE_CHARACTERS_MAX));
    }
    this.#length += text.length;
    if (this.#state === "running" && this.#length > STORED_CHARACTERS_MAX) this.#stopKeeping();
    this.#advanceAll();
    if (this.#mayGoOn()) return undefined;
    return new Promise((resolve) => {
      this.#resume = resolve;
    });
  }

  comment(text: string): void {
    for (const reader of this.#readers) {
      if (!reader.isBlocked && reader.at === this.#pieces.length) reader.sink.comment(text);
    }
  }

  end(): void {
    this.#state = "ended";
    this.#advanceAll();
    if (this.#readers.size === 0) return;
    const late = new GatewayError("request-timeout", "The response was not read in time.");
    this.#timer = this.#timers.start(this.#restMs, () => this.fail(late));
  }

  whenClosed(): void {
    // The reply outlives every client.
  }

  stored(lastText: string): StoredReply | undefined {
    if (this.#state !== "running" || this.#head === undefined) return undefined;
    const text = ifStorable(this.#pieces.join("") + lastText);
    return text === null ? undefined : { head: this.#head, text };
  }

  /** The reply ends here for those that read it. */
  fail(error: unknown): void {
    this.forget();
    this.#timer?.cancel();
    for (const { done } of this.#readers) done.reject(error);
    this.#readers.clear();
  }

  #advanceAll(): void {
    for (const reader of this.#readers) this.#advance(reader);
    if (this.#state === "too-long") this.#dropRead();
    if (this.#state !== "ended" || this.#readers.size > 0) return;
    this.#timer?.cancel();
    this.forget();
  }

  /** Writes what the reader has not got, as far as its connection takes it. */
  #advance(reader: Reader): void {
    const { sink, isFirst, done } = reader;
    if (reader.isBlocked || this.#head === undefined) return;
    if (!reader.isOpen) sink.open(isFirst ? this.#head : { ...this.#head, replayed: true });
    reader.isOpen = true;
    for (let piece = this.#pieces[reader.at]; piece !== undefined;) {
      reader.at += 1;
      const blocked = sink.write(piece);
      if (blocked !== undefined) {
        this.#block(reader, blocked);
        return;
      }
      piece = this.#pieces[reader.at];
    }
    if (this.#state !== "ended") return;
    sink.end();
    this.#readers.delete(reader);
    done.resolve();
  }

  #block(reader: Reader, blocked: Promise<void>): void {
    reader.isBlocked = true;
    const free = (): void => {
      reader.isBlocked = false;
      if (!this.#readers.has(reader)) return;
      this.#advanceAll();
      this.#wake();
    };
    detach(blocked.then(free));
  }

  #leave(reader: Reader): void {
    if (!this.#readers.delete(reader)) return;
    reader.sink.end();
    reader.done.resolve();
    this.#advanceAll();
    this.#wake();
  }

  #mayGoOn(): boolean {
    let blocked = 0;
    for (const { isBlocked } of this.#readers) if (isBlocked) blocked += 1;
    return blocked === 0 || (this.#state !== "too-long" && blocked < this.#readers.size);
  }

  #wake(): void {
    if (this.#resume === null || !this.#mayGoOn()) return;
    this.#resume();
    this.#resume = null;
  }

  #stopKeeping(): void {
    this.#state = "too-long";
    this.forget();
  }

  /** Pieces that nobody reads any more. */
  #dropRead(): void {
    const read = Math.min(this.#pieces.length, ...[...this.#readers].map(({ at }) => at));
    this.#pieces.splice(0, read);
    for (const reader of this.#readers) reader.at -= read;
  }
}
