import { detach } from "../core/errors/detach.ts";
import { GatewayError } from "../core/errors/gateway-error.ts";
import type { CoarseTimer, Timers } from "../core/timing/timer-wheel.ts";
import type { ReplyHead, ReplySink, StoredReply } from "./job.ts";
import { storableText, STORED_CHARACTERS_MAX } from "./sealing.ts";

/** Maximum size of one write to a client that is catching up. */
const PIECE_CHARACTERS_MAX = 65_536;

export interface RunningReplyOptions {
  readonly bodyHash: string;
  readonly restMs: number;
  readonly timers: Timers;
  readonly forget: () => void;
}

/** One client of a reply, with its position in the reply. */
interface Reader {
  readonly sink: ReplySink;
  readonly isFirst: boolean;
  /** Resolves with true when everything was written, with false when the client has left. */
  readonly done: PromiseWithResolvers<boolean>;
  isOpen: boolean;
  /** The index of the next piece to write. */
  at: number;
  /** Whether the client's connection has backpressure. */
  isBlocked: boolean;
}

/**
 * The reply of a running request with an `Idempotency-Key`. It is kept from its start, for its own
 * client and for those of repeats. Each client reads at its own pace and may leave. The generation
 * does not wait for them, because the whole reply is kept in any case: a slow client cannot break
 * it. A reply that is too long to keep accepts no more readers, and runs at the pace of the slowest.
 */
export class RunningReply implements ReplySink {
  readonly bodyHash: string;
  /** How long clients may take to read the rest of a reply that has ended. */
  readonly #restMs: number;
  readonly #timers: Timers;
  /** Makes the reply unavailable to repeats. */
  readonly forget: () => void;
  readonly #readers = new Set<Reader>();
  #head: ReplyHead | undefined;
  #pieces: string[] = [];
  #length = 0;
  #hasFirst = false;
  #state: "running" | "too-long" | "ended" = "running";
  /** Resumes the waiting generation. */
  #resume: (() => void) | null = null;
  #timer: CoarseTimer | undefined;
  readonly #over = Promise.withResolvers<unknown>();

  constructor(options: RunningReplyOptions) {
    this.bodyHash = options.bodyHash;
    this.forget = options.forget;
    this.#restMs = options.restMs;
    this.#timers = options.timers;
  }

  /** Number of kept characters of the reply; for tests. */
  get kept(): number {
    return this.#pieces.reduce((sum, { length }) => sum + length, 0);
  }

  /**
   * Sends the reply from its start, and then as it arrives, to all but the first reader as a
   * replay. Resolves with whether everything was written, otherwise the client has left; rejects if
   * the request failed.
   */
  read(sink: ReplySink): Promise<boolean> {
    const isFirst = !this.#hasFirst;
    this.#hasFirst = true;
    const done = Promise.withResolvers<boolean>();
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
    // The reply does not depend on its clients.
  }

  stored(lastText: string): StoredReply | undefined {
    if (this.#state !== "running" || this.#head === undefined) return undefined;
    const text = storableText(this.#pieces.join("") + lastText);
    return text === null ? undefined : { head: this.#head, text };
  }

  /**
   * Records how the run ended: null, or the failure of a reply without its regular end. Such a reply
   * becomes unavailable to repeats, and its readers get the failure, unless the reply reports it.
   */
  over(failure: unknown): void {
    this.#over.resolve(failure);
    if (failure === null) return;
    if (this.#state === "ended") this.forget();
    else this.fail(failure);
  }

  /** Resolves with the failure that the reply has reported; null if it had its regular end. */
  get failure(): Promise<unknown> {
    return this.#over.promise;
  }

  /** Ends the reply for its readers. */
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

  /** Writes the missing pieces to the reader until its connection has backpressure. */
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
    done.resolve(true);
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
    reader.done.resolve(false);
    this.#advanceAll();
    this.#wake();
  }

  #mayGoOn(): boolean {
    if (this.#state !== "too-long") return true;
    for (const { isBlocked } of this.#readers) if (isBlocked) return false;
    return true;
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

  /** Drops the pieces that every reader has received. */
  #dropRead(): void {
    const read = Math.min(this.#pieces.length, ...[...this.#readers].map(({ at }) => at));
    this.#pieces.splice(0, read);
    for (const reader of this.#readers) reader.at -= read;
  }
}
