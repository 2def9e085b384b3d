import type { UpstreamFailure } from "../../errors/upstream-failure.ts";
import type { RefusalClass } from "../../errors/refusal.ts";
import { findRefusedField } from "../refused-field.ts";
import { namesStaleReasoning } from "../stale-reasoning.ts";
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
    const failed = failureOfStatus(
      { status, header: (name) => this.#reply.header(name), body },
      this.#call.request.upstream,
    );
    throw failed.kind === "invalid-request" ? nameField(failed, this.#call) : failed;
  }
}

/** Refusals that name fields beside their point, as `max_tokens` of a prompt that is too long. */
const ofConversation: ReadonlySet<RefusalClass> = new Set([
  "prompt_too_long",
  "max_tokens_context_overflow",
  "media_budget",
  "image_block",
  "document_block",
  "policy",
]);

/**
 * Adds the field that a refusal names; the request is encoded again, as nothing keeps its body.
 * Reasoning that no longer fits is the conversation's, not a field's, once it is known to be bound; so
 * is content, and its length.
 */
function nameField(failed: UpstreamFailure, { wire, request }: WireCall): UpstreamFailure {
  const { said, named, refusal } = failed;
  if (refusal !== undefined && ofConversation.has(refusal.class)) return failed;
  if (request.upstream.facts.boundThinking && namesStaleReasoning(said)) return failed;
  const sent = wire.encodeRequest(request);
  const refusedField = findRefusedField(request.upstream.kind, `${named} ${said}`, sent);
  return refusedField === undefined ? failed : failed.with({ refusedField });
}
