import type { Schemas } from "../../../generated/types.ts";
import type { ToolCall } from "../../conversation/conversation.ts";
import type { GenerationResult } from "../../conversation/generation-result.ts";
import { joinCallId } from "../call-id.ts";
import type { ReplyIdentity } from "../protocol.ts";
import {
  THINKING_SIGNATURE,
  type MessagesReplyShape,
  encodeStop,
  encodeMessagesUsage,
} from "./reply-shape.ts";
import { parseToolInput, unreadableArguments } from "./tool-input.ts";

/**
 * The non-streaming response (section 2.8). The result must have ended. Throws `GatewayError`
 * `upstream-error` where a call's arguments are not a JSON object. A call that the length limit cut
 * is left out: half of its arguments must not run.
 */
export function encodeMessagesReply(
  result: GenerationResult,
  identity: ReplyIdentity,
  shape: MessagesReplyShape,
) {
  return {
    id: identity.id,
    type: "message",
    role: "assistant",
    model: identity.model,
    content: encodeContent(result, shape),
    ...encodeStop(result.stop),
    usage: encodeMessagesUsage(result.usage),
  } as const satisfies Schemas["Message"];
}

function encodeContent(result: GenerationResult, shape: MessagesReplyShape) {
  const thinking =
    shape.showThinking && result.reasoning !== ""
      ? [{ type: "thinking", thinking: result.reasoning, signature: THINKING_SIGNATURE } as const]
      : [];
  const calls = result.toolCalls.flatMap((call) => {
    const block = encodeCall(call);
    if (block === null && result.stop?.cause !== "length") throw unreadableArguments();
    return block ?? [];
  });
  const isTextShown = result.text !== "" || calls.length === 0;
  const text = isTextShown ? [{ type: "text", text: result.text } as const] : [];
  return [...thinking, ...text, ...calls];
}

function encodeCall(call: ToolCall) {
  const input = parseToolInput(call.argumentsJson);
  if (input === null) return null;
  return { type: "tool_use", id: joinCallId(call), name: call.name, input } as const;
}
