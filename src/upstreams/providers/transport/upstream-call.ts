import type { IncomingHttpHeaders } from "node:http";
import type { Dispatcher } from "undici";
import type { UpstreamTimeouts } from "../../catalog/model.ts";
import { joinBytes } from "../../../core/collections/byte-pieces.ts";
import { UpstreamFailure } from "../../../core/errors/upstream-failure.ts";
import type { CoarseTimer, Timers } from "../../../core/timing/timer-wheel.ts";
import { BodyDecoding, codingsOf } from "./body-decoding.ts";
import type { StopSignal } from "../../../core/timing/stop-signal.ts";
import type { Flow } from "../shared/provider.ts";

/** Above this size, received bytes are not held until the end of the turn. */
const GATHERED_BYTES_MAX = 64 * 1024;
/** How long a reply with complete content may take to end, so that its socket can be reused. */
const FINISH_MS = 1_000;

/**
 * The call's state. In `decoding` no more data arrives, but received data may still be
 * decompressed; in `finishing` the content is complete and only the socket is awaited; `closed` is
 * final, with no timer, listener or decoder left.
 */
type Phase = "connecting" | "waiting" | "body" | "decoding" | "finishing" | "closed";

export interface UpstreamCallOptions {
  readonly limits: UpstreamTimeouts;
  readonly signal: StopSignal;
  readonly timers: Timers;
  readonly open: OpenReply;
}

/** One request and its reply. Passes data received by undici to the reply's reader. */
export class UpstreamCall implements Dispatcher.DispatchHandler, HttpReply {
  /** Resolves when the reader has the entire reply. */
  readonly done: Promise<void>;
  status = 0;
  readonly #options: UpstreamCallOptions;
  readonly #settle: { resolve(): void; reject(reason: unknown): void };
  readonly #totalTimer: CoarseTimer;
  #headers: IncomingHttpHeaders = {};
  #phase: Phase = "connecting";
  #phaseTimer: CoarseTimer | undefined;
  /** The phase's timer while it waits for the next chunk. */
  #idleTimer: CoarseTimer | undefined;
  #controller: Dispatcher.DispatchController | undefined;
  #reader: ReplyReader | undefined;
  /** Removes the body's content codings, if it has any. */
  #decoding: BodyDecoding | null = null;
  /** The decoder accepts no more data until it has drained. */
  #isFull = false;
  #isPaused = false;
  /** Fails the call after its connection broke. */
  #cutOff: (() => void) | null = null;
  /** Received in this turn, because undici splits one packet into many chunks. */
  #gathered: Uint8Array[] = [];
  #gatheredBytes = 0;

  constructor(options: UpstreamCallOptions) {
    this.#options = options;
    const { limits, signal, timers } = options;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.done = promise;
    this.#settle = { resolve, reject };
    this.#totalTimer = timers.start(limits.totalMs, () => this.#fail("timeout", "total limit"));
    signal.addEventListener("abort", this.#onAbort);
    this.#arm(limits.connectMs, "connect", "no connection within the limit");
  }

  readonly #onAbort = (): void => this.#fail("cancelled", "aborted");

  header(name: string): string | undefined {
    const value = this.#headers[name];
    return Array.isArray(value) ? value[0] : value;
  }

  /** Pauses the reply. The idle limit does not run meanwhile. */
  pause(): void {
    if (this.#phase !== "body" && this.#phase !== "decoding") return;
    this.#isPaused = true;
    this.#disarm();
    this.#decoding?.pause();
    this.#controller?.pause();
  }

  resume(): void {
    if (this.#phase !== "body" && this.#phase !== "decoding") return;
    this.#isPaused = false;
    if (this.#phase === "body") this.#armIdle();
    this.#decoding?.resume();
    if (!this.#isFull) this.#controller?.resume();
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#phase === "closed") return controller.abort(new Error("aborted"));
    this.#phase = "waiting";
    this.#arm(this.#options.limits.firstByteMs, "timeout", "first-byte limit");
  }

  onResponseStart(
    _: Dispatcher.DispatchController,
    status: number,
    head: IncomingHttpHeaders,
  ): void {
    if (status < 200 || this.#phase !== "waiting") return;
    this.status = status;
    this.#headers = head;
    this.#phase = "body";
    try {
      this.#reader = this.#options.open(this);
    } catch (error) {
      return this.#failWith(error);
    }
    const coding = [head["content-encoding"] ?? []].flat().join(",");
    if (coding !== "") this.#openDecoding(codingsOf(coding));
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#phase !== "body") return;
    this.#gathered.push(chunk);
    this.#gatheredBytes += chunk.byteLength;
    if (this.#gatheredBytes > GATHERED_BYTES_MAX) this.#read();
    else if (this.#gathered.length === 1) process.nextTick(this.#read);
  }

  onResponseEnd(): void {
    this.#read();
    if (this.#phase === "finishing") return this.#close();
    this.#decodeRest();
  }

  onResponseError(_: Dispatcher.DispatchController | undefined, error: Error): void {
    this.#read();
    const kind = this.#phase === "connecting" ? "connect" : "server-error";
    const what = this.#phase === "body" ? "cut off within the reply" : "failed";
    this.#cutOff = () => this.#fail(kind, what, error);
    this.#decodeRest();
  }

  #openDecoding(codings: readonly string[]): void {
    if (codings.length === 0) return;
    this.#decoding = BodyDecoding.open(codings, {
      data: (bytes) => this.#hand(bytes),
      end: () => this.#over(),
      failed: (kind) => this.#failDecoding(kind, `a body in ${codings.join()} that cannot be read`),
      drained: () => {
        this.#isFull = false;
        if (!this.#isPaused) this.#controller?.resume();
      },
    });
    if (this.#decoding === null)
      this.#failDecoding("malformed-response", "too many content codings");
  }

  /**
   * Called when no more data arrives. The call ends once the received data has been decompressed.
   */
  #decodeRest(): void {
    if (this.#phase !== "body") return this.#over();
    this.#phase = "decoding";
    // The socket may already be used by another call.
    this.#controller = undefined;
    this.#disarm();
    if (this.#decoding === null) this.#over();
    else this.#decoding.end();
  }

  /**
   * Handles invalid compressed data. After a cut-off reply this is expected; an error is read as
   * far as possible.
   */
  #failDecoding(kind: "incomplete" | "malformed-response", what: string): void {
    if (this.#cutOff !== null || !isSuccess(this)) this.#over();
    else this.#fail(kind, what);
  }

  /**
   * Called when the content has been passed on. If its coding ends first, the body has not ended
   * yet.
   */
  #over(): void {
    if (this.#cutOff !== null) return this.#cutOff();
    if (this.#phase === "closed") return;
    try {
      this.#reader?.end();
    } catch (error) {
      return this.#failWith(error);
    }
    this.#finish();
  }

  /** Passes on the gathered data: once per turn, regardless of the number of chunks. */
  readonly #read = (): void => {
    if (this.#gathered.length === 0 || this.#phase !== "body") return;
    const bytes = joinBytes(this.#gathered);
    this.#gathered = [];
    this.#gatheredBytes = 0;
    if (!this.#isPaused) this.#armIdle();
    if (this.#decoding === null) return this.#hand(bytes);
    this.#isFull = !this.#decoding.write(bytes);
    if (this.#isFull) this.#controller?.pause();
  };

  #hand(bytes: Uint8Array): void {
    if (this.#reader === undefined) return;
    try {
      this.#reader.read(bytes);
    } catch (error) {
      return this.#failWith(error);
    }
    if (this.#reader.done) this.#finish();
  }

  /** Called when the content is complete. The reply has a moment to end by itself. */
  #finish(): void {
    this.#decoding?.close();
    if (this.#phase === "decoding") {
      this.#close();
      return this.#settle.resolve();
    }
    this.#phase = "finishing";
    this.#options.signal.removeEventListener("abort", this.#onAbort);
    this.#arm(FINISH_MS, "timeout", "complete, but never ended");
    this.#controller?.resume();
    this.#settle.resolve();
  }

  /** Called for each chunk. A restart only records the time. */
  #armIdle(): void {
    if (this.#idleTimer === undefined) {
      this.#arm(this.#options.limits.idleMs, "timeout", "idle limit");
      this.#idleTimer = this.#phaseTimer;
    } else this.#idleTimer.restart();
  }

  #disarm(): void {
    this.#phaseTimer?.cancel();
    this.#idleTimer = undefined;
  }

  #arm(ms: number, kind: "connect" | "timeout", what: string): void {
    this.#disarm();
    this.#phaseTimer = this.#options.timers.start(ms, () => this.#fail(kind, what));
  }

  #fail(kind: UpstreamFailure["kind"], what: string, cause?: unknown): void {
    const { status } = this;
    this.#failWith(new UpstreamFailure(kind, `upstream: ${what}`, { status, cause }));
  }

  #failWith(error: unknown): void {
    if (this.#phase === "closed") return;
    this.#close();
    // Has no effect if the content was complete.
    this.#settle.reject(error);
    this.#controller?.abort(error instanceof Error ? error : new Error("aborted"));
  }

  #close(): void {
    this.#phase = "closed";
    this.#decoding?.close();
    this.#disarm();
    this.#totalTimer.cancel();
    this.#options.signal.removeEventListener("abort", this.#onAbort);
  }
}

/** A reply after the arrival of its head. */
export interface HttpReply extends Flow {
  readonly status: number;
  /** Returns the first value of a header, by its lower-case name. */
  header(name: string): string | undefined;
}

/** Returns whether the status is a 2xx. Any of them means success. */
export function isSuccess({ status }: Pick<HttpReply, "status">): boolean {
  return status >= 200 && status < 300;
}

/** Reads one reply's body as it arrives. An error that a method throws ends the call. */
export interface ReplyReader {
  /** True if the content is complete. Later data is not read. */
  readonly done: boolean;
  /** Reads data that arrived together. */
  read(bytes: Uint8Array): void;
  /** Called at the reply's regular end, unless the content was already complete. */
  end(): void;
}

/** Chooses the reader of a reply by its head. */
export type OpenReply = (reply: HttpReply) => ReplyReader;
