import {
  assertNever,
  type Conversation,
  type OutputFormat,
  type ToolChoice,
  type ToolDefinition,
} from "../../conversation/conversation.ts";
import type { IgnoredParameter } from "../../conversation/ignored-parameter.ts";
import type { GenerationRequest } from "../provider.ts";
import { effortOf } from "../reasoning-budget.ts";
import type { EncodedRequest } from "../transport/wire.ts";
import { type Dialect, dialectOf } from "./dialect.ts";
import { encodeMessages } from "./encode-messages.ts";
import type { ChatBody, ChatResponseFormat, ChatTool } from "./request-body.ts";

/** The schema's name where the client gave none; the wire requires one. */
const SCHEMA_NAME = "response";

/**
 * Says a conversation, fitted to its model, in chat completions; only what the client sent, and no
 * default. A format is asked for natively, of best-effort models too.
 */
export function encodeRequest(
  request: GenerationRequest,
): EncodedRequest & { readonly body: ChatBody } {
  const { conversation, upstream, stream } = request;
  const dialect = dialectOf(upstream);
  const ignored = new Set<IgnoredParameter>();
  const { output, endUserId } = conversation;
  const body: ChatBody = {
    model: upstream.model,
    messages: encodeMessages(conversation, { cacheControl: dialect.cacheControl, ignored }),
    ...(stream && { stream: true, stream_options: { include_usage: true } }),
    ...encodeBound(conversation, dialect),
    ...encodeSampling(conversation, dialect, ignored),
    ...encodeTools(conversation, ignored),
    ...(output !== undefined && { response_format: encodeFormat(output) }),
    ...encodeReasoning(conversation, dialect, ignored),
    ...(endUserId !== undefined && { user: endUserId }),
  };
  return { body, ignored: [...ignored] };
}

function encodeBound({ maxOutputTokens }: Conversation, dialect: Dialect): Partial<ChatBody> {
  return maxOutputTokens === undefined ? {} : { [dialect.maxTokensField]: maxOutputTokens };
}

function encodeSampling(
  { sampling }: Conversation,
  dialect: Dialect,
  ignored: Set<IgnoredParameter>,
): Partial<ChatBody> {
  const { temperature, topP, topK, stop } = sampling;
  const sent = stop?.slice(0, dialect.stopMax ?? stop.length) ?? [];
  if (sent.length < (stop?.length ?? 0)) ignored.add("stop");
  if (topK !== undefined && !dialect.topK) ignored.add("top-k");
  return {
    ...(temperature !== undefined && { temperature }),
    ...(topP !== undefined && { top_p: topP }),
    ...(topK !== undefined && dialect.topK && { top_k: topK }),
    ...(sent.length > 0 && { stop: sent }),
  };
}

function encodeTools(
  conversation: Conversation,
  ignored: Set<IgnoredParameter>,
): Partial<ChatBody> {
  const { tools, toolChoice, parallelToolCalls } = conversation;
  // Servers refuse a choice where no tool is offered.
  if (tools.length === 0) return {};
  if (tools.some((tool) => tool.cacheControl !== undefined)) ignored.add("cache-control");
  return {
    tools: tools.map(encodeTool),
    ...(toolChoice !== undefined && { tool_choice: encodeChoice(toolChoice) }),
    ...(parallelToolCalls === false && { parallel_tool_calls: false }),
  };
}

function encodeTool({ name, description, parameters, strict }: ToolDefinition): ChatTool {
  return {
    type: "function",
    function: {
      name,
      ...(description !== undefined && { description }),
      ...(parameters !== undefined && { parameters }),
      ...(strict !== undefined && { strict }),
    },
  };
}

function encodeChoice(choice: ToolChoice): NonNullable<ChatBody["tool_choice"]> {
  switch (choice.kind) {
    case "auto":
    case "none":
    case "required":
      return choice.kind;
    case "tool":
      return { type: "function", function: { name: choice.name } };
    default:
      return assertNever(choice);
  }
}

function encodeFormat(output: OutputFormat): ChatResponseFormat {
  if (output.kind === "json-object") return { type: "json_object" };
  const { name, description, schema, strict } = output;
  return {
    type: "json_schema",
    json_schema: {
      name: name ?? SCHEMA_NAME,
      ...(description !== undefined && { description }),
      schema,
      ...(strict !== undefined && { strict }),
    },
  };
}

/** Reasoning on, off, or unsaid; this wire says "on" only by naming an effort. */
function encodeReasoning(
  { reasoning }: Conversation,
  dialect: Dialect,
  ignored: Set<IgnoredParameter>,
): Partial<ChatBody> {
  if (reasoning === undefined) return {};
  const { enabled, effort, budgetTokens } = reasoning;
  if (dialect.reasoning === "object") {
    if (!enabled) return { reasoning: { enabled: false } };
    if (budgetTokens !== undefined) return { reasoning: { max_tokens: budgetTokens } };
    return { reasoning: effort === undefined ? { enabled: true } : { effort } };
  }
  if (!enabled) return { reasoning_effort: "none" };
  if (budgetTokens !== undefined) ignored.add("reasoning-budget");
  return { reasoning_effort: effortOf(reasoning) };
}
