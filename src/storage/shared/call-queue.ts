import { detach } from "../../core/errors/detach.ts";
import { StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import type { CallOutcome } from "./calling-store.ts";

/** Bounds a transaction, and with it the memory of a batch and the latency of its calls. */
const BATCH_CALLS_MAX = 1_024;

/** Maximum time that a deferred call waits for another batch. */
const LATER_MS = 10;

/** A call was sent and not answered in time; its outcome is unknown. */
export class Unanswered extends Error {
  override readonly name = "Unanswered";
}

interface Waiting<Call> {
  readonly call: Call;
  /** Deadline by `performance.now()`; `Infinity`: no deadline. */
  readonly dueMs: number;
  /** Sequence number; calls are sent in this order. */
  readonly number: number;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Later<Call> extends Waiting<Call> {
  readonly name: string;
}

/** How long a batch waits for more calls. */
export interface Pace {
  /** Returns whole milliseconds; 0: until the end of the event loop's turn. */
  readonly pauseMs: () => number;
  /** Called for each batch sent. */
  readonly sent: (calls: number) => void;
}

const atOnce: Pace = { pauseMs: () => 0, sent: () => undefined };

export interface QueueOptions {
  readonly pace?: Pace;
  /** Called when a whole batch has failed, and when calls expired without an answer. */
  readonly onAway?: () => void;
}

/**
 * Gathers calls into batches. While one batch is in flight, new calls wait for the next, so a whole
 * batch costs one round trip and one commit (rule 6). Results come in call order.
 */
export class CallQueue<Call> {
  readonly #pace: Pace;
  readonly #onAway: () => void;
  readonly #send: (calls: readonly Call[]) => Promise<readonly CallOutcome[]>;
  #waiting: Waiting<Call>[] = [];
  /**
   * Deferred calls of the last few milliseconds. Not a `Map`, which would retain garbage of
   * short-lived items (see `LinkedList`).
   */
  #later: Later<Call>[] = [];
  #laterTimer: NodeJS.Timeout | null = null;
  /** The calls of the batch in flight. */
  #sent: readonly Waiting<Call>[] = [];
  #dueTimer: NodeJS.Timeout | null = null;
  #dueTimerMs = Infinity;
  #calls = 0;
  #state: "idle" | "scheduled" | "away" = "idle";
  #closed: StoreUnavailable | null = null;
  #drained: (() => void)[] = [];

  /** `send` rejects if the outcome of the whole batch is unknown. */
  constructor(
    send: (calls: readonly Call[]) => Promise<readonly CallOutcome[]>,
    { pace = atOnce, onAway = () => undefined }: QueueOptions = {},
  ) {
    this.#send = send;
    this.#pace = pace;
    this.#onAway = onAway;
  }

  /**
   * Queues a call. Rejects with `StoreUnavailable` if there is no answer within `waitMs`. A call
   * not sent by then is never sent; if it was sent, the cause is `Unanswered`.
   */
  push(call: Call, waitMs = Infinity): Promise<unknown> {
    if (this.#closed !== null) return Promise.reject(this.#closed);
    const dueMs = performance.now() + waitMs;
    if (dueMs < this.#dueTimerMs) this.#giveUpAt(dueMs);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ call, dueMs, number: (this.#calls += 1), resolve, reject });
      this.#schedule();
    });
  }

  /**
   * Queues a deferred call: it joins the next batch. If none follows soon, a batch is sent for it.
   */
  pushLater(name: string, call: Call): Promise<unknown> {
    if (this.#closed !== null) return Promise.reject(this.#closed);
    this.#laterTimer ??= setTimeout(() => this.#laterIsNow(), LATER_MS);
    return new Promise((resolve, reject) => {
      const number = (this.#calls += 1);
      this.#later.push({ name, call, dueMs: Infinity, number, resolve, reject });
    });
  }

  /** Withdraws the calls that `pushLater` queued under this name and that are not sent yet. */
  withdraw(name: string): void {
    this.#later = this.#later.filter((later) => {
      if (later.name === name) later.resolve(undefined);
      return later.name !== name;
    });
  }

  /** Refuses further calls; resolves when all earlier ones have their results. */
  close(): Promise<void> {
    this.#closed ??= new StoreUnavailable("the store is closed");
    this.#laterIsNow();
    if (this.#state === "idle") return Promise.resolve();
    return new Promise((resolve) => this.#drained.push(resolve));
  }

  /** Sets the timer for the earliest deadline; later deadlines are computed when it fires. */
  #giveUpAt(dueMs: number): void {
    if (this.#dueTimer !== null) clearTimeout(this.#dueTimer);
    this.#dueTimerMs = dueMs;
    this.#dueTimer =
      dueMs === Infinity
        ? null
        : setTimeout(() => this.#giveUp(), Math.ceil(dueMs - performance.now())).unref();
  }

  #giveUp(): void {
    const nowMs = performance.now();
    const isDue = ({ dueMs }: Waiting<Call>): boolean => dueMs <= nowMs;
    const late = this.#waiting.filter(isDue);
    this.#waiting = this.#waiting.filter((waiting) => !isDue(waiting));
    for (const { reject } of late) reject(new StoreUnavailable("the store does not answer"));
    // Calls of an earlier batch that expired have been rejected already.
    const unanswered = this.#sent.filter(isDue);
    for (const { reject } of unanswered) {
      const cause = new Unanswered("the store has not answered in time");
      reject(new StoreUnavailable("the store does not answer", { cause }));
    }
    const rest = [...this.#waiting, ...this.#sent].filter((each) => !isDue(each));
    this.#giveUpAt(rest.reduce((first, { dueMs }) => Math.min(first, dueMs), Infinity));
    if (late.length + unanswered.length > 0) this.#onAway();
  }

  /**
   * Waits at least for the end of the event loop's turn, so that all calls of the turn share a
   * batch.
   */
  #schedule(): void {
    if (this.#state !== "idle") return;
    this.#state = "scheduled";
    const pauseMs = this.#closed === null ? this.#pace.pauseMs() : 0;
    if (pauseMs > 0) setTimeout(() => detach(this.#flush()), pauseMs);
    else setImmediate(() => detach(this.#flush()));
  }

  #laterIsNow(): void {
    if (this.#laterTimer !== null) clearTimeout(this.#laterTimer);
    this.#laterTimer = null;
    if (this.#later.length > 0) this.#schedule();
  }

  async #flush(): Promise<void> {
    this.#state = "away";
    if (this.#later.length > 0) {
      this.#waiting.push(...this.#later);
      this.#waiting.sort((one, other) => one.number - other.number);
      this.#later = [];
    }
    // The batch is empty if all of its calls expired meanwhile.
    const batch = this.#waiting.slice(0, BATCH_CALLS_MAX);
    this.#waiting = this.#waiting.slice(BATCH_CALLS_MAX);
    this.#sent = batch;
    this.#pace.sent(batch.length);
    try {
      const calls = batch.map(({ call }) => call);
      const outcomes = calls.length === 0 ? [] : await this.#send(calls);
      for (const [at, waiting] of batch.entries()) settleCall(waiting, outcomes[at]);
    } catch (error) {
      const unavailable = new StoreUnavailable("the store is away", { cause: error });
      for (const { reject } of batch) reject(unavailable);
      this.#onAway();
    }
    this.#sent = [];
    this.#state = "idle";
    const isLaterDue = this.#later.length > 0 && this.#laterTimer === null;
    if (this.#waiting.length > 0 || isLaterDue) return this.#schedule();
    for (const drained of this.#drained.splice(0)) drained();
  }
}

function settleCall(waiting: Waiting<unknown>, outcome: CallOutcome | undefined): void {
  if (outcome === undefined) waiting.reject(new StoreUnavailable("the store did not answer"));
  else if (!("error" in outcome)) waiting.resolve(outcome.value);
  else {
    const { error, unavailable, cause } = outcome;
    const Failure = unavailable ? StoreUnavailable : Error;
    waiting.reject(new Failure(error, cause === undefined ? {} : { cause }));
  }
}
