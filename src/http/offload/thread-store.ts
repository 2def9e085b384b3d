import { HoldGone, StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import {
  CallingStore,
  type StoreArgument,
  type StoreOperation,
  type StoreResult,
} from "../../storage/shared/calling-store.ts";
import type { AnswerOutcome, FromThread } from "./messages.ts";

interface WaitingCall {
  readonly resolve: (outcome: AnswerOutcome) => void;
  /** Null if the call belongs to no request. */
  readonly requestId: string | null;
}

function requestIdOf(argument: unknown): string | null {
  const isOfRequest = typeof argument === "object" && argument !== null && "requestId" in argument;
  return isOfRequest && typeof argument.requestId === "string" ? argument.requestId : null;
}

/** The ledger as the offload thread accesses it: through the main thread. */
export class ThreadStore extends CallingStore {
  readonly #send: (message: FromThread) => void;
  readonly #waiting = new Map<number, WaitingCall>();
  #calls = 0;

  constructor(send: (message: FromThread) => void) {
    super();
    this.#send = send;
  }

  override async call<K extends StoreOperation>(
    operation: K,
    argument: StoreArgument<K>,
  ): Promise<StoreResult<K>> {
    const call = this.#calls++;
    const answered = Promise.withResolvers<AnswerOutcome>();
    this.#waiting.set(call, { resolve: answered.resolve, requestId: requestIdOf(argument) });
    this.#send({ type: "store", call, operation, argument });
    const outcome = await answered.promise;
    // The other side calls the same operation of the same interface.
    if ("value" in outcome) return outcome.value as StoreResult<K>;
    if ("holdGone" in outcome) throw new HoldGone(outcome.holdGone);
    throw outcome.unavailable ? new StoreUnavailable(outcome.error) : new Error(outcome.error);
  }

  /** Passes an answer to its waiting call; returns the request of the call. */
  answer(call: number, outcome: AnswerOutcome): string | null {
    const waiting = this.#waiting.get(call);
    this.#waiting.delete(call);
    waiting?.resolve(outcome);
    return waiting?.requestId ?? null;
  }

  /** Does nothing: the store belongs to the other thread. */
  override close(): Promise<void> {
    return Promise.resolve();
  }
}
