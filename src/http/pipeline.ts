import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { RefusalReason } from "../observe/metric-table.ts";
import type { CoarseTimer, Timers } from "../timing/timer-wheel.ts";
import { closeSoon } from "./raw-error.ts";
import type { Waiter } from "./rotation.ts";
import type { Turns } from "./turns.ts";

export interface PipelineLimits {
  /** Requests of one connection that are served at once; those behind them wait, most unread. */
  readonly inFlightMax: number;
  /** Requests of one connection that may have been read and wait; one more cuts it. */
  readonly waitingMax: number;
  /** With this many in flight on all connections, each may have one request at once. */
  readonly inFlightInTotalMax: number;
  /** With this many waiting behind others, on all connections, the next one cuts its connection. */
  readonly waitingInTotalMax: number;
  /** How long a head may take whose time ran out while the connection was left unread. */
  readonly headersTimeoutMs: number;
}

/** What all connections of a server share. */
export interface PipelineTotals {
  inFlight: number;
  /** Behind others of their connections. */
  waiting: number;
  readonly turns: Turns;
}

export interface PipelineOptions {
  readonly socket: Socket;
  readonly serve: RequestListener;
  readonly limits: PipelineLimits;
  readonly totals: PipelineTotals;
  readonly timers: Timers;
  /** Hears why the connection is cut without an answer. */
  readonly onCut: (reason: RefusalReason) => void;
}

interface Received {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** It came behind another one of its connection. */
  readonly isBehind: boolean;
}

interface Failure {
  readonly answer: () => void;
  /** The request within which it happened, if that is being served. */
  readonly broken: Received | null;
}

/**
 * The requests of one connection. The first is served as it comes or, like those behind it, in turns
 * with other connections, and a bounded number at once. While more wait, the socket is not read:
 * what waits came with the last packet, and the client's own buffers hold the rest.
 */
export class Pipeline implements Waiter {
  readonly #options: PipelineOptions;
  readonly #waiting: Received[] = [];
  #inFlight = 0;
  #latest: Received | null = null;
  #isHeld = false;
  #failure: Failure | null = null;
  /** Set if the parser's time for a head ran out while the socket was held. */
  #isLate = false;
  #lateTimer: CoarseTimer | null = null;
  readonly #ended = (): void => this.#end();

  constructor(options: PipelineOptions) {
    this.#options = options;
    const { socket } = options;
    // A request that reads its body resumes the socket, however often it is paused.
    socket.on("resume", () => {
      if (this.#isHeld) socket.pause();
    });
    socket.once("close", () => this.#close());
  }

  /** Serves the request now or in its turn; may cut the connection. */
  take(request: IncomingMessage, response: ServerResponse): void {
    const { socket, limits, totals, onCut } = this.#options;
    if (this.#lateTimer !== null) this.#stopLateTimer();
    if (this.#failure !== null || socket.destroyed) return;
    const isBehind = this.#size() > 0;
    const received = { request, response, isBehind };
    this.#latest = received;
    if (!isBehind && totals.turns.admits(request)) {
      this.#start(received);
      return;
    }
    const isTooMany = this.#size() >= limits.inFlightMax + limits.waitingMax;
    if (isTooMany || (isBehind && totals.waiting >= limits.waitingInTotalMax)) {
      onCut("pipeline_overflow");
      cut(socket);
      return;
    }
    this.#waiting.push(received);
    if (isBehind) totals.waiting += 1;
    if (this.#mayStart()) totals.turns.add(this);
    if (this.#size() > limits.inFlightMax) this.#hold();
  }

  /** Starts the request that has waited longest. */
  startNext(): boolean {
    const next = this.#options.socket.destroyed ? undefined : this.#waiting.shift();
    if (next === undefined) return false;
    this.#stoppedWaiting(next);
    this.#start(next);
    return this.#mayStart();
  }

  nextRequest(): IncomingMessage | undefined {
    return this.#waiting[0]?.request;
  }

  /**
   * The client's bytes are not HTTP from here on. `answer` is called after the replies to the
   * requests before, and not at all if the request that broke already has its reply.
   */
  fail(answer: () => void): void {
    if (this.#failure !== null) return;
    const broken = this.#latest?.request.complete === false ? this.#latest : null;
    const isWaiting = broken !== null && this.#waiting.at(-1) === broken;
    if (isWaiting) {
      this.#waiting.pop();
      this.#stoppedWaiting(broken);
    }
    this.#failure = { answer, broken: isWaiting ? null : broken };
    this.#hold();
    this.#answerFailure();
  }

  /** Whether a head is late because this side has not read it; it then gets its time afterwards. */
  excusesLateHead(): boolean {
    if (!this.#isHeld || this.#failure !== null) return false;
    this.#isLate = true;
    return true;
  }

  /** Whether every request has its reply. */
  get isIdle(): boolean {
    return this.#size() === 0;
  }

  #size(): number {
    return this.#inFlight + this.#waiting.length;
  }

  #stoppedWaiting({ isBehind }: Received): void {
    if (isBehind) this.#options.totals.waiting -= 1;
  }

  #mayStart(): boolean {
    const { limits, totals } = this.#options;
    const isCrowded = totals.inFlight >= limits.inFlightInTotalMax;
    return this.#waiting.length > 0 && this.#inFlight < (isCrowded ? 1 : limits.inFlightMax);
  }

  #start({ request, response }: Received): void {
    this.#inFlight += 1;
    this.#options.totals.inFlight += 1;
    response.on("close", this.#ended);
    this.#options.serve(request, response);
  }

  #end(): void {
    const { socket, limits, totals } = this.#options;
    this.#inFlight -= 1;
    totals.inFlight -= 1;
    if (socket.destroyed) return;
    if (this.#mayStart()) totals.turns.add(this);
    if (this.#failure !== null) this.#answerFailure();
    else if (this.#size() <= limits.inFlightMax) this.#release();
  }

  #answerFailure(): void {
    if (this.#failure === null || this.#waiting.length > 0) return;
    const { answer, broken } = this.#failure;
    const before = this.#inFlight - (broken === null || broken.response.closed ? 0 : 1);
    if (before > 0) return;
    this.#isHeld = false;
    const isReplied = broken !== null && broken.response.headersSent;
    const { socket, timers } = this.#options;
    if (!socket.writable) socket.destroy();
    else if (isReplied) closeSoon(socket, timers);
    else answer();
  }

  #hold(): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    this.#options.socket.pause();
  }

  #release(): void {
    if (!this.#isHeld) return;
    const { socket, limits, timers, onCut } = this.#options;
    this.#isHeld = false;
    if (this.#isLate) {
      this.#isLate = false;
      this.#lateTimer = timers.start(limits.headersTimeoutMs, () => {
        onCut("timeout");
        socket.destroy();
      });
    }
    socket.resume();
  }

  #stopLateTimer(): void {
    this.#lateTimer?.cancel();
    this.#lateTimer = null;
  }

  #close(): void {
    const { totals } = this.#options;
    this.#stopLateTimer();
    totals.turns.delete(this);
    for (const received of this.#waiting.splice(0)) this.#stoppedWaiting(received);
  }
}

/**
 * Destroys the socket and drops what else its last packet holds: a thousand requests and more, whose
 * objects and errors would cost more than all that were served.
 */
function cut(socket: Socket): void {
  socket.destroy();
  // node has no documented way. Where this one goes, the tests of abuse measure it.
  const parser: unknown = Reflect.get(socket, "parser");
  if (typeof parser === "object" && parser !== null) Reflect.set(parser, "onIncoming", () => 0);
}
