import type { ReplyHead, ReplySink } from "../../generation/job.ts";
import type { FromThread } from "./messages.ts";

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
