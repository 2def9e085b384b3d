import type { ReplyHead, ReplySink } from "../generation/job.ts";
import { boundFlush, expectReading } from "./bound-reading.ts";
import type { Exchange } from "./exchange.ts";
import { commonHeaders, ignoredFields } from "./reply-headers.ts";
import { sendReply } from "./send-reply.ts";

/** Hardly a byte may wait in a proxy on the way; nginx and its kin obey the second header. */
const streamHeaders = ["content-type", "text/event-stream", "x-accel-buffering", "no"] as const;

type SinkState =
  | { readonly kind: "unopened" }
  | { readonly kind: "whole"; readonly headers: readonly string[]; readonly pieces: string[] }
  | { readonly kind: "stream" }
  | { readonly kind: "ended" };

/**
 * The client's side of a reply on node's response. A stream goes out with one socket write per
 * call; a non-streaming response is gathered and sent with its length at the end. After the client
 * has left, all calls are without effect.
 */
export class HttpReplySink implements ReplySink {
  readonly #exchange: Exchange;
  #state: SinkState = { kind: "unopened" };

  constructor(exchange: Exchange) {
    this.#exchange = exchange;
  }

  /** True once something was sent that an error reply can no longer replace. */
  get hasBegun(): boolean {
    return this.#state.kind === "stream" || this.#state.kind === "ended";
  }

  /** True once the reply is complete, as far as we are concerned. */
  get hasEnded(): boolean {
    return this.#state.kind === "ended";
  }

  open(head: ReplyHead): void {
    const ignored = ignoredFields(head.ignored);
    const headers = ignored === "" ? [] : ["x-ignored-fields", ignored];
    if (head.replayed === true) headers.push("idempotent-replayed", "true");
    if (head.contentType === "application/json") {
      this.#state = { kind: "whole", headers, pieces: [] };
      return;
    }
    this.#state = { kind: "stream" };
    const { response, isClosed, validator } = this.#exchange;
    if (isClosed) return;
    const all = [...commonHeaders(this.#exchange), ...headers, ...streamHeaders];
    validator?.streamStarted(all);
    this.#exchange.noteHead();
    response.writeHead(200, all);
    // The head leaves in one packet with the first events, and alone where those are slow.
    setImmediate(() => response.flushHeaders());
  }

  write(text: string): Promise<void> | undefined {
    if (this.#state.kind === "whole") {
      this.#state.pieces.push(text);
      return undefined;
    }
    const { response, isClosed, validator } = this.#exchange;
    if (isClosed || this.#state.kind !== "stream") return undefined;
    validator?.streamWritten(text);
    if (response.write(text)) return undefined;
    return this.#drained();
  }

  comment(text: string): void {
    const { response, isClosed, validator } = this.#exchange;
    // A client that does not read has no silence to break.
    if (isClosed || this.#state.kind !== "stream" || response.writableNeedDrain) return;
    validator?.streamWritten(text);
    response.write(text);
  }

  whenClosed(callback: () => void): void {
    this.#exchange.whenClosed(callback);
  }

  end(): void {
    const state = this.#state;
    this.#state = { kind: "ended" };
    if (state.kind === "whole") {
      sendReply(this.#exchange, {
        status: 200,
        contentType: "application/json",
        headers: state.headers,
        body: state.pieces.join(""),
      });
    } else if (state.kind === "stream" && !this.#exchange.isClosed) {
      this.#exchange.validator?.streamEnded();
      this.#exchange.response.end();
      boundFlush(this.#exchange);
    }
  }

  #drained(): Promise<void> {
    const { response } = this.#exchange;
    const stopWatch = expectReading(this.#exchange);
    return new Promise((resolve) => {
      const settle = (): void => {
        stopWatch();
        response.off("drain", settle);
        response.off("close", settle);
        resolve();
      };
      response.on("drain", settle);
      response.on("close", settle);
    });
  }
}
