import { cachingPaysOff } from "../../catalog/model.ts";
import {
  type MarkCarriers,
  setAutomaticMarks,
} from "../../../core/conversation/automatic-marks.ts";
import type { Conversation } from "../../../core/conversation/conversation.ts";
import type { GenerationRequest } from "./provider.ts";

/** The vendor's least prompt that is cached; below a model's own, marks have no effect or price. */
const CACHED_TOKENS_MIN = 512;

/**
 * Returns the conversation with cache marks if the request asks for automatic ones, its prompt is
 * long enough, and caching pays off. For upstreams that cache only what is marked.
 */
export function withAutomaticMarks(
  { conversation, automaticMarks, model, upstream }: GenerationRequest,
  carriers: MarkCarriers,
): Conversation {
  const tokens = automaticMarks?.inputTokensExpected ?? 0;
  const isSet = tokens >= CACHED_TOKENS_MIN && cachingPaysOff(model, upstream, tokens);
  return isSet ? setAutomaticMarks(conversation, carriers) : conversation;
}
