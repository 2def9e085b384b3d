import type { Schemas } from "../../../../generated/types.ts";
import type { ToolCall } from "../../../core/conversation/conversation.ts";
import type { GenerationResult } from "../../../core/conversation/generation-result.ts";
import type { ReplyIdentity } from "../protocol.ts";
import { readToolInput, unreadableArguments } from "../tool-input.ts";
import {
  encodeMessagesUsage,
  encodeStop,
  type MessagesReplyShape,
  THINKING_SIGNATURE,
} from "./reply-shape.ts";

/** An object of the contract with one field as raw JSON. */
type Raw<Value, Field extends keyof Value> = Omit<Value, Field> & Readonly<Record<Field, unknown>>;

/**
 * Returns the non-streaming response (section 2.8). The result must have ended. Throws
 * `GatewayError` `upstream-error` if a call's arguments are not a JSON object. A call that the
 * length limit truncated is omitted, because partial arguments must not be run.
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
    content: encodeContent(result, shape.showThinking && result.hidesReasoning !== true),
    ...encodeStop(result.stop),
    usage: encodeMessagesUsage(result.usage),
  } as const satisfies Raw<Schemas["Message"], "content">;
}

type Content =
  | Exclude<Schemas["Message"]["content"][number], { readonly type: "tool_use" }>
  | NonNullable<ReturnType<typeof encodeCall>>;

/** Encodes the blocks in the order of the stream; text around hidden thinking is one block. */
function encodeContent({ blocks, stop }: GenerationResult, showThinking: boolean) {
  const content: Content[] = [];
  for (const block of blocks) {
    if (block.type === "tool-call") {
      const call = encodeCall(block);
      if (call !== null) content.push(call);
      else if (stop?.cause !== "length") throw unreadableArguments();
    } else if (block.type === "text") addText(block.text, content);
    else if (showThinking) content.push(encodeThinking(block.text));
  }
  if (content.every(({ type }) => type === "thinking")) addText("", content);
  return content;
}

function addText(text: string, content: Content[]): void {
  const last = content.at(-1);
  if (last?.type === "text") content[content.length - 1] = { ...last, text: last.text + text };
  else content.push({ type: "text", text });
}

function encodeThinking(thinking: string) {
  return { type: "thinking", thinking, signature: THINKING_SIGNATURE } as const;
}

function encodeCall(call: ToolCall) {
  const input = readToolInput(call.argumentsJson);
  if (input === null) return null;
  return {
    type: "tool_use",
    id: call.id,
    name: call.name,
    input,
  } as const satisfies Raw<Schemas["ToolUseBlock"], "input">;
}
