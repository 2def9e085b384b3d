import { detach } from "../core/errors/detach.ts";
import type { GenerationEvent } from "../core/conversation/generation-event.ts";
import type { ErrorBody } from "../core/errors/error-body.ts";
import { judgeUsage, emptyReply } from "../core/ledger/usage.ts";
import type { StreamEncoder } from "../wire/protocols/protocol.ts";
import type { CoarseTimer, Timers } from "../core/timing/timer-wheel.ts";
import type { ReplyHead, ReplySink, StoredReply } from "./job.ts";

/**
 * Ends with a single line feed, since some readers take a blank line without data for an event and
 * then send the request again (contract-decisions, section 3).
 */
const KEEP_ALIVE = ": keep-alive\n";

export interface ReplyWriterOptions {
  readonly sink: ReplySink;
  readonly encoder: StreamEncoder;
  /**
   * Returns the ignored pointers to report if a keep-alive comment requires the head before the
   * upstream answers.
   */
  readonly ignored: () => readonly string[];
  readonly timers: Timers;
  /** How long the stream may be silent before it gets a keep-alive comment. */
  readonly keepAliveMs: number;
  /** The model's context length: usage that is implausible for it is not shown. */
  readonly contextLength: number;
}

/** Writes one SSE reply: the head before the first byte, comments during silence, one end. */
export class ReplyWriter {
  readonly #options: ReplyWriterOptions;
  readonly #timer: CoarseTimer;
  #head: ReplyHead | undefined;

  constructor(options: ReplyWriterOptions) {
    this.#options = options;
    this.#timer = options.timers.start(options.keepAliveMs, () => this.#keepAlive());
  }

  get isOpen(): boolean {
    return this.#head !== undefined;
  }

  open(ignored: readonly string[]): void {
    if (this.#head !== undefined) return;
    this.#head = { contentType: "text/event-stream", ignored };
    this.#options.sink.open(this.#head);
  }

  /**
   * Writes the output of a chunk's events; a promise means backpressure. If an event throws, what
   * came before it is written, because the encoder continues from there.
   */
  write(events: readonly GenerationEvent[]): Promise<void> | undefined {
    let text = "";
    try {
      for (const event of events) text += this.#encode(event);
    } catch (error) {
      detach(this.#send(text));
      throw error;
    }
    return this.#send(text);
  }

  #send(text: string): Promise<void> | undefined {
    if (text === "") return undefined;
    this.#timer.restart();
    return this.#options.sink.write(text);
  }

  /** Returns the text of the last events without writing it. */
  encodeLast(events: readonly GenerationEvent[]): string {
    return events.map((event) => this.#options.encoder.encode(event)).join("");
  }

  finish(lastText: string): void {
    this.stop();
    detach(this.#options.sink.write(lastText));
    this.#options.sink.end();
  }

  fail(error: ErrorBody): void {
    this.finish(this.#options.encoder.fail(error));
  }

  /** Stops the keep-alive comments; safe to call twice. */
  stop(): void {
    this.#timer.cancel();
  }

  /**
   * Encodes an event, except usage and end, which `encodeLast` handles. Usage that is not usable is
   * removed from the start.
   */
  #encode(event: GenerationEvent): string {
    const { encoder, contextLength } = this.#options;
    if (event.type === "usage-update" || event.type === "generation-end") return "";
    if (event.type === "generation-start" && event.usage !== undefined) {
      const { usage, ...start } = event;
      const { input, output, faults } = judgeUsage(usage, emptyReply, contextLength);
      const isUsable = input !== undefined && faults.output === undefined;
      return encoder.encode(isUsable ? { ...start, usage: { ...input, ...output } } : start);
    }
    return encoder.encode(event);
  }

  #keepAlive(): void {
    this.open(this.#options.ignored());
    this.#options.sink.comment(KEEP_ALIVE);
    this.#timer.restart();
  }
}

/** Sends a complete reply in one piece. */
export function sendReply(sink: ReplySink, { head, text }: StoredReply): void {
  sink.open(head);
  detach(sink.write(text));
  sink.end();
}
