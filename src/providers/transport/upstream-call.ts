import type { IncomingHttpHeaders } from "node:http";
import type { Dispatcher } from "undici";
import type { UpstreamTimeouts } from "../../catalog/model.ts";
import { UpstreamFailure } from "../../errors/upstream-failure.ts";
import type { HttpReply } from "./http-reply.ts";

/** Above this many unread bytes, reading from the socket pauses. */
const UNREAD_BYTES_MAX = 64 * 1024;
/** How long a reply with complete content may take to end, so that its socket can be reused. */
const FINISH_MS = 1_000;

/**
 * The call's state. `unread` grows only in `body` and `finishing`; `ended` and `failed` are final,
 * with no timer or listener left.
 */
type Phase = "connecting" | "waiting" | "body" | "finishing" | "ended" | "failed";

/** One request and its reply, between undici's callbacks and a reader at its own pace. */
export class UpstreamCall implements Dispatcher.DispatchHandler, HttpReply {
  /** Resolves when the status arrives. */
  readonly head: Promise<HttpReply>;
  status = 0;
  readonly #timeouts: UpstreamTimeouts;
  readonly #signal: AbortSignal;
  readonly #settleHead: { resolve(reply: HttpReply): void; reject(reason: unknown): void };
  readonly #totalTimer: NodeJS.Timeout;
  #headers: IncomingHttpHeaders = {};
  #phase: Phase = "connecting";
  #phaseTimer: NodeJS.Timeout | undefined;
  /** The phase's timer while it waits for the next chunk. */
  #idleTimer: NodeJS.Timeout | undefined;
  #controller: Dispatcher.DispatchController | undefined;
  #failure: UpstreamFailure | undefined;
  #unread: Uint8Array[] = [];
  #unreadBytes = 0;
  /** Wakes the reader waiting for the next chunk. */
  #wake: (() => void) | undefined;

  constructor(timeouts: UpstreamTimeouts, signal: AbortSignal) {
    this.#timeouts = timeouts;
    this.#signal = signal;
    this.#settleHead = Promise.withResolvers<HttpReply>();
    this.head = (this.#settleHead as PromiseWithResolvers<HttpReply>).promise;
    this.#totalTimer = setTimeout(() => this.#fail("timeout", "total limit"), timeouts.totalMs);
    signal.addEventListener("abort", this.#onAbort, { once: true });
    this.#arm(timeouts.connectMs, "connect", "no connection within the limit");
  }

  readonly #onAbort = (): void => this.#fail("cancelled", "aborted");

  header(name: string): string | undefined {
    const value = this.#headers[name];
    return Array.isArray(value) ? value[0] : value;
  }

  async read(): Promise<readonly Uint8Array[] | null> {
    while (this.#unread.length === 0) {
      if (this.#failure !== undefined) throw this.#failure;
      if (this.#phase === "ended") return null;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    const chunks = this.#unread;
    this.#unread = [];
    this.#unreadBytes = 0;
    if (this.#controller?.paused === true && this.#phase === "body") {
      this.#armIdle();
      this.#controller.resume();
    }
    return chunks;
  }

  release(): void {
    this.#fail("cancelled", "released before the end");
  }

  finish(): void {
    if (this.#phase !== "body") return this.release();
    this.#phase = "finishing";
    this.#signal.removeEventListener("abort", this.#onAbort);
    this.#arm(FINISH_MS, "timeout", "complete, but never ended");
    this.#controller?.resume();
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#phase === "failed") return controller.abort(this.#failure ?? new Error("aborted"));
    this.#phase = "waiting";
    this.#arm(this.#timeouts.firstByteMs, "timeout", "first-byte limit");
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
    this.#settleHead.resolve(this);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#phase !== "body") return;
    this.#unread.push(chunk);
    this.#unreadBytes += chunk.byteLength;
    if (this.#unreadBytes > UNREAD_BYTES_MAX) {
      // A slow reader does not count as a silent upstream.
      this.#disarm();
      controller.pause();
    } else this.#armIdle();
    this.#wake?.();
  }

  onResponseEnd(): void {
    if (this.#phase === "failed") return;
    this.#settle("ended");
  }

  onResponseError(_: Dispatcher.DispatchController | undefined, error: Error): void {
    const kind = this.#phase === "connecting" ? "connect" : "server-error";
    this.#fail(kind, this.#phase === "body" ? "cut off within the reply" : "failed", error);
  }

  /** Runs for each chunk: an active timer is refreshed, which is cheaper than creating another. */
  #armIdle(): void {
    if (this.#idleTimer === undefined) {
      this.#arm(this.#timeouts.idleMs, "timeout", "idle limit");
      this.#idleTimer = this.#phaseTimer;
    } else this.#idleTimer.refresh();
  }

  #disarm(): void {
    clearTimeout(this.#phaseTimer);
    this.#idleTimer = undefined;
  }

  #arm(ms: number, kind: "connect" | "timeout", what: string): void {
    this.#disarm();
    this.#phaseTimer = setTimeout(() => this.#fail(kind, what), ms);
  }

  #fail(kind: UpstreamFailure["kind"], what: string, cause?: unknown): void {
    if (this.#phase === "ended" || this.#phase === "failed") return;
    this.#failure = new UpstreamFailure(kind, `upstream: ${what}`, { status: this.status, cause });
    this.#settleHead.reject(this.#failure);
    this.#settle("failed");
    this.#controller?.abort(this.#failure);
  }

  #settle(phase: "ended" | "failed"): void {
    this.#phase = phase;
    this.#disarm();
    clearTimeout(this.#totalTimer);
    this.#signal.removeEventListener("abort", this.#onAbort);
    this.#wake?.();
  }
}
