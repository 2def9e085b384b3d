import type { Conversation } from "../../core/conversation/conversation.ts";
import { fewestTokens } from "../../core/conversation/fewest-tokens.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { promptTooLong } from "../../core/errors/refusal.ts";
import type { Model } from "./model.ts";

/** Bytes per token of common text; so that clients learn roughly by how much to shorten it. */
const BYTES_PER_TOKEN_ESTIMATE = 4;

/**
 * Throws `context-length-exceeded` for a conversation that certainly exceeds the model's context,
 * before money is held or an upstream is called. One that may fit is left to the upstream, which
 * counts exactly. `textBytes` is the size of its text.
 */
export function refuseOverlong(
  conversation: Conversation,
  { contextLength }: Pick<Model, "contextLength">,
  textBytes: number,
): void {
  const fewest = fewestTokens(conversation, { textBytes, bound: contextLength });
  if (fewest <= contextLength) return;
  const tokens = Math.max(fewest, Math.ceil(textBytes / BYTES_PER_TOKEN_ESTIMATE));
  throw new GatewayError("context-length-exceeded", promptTooLong(tokens, contextLength));
}
