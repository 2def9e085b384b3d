import { StoreUnavailable } from "../errors/store-unavailable.ts";
import type { CallOutcome } from "./calling-store.ts";

/** Bounds a transaction, and with it the memory of a batch and the wait of its calls. */
const BATCH_CALLS_MAX = 1_024;

/** How long a call that nobody waits for may wait for a batch to share. */
const LATER_MS = 10;

interface Waiting<Call> {
  readonly call: Call;
  /** Calls are sent in the order in which they were made. */
  readonly number: number;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Later<Call> extends Waiting<Call> {
  readonly name: string;
}

/**
 * Gathers calls into batches: while one batch is away, what arrives waits for the next, so that
 * a whole batch costs one message each way and one commit (rule 6). Results come in call order.
 */
export class CallQueue<Call> {
  readonly #send: (calls: readonly Call[]) => Promise<readonly CallOutcome[]>;
  #waiting: Waiting<Call>[] = [];
  /** Calls that nobody waits for: those of a few milliseconds, hence no `Map` (see `Ring`). */
  #later: Later<Call>[] = [];
  #laterTimer: NodeJS.Timeout | null = null;
  #calls = 0;
  #state: "idle" | "scheduled" | "away" = "idle";
  #closed: StoreUnavailable | null = null;
  #drained: (() => void)[] = [];

  /** `send` rejects where the outcome of a whole batch cannot be known. */
  constructor(send: (calls: readonly Call[]) => Promise<readonly CallOutcome[]>) {
    this.#send = send;
  }

  push(call: Call): Promise<unknown> {
    if (this.#closed !== null) return Promise.reject(this.#closed);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ call, number: (this.#calls += 1), resolve, reject });
      this.#schedule();
    });
  }

  /**
   * For a call that nobody waits for: it goes with the next batch, and makes one of its own only
   * where none comes soon.
   */
  pushLater(name: string, call: Call): Promise<unknown> {
    if (this.#closed !== null) return Promise.reject(this.#closed);
    this.#laterTimer ??= setTimeout(() => this.#laterIsNow(), LATER_MS);
    return new Promise((resolve, reject) => {
      this.#later.push({ name, call, number: (this.#calls += 1), resolve, reject });
    });
  }

  /** Takes back what `pushLater` was given under this name, where it has not been sent. */
  withdraw(name: string): void {
    this.#later = this.#later.filter((later) => {
      if (later.name === name) later.resolve(undefined);
      return later.name !== name;
    });
  }

  /** Refuses later calls; resolves when all earlier ones have their results. */
  close(): Promise<void> {
    this.#closed ??= new StoreUnavailable("the store is closed");
    this.#laterIsNow();
    if (this.#state === "idle") return Promise.resolve();
    return new Promise((resolve) => this.#drained.push(resolve));
  }

  /** Waits for the end of the loop's turn: all that was read in it shares a batch. */
  #schedule(): void {
    if (this.#state !== "idle") return;
    this.#state = "scheduled";
    setImmediate(() => void this.#flush());
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
    const batch = this.#waiting.slice(0, BATCH_CALLS_MAX);
    this.#waiting = this.#waiting.slice(BATCH_CALLS_MAX);
    try {
      const outcomes = await this.#send(batch.map(({ call }) => call));
      for (const [at, waiting] of batch.entries()) settleCall(waiting, outcomes[at]);
    } catch (error) {
      const unavailable = new StoreUnavailable("the store is away", { cause: error });
      for (const { reject } of batch) reject(unavailable);
    }
    this.#state = "idle";
    const isLaterDue = this.#later.length > 0 && this.#laterTimer === null;
    if (this.#waiting.length > 0 || isLaterDue) return this.#schedule();
    for (const drained of this.#drained.splice(0)) drained();
  }
}

function settleCall(waiting: Waiting<unknown>, outcome: CallOutcome | undefined): void {
  if (outcome === undefined) waiting.reject(new StoreUnavailable("the store did not answer"));
  else if (!("error" in outcome)) waiting.resolve(outcome.value);
  else if (outcome.unavailable) waiting.reject(new StoreUnavailable(outcome.error));
  else waiting.reject(new Error(outcome.error));
}
