import { failureOfStatus } from "../upstream-error.ts";
import { GatheredText } from "./gathered-text.ts";
import type { HttpReply, ReplyReader } from "./http-reply.ts";
import type { WireCall } from "./wire-call.ts";

const ERROR_BODY_BYTES_MAX = 64 * 1024;

/** An error's body, of which the first part is enough. */
export class ErrorReader implements ReplyReader {
  readonly done = false;
  readonly #call: WireCall;
  readonly #reply: HttpReply;
  readonly #body = new GatheredText();

  constructor(call: WireCall, reply: HttpReply) {
    this.#call = call;
    this.#reply = reply;
  }

  read(bytes: Uint8Array): void {
    this.#body.add(bytes);
    if (this.#body.bytes > ERROR_BODY_BYTES_MAX) this.end();
  }

  end(): never {
    const { status } = this.#reply;
    const body = this.#body.text(ERROR_BODY_BYTES_MAX);
    throw failureOfStatus(
      { status, header: (name) => this.#reply.header(name), body },
      this.#call.request.upstream,
    );
  }
}
