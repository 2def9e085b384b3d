import { HoldGone, StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import type { GenerationStore } from "../../generation/prepared-job.ts";
import type { AnswerOutcome, FromThread } from "./messages.ts";

interface WaitingCall {
  readonly resolve: (outcome: AnswerOutcome) => void;
  readonly requestId: string;
}

/** The ledger as the offload thread accesses it: through the main thread. */
export class ThreadStore implements GenerationStore {
  readonly #send: (message: FromThread) => void;
  readonly #waiting = new Map<number, WaitingCall>();
  #calls = 0;

  constructor(send: (message: FromThread) => void) {
    this.#send = send;
  }

  findCallStates: GenerationStore["findCallStates"] = (query) =>
    this.#call("findCallStates", query);
  placeHold: GenerationStore["placeHold"] = (hold) => this.#call("placeHold", hold);
  markProgress: GenerationStore["markProgress"] = (progress) =>
    this.#call("markProgress", progress);
  settle: GenerationStore["settle"] = (settlement) => this.#call("settle", settlement);
  claimReply: GenerationStore["claimReply"] = (claim) => this.#call("claimReply", claim);
  releaseReply: GenerationStore["releaseReply"] = (claim) => this.#call("releaseReply", claim);

  /** Passes an answer to its waiting call; returns the request of the call. */
  answer(call: number, outcome: AnswerOutcome): string | null {
    const waiting = this.#waiting.get(call);
    this.#waiting.delete(call);
    waiting?.resolve(outcome);
    return waiting?.requestId ?? null;
  }

  async #call<Result>(
    operation: keyof GenerationStore,
    argument: { readonly requestId: string },
  ): Promise<Result> {
    const call = this.#calls++;
    const answered = Promise.withResolvers<AnswerOutcome>();
    this.#waiting.set(call, { resolve: answered.resolve, requestId: argument.requestId });
    this.#send({ type: "store", call, operation, argument });
    const outcome = await answered.promise;
    // The other side calls the same operation of the same interface.
    if ("value" in outcome) return outcome.value as Result;
    if ("holdGone" in outcome) throw new HoldGone(outcome.holdGone);
    throw outcome.unavailable ? new StoreUnavailable(outcome.error) : new Error(outcome.error);
  }
}
