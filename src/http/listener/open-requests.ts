import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { RefusalReason } from "../../system/observe/metric-table.ts";
import type { Timers } from "../../core/timing/timer-wheel.ts";
import { closeSoon } from "./raw-error.ts";
import type { Waiter } from "../fair-share/rotation.ts";
import type { RequestScheduler } from "../fair-share/request-scheduler.ts";

export interface OpenRequestsLimits {
  /** The connection is not read while more of its requests have no complete reply. */
  readonly readMax: number;
  /**
   * Maximum number of requests without a complete reply on a connection. The last packet may have
   * brought more than `readMax`; one more than this cuts the connection.
   */
  readonly openMax: number;
  /**
   * Maximum number of requests behind the first of their connections, in total; one more cuts its
   * connection.
   */
  readonly behindInTotalMax: number;
}

/** The state that all connections of a server share. */
export interface OpenRequestsTotals {
  /** Number of open requests behind the first of their connections. */
  behind: number;
  readonly scheduler: RequestScheduler;
}

export interface OpenRequestsDependencies {
  readonly socket: Socket;
  readonly serve: RequestListener;
  readonly limits: OpenRequestsLimits;
  readonly totals: OpenRequestsTotals;
  readonly timers: Timers;
  /** Called when the connection is cut without an answer. */
  readonly onCut: (reason: RefusalReason) => void;
}

interface Received {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Failure {
  readonly answer: () => void;
  /** The request whose body contains the error, if there is one. */
  readonly broken: Received | null;
}

/**
 * The requests of one connection that have no complete reply, in a bounded number. Each starts in
 * its turn, even while requests before it run; Node sends the replies in order.
 */
export class OpenRequests implements Waiter {
  readonly #options: OpenRequestsDependencies;
  /** Requests that wait for their turn. */
  readonly #waiting: Received[] = [];
  #open = 0;
  #latest: Received | null = null;
  #failure: Failure | null = null;
  readonly #ended = (): void => this.#end();

  constructor(options: OpenRequestsDependencies) {
    this.#options = options;
    const { socket } = options;
    // Node resumes the socket for each body that is read and after each reply.
    socket.on("resume", () => this.#pauseIfFull());
    socket.once("close", () => this.#close());
  }

  /** Serves the request now or in its turn; may cut the connection. */
  take(request: IncomingMessage, response: ServerResponse): void {
    const { socket, serve, limits, totals, onCut } = this.#options;
    if (socket.destroyed) {
      // Otherwise Node writes the stack trace of an error for each of up to 3,600 requests.
      request.destroy();
      return;
    }
    if (this.#failure !== null) return;
    const isBehind = this.#open > 0;
    const isTooMany = this.#open >= limits.openMax;
    if (isTooMany || (isBehind && totals.behind >= limits.behindInTotalMax)) {
      onCut("pipeline_overflow");
      socket.destroy();
      return;
    }
    this.#latest = { request, response };
    this.#open += 1;
    if (isBehind) totals.behind += 1;
    this.#pauseIfFull();
    response.once("close", this.#ended);
    if (!isBehind && totals.scheduler.admits(request)) {
      serve(request, response);
      return;
    }
    this.#waiting.push(this.#latest);
    totals.scheduler.add(this);
  }

  /** Starts the request that has waited longest. */
  startNext(): boolean {
    const { socket, serve } = this.#options;
    const next = socket.destroyed ? undefined : this.#waiting.shift();
    if (next === undefined) return false;
    serve(next.request, next.response);
    return this.#waiting.length > 0;
  }

  nextRequest(): IncomingMessage | undefined {
    return this.#waiting[0]?.request;
  }

  /**
   * Handles bytes that are not HTTP. Calls `answer` after the replies to the requests before them,
   * unless the request that contains them already has the head of its reply.
   */
  fail(answer: () => void): void {
    if (this.#failure !== null) return;
    const broken = this.#latest?.request.complete === false ? this.#latest : null;
    if (broken !== null && this.#waiting.at(-1) === broken) this.#waiting.pop();
    this.#failure = { answer, broken };
    this.#answerFailure();
  }

  /** Reports whether every request has its reply. */
  get isIdle(): boolean {
    return this.#open === 0;
  }

  #pauseIfFull(): void {
    const { socket, limits } = this.#options;
    if (this.#open > limits.readMax) socket.pause();
  }

  #end(): void {
    const { socket, limits, totals } = this.#options;
    if (socket.destroyed) return;
    this.#open -= 1;
    if (this.#open > 0) totals.behind -= 1;
    if (this.#open === limits.readMax) socket.resume();
    this.#answerFailure();
  }

  #answerFailure(): void {
    if (this.#failure === null) return;
    const { answer, broken } = this.#failure;
    const before = this.#open - (broken === null ? 0 : 1);
    if (before > 0) return;
    const { socket, timers } = this.#options;
    if (!socket.writable) socket.destroy();
    else if (broken?.response.headersSent === true) closeSoon(socket, timers);
    else answer();
  }

  #close(): void {
    const { totals } = this.#options;
    totals.behind -= Math.max(0, this.#open - 1);
    totals.scheduler.delete(this);
    this.#waiting.length = 0;
  }
}
