import type { RefusalClass } from "../../errors/refusal.ts";
import { UpstreamFailure } from "../../errors/upstream-failure.ts";
import { findRefusedField } from "../refused-field.ts";
import { namesStaleReasoning } from "../stale-reasoning.ts";
import type { WireCall } from "./wire-call.ts";

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
 * What a call failed with, and the field that a refusal names, whether it is the reply or an error
 * within one; the request is encoded again, as nothing keeps its body.
 * Reasoning that no longer fits is the conversation's, not a field's, once it is known to be bound; so
 * is content, and its length.
 */
export function nameRefusedField(failed: unknown, { wire, request }: WireCall): unknown {
  if (!(failed instanceof UpstreamFailure) || failed.kind !== "invalid-request") return failed;
  const { said, named, refusal } = failed;
  if (refusal !== undefined && ofConversation.has(refusal.class)) return failed;
  if (request.upstream.facts.boundThinking && namesStaleReasoning(said)) return failed;
  const sent = wire.encodeRequest(request);
  const refusedField = findRefusedField(request.upstream.kind, `${named} ${said}`, sent);
  return refusedField === undefined ? failed : failed.with({ refusedField });
}
