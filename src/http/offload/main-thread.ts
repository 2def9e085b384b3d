import type { ReplyHead, ReplySink } from "../../generation/job.ts";
import type { FromThread, AnswerOutcome } from "./messages.ts";
import { HoldGone, StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import type { GenerationStore } from "../../generation/prepared-job.ts";

/** Maximum number of characters in transit to the client; beyond it the upstream waits. */
const UNACCEPTED_MAX = 262_144;

/** The client's side of a reply that the other thread sends. */
export class ThreadSink implements ReplySink {
  readonly #id: number;
  readonly #send: (message: FromThread) => void;
  readonly #onClosed: (() => void)[] = [];
  #unaccepted = 0;
  #isClosed = false;
  #drained: PromiseWithResolvers<void> | null = null;

  constructor(id: number, send: (message: FromThread) => void) {
    this.#id = id;
    this.#send = send;
  }

  open(head: ReplyHead): void {
    this.#send({ type: "open", id: this.#id, head });
  }

  write(text: string): Promise<void> | undefined {
    this.#send({ type: "write", id: this.#id, text });
    if (this.#isClosed) return undefined;
    this.#unaccepted += text.length;
    if (this.#unaccepted <= UNACCEPTED_MAX) return undefined;
    this.#drained ??= Promise.withResolvers<void>();
    return this.#drained.promise;
  }

  comment(text: string): void {
    this.#send({ type: "comment", id: this.#id, text });
  }

  end(): void {
    this.#send({ type: "end", id: this.#id });
  }

  whenClosed(callback: () => void): void {
    if (this.#isClosed) callback();
    else this.#onClosed.push(callback);
  }

  /** Records that the client's connection has accepted this many characters. */
  noteAccepted(characters: number): void {
    this.#unaccepted -= characters;
    if (this.#unaccepted <= UNACCEPTED_MAX) this.#release();
  }

  /** Records that the client has left or has received everything. */
  closed(): void {
    this.#isClosed = true;
    this.#release();
    for (const callback of this.#onClosed.splice(0)) callback();
  }

  #release(): void {
    this.#drained?.resolve();
    this.#drained = null;
  }
}

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
