import {
  assertNever,
  type Conversation,
  type NothingLeft,
  type OutputFormat,
  type ReasoningRequest,
  type Sampling,
  type ToolChoice,
  type ToolDefinition,
} from "../../conversation/conversation.ts";
import type { IgnoredParameter } from "../../conversation/ignored-parameter.ts";
import type { GenerationRequest } from "../provider.ts";
import { effortOf } from "../reasoning-budget.ts";
import type { EncodedRequest } from "../transport/wire.ts";
import { dialectOf } from "./dialect-of.ts";
import type { Dialect } from "./dialects/dialect.ts";
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
  const { upstream, stream } = request;
  const dialect = dialectOf(upstream);
  const ignored = new Set<IgnoredParameter>();
  const {
    model: _catalogId,
    system,
    turns,
    tools,
    toolChoice,
    parallelToolCalls,
    sampling,
    output,
    reasoning,
    maxOutputTokens,
    endUserId,
    ...rest
  } = request.conversation;
  rest satisfies NothingLeft;
  const encoding = { cacheControl: dialect.cacheControl, ignored };
  const body: ChatBody = {
    model: upstream.model,
    messages: encodeMessages({ system, turns }, encoding),
    ...(stream && { stream: true, stream_options: { include_usage: true } }),
    ...(maxOutputTokens !== undefined && { [dialect.maxTokensField]: maxOutputTokens }),
    ...encodeSampling(sampling, dialect, ignored),
    ...encodeTools({ tools, toolChoice, parallelToolCalls }, ignored),
    ...(output !== undefined && { response_format: encodeFormat(output) }),
    ...(reasoning !== undefined && encodeReasoning(reasoning, dialect, ignored)),
    ...(endUserId !== undefined && { user: endUserId }),
  };
  return { body, ignored: [...ignored] };
}

function encodeSampling(
  sampling: Sampling,
  dialect: Dialect,
  ignored: Set<IgnoredParameter>,
): Partial<ChatBody> {
  const { temperature, topP, topK, stop, ...rest } = sampling;
  rest satisfies NothingLeft;
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

interface ToolSettings {
  readonly tools: Conversation["tools"];
  readonly toolChoice: Conversation["toolChoice"];
  readonly parallelToolCalls: Conversation["parallelToolCalls"];
}

function encodeTools(
  { tools, toolChoice, parallelToolCalls }: ToolSettings,
  ignored: Set<IgnoredParameter>,
): Partial<ChatBody> {
  // Servers refuse a choice where no tool is offered.
  if (tools.length === 0) return {};
  return {
    tools: tools.map((tool) => encodeTool(tool, ignored)),
    ...(toolChoice !== undefined && { tool_choice: encodeChoice(toolChoice) }),
    ...(parallelToolCalls === false && { parallel_tool_calls: false }),
  };
}

function encodeTool(tool: ToolDefinition, ignored: Set<IgnoredParameter>): ChatTool {
  const { name, description, parameters, strict, cacheControl, ...rest } = tool;
  rest satisfies NothingLeft;
  if (cacheControl !== undefined) ignored.add("cache-control");
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
    case "required": {
      const { kind, ...rest } = choice;
      rest satisfies NothingLeft;
      return kind;
    }
    case "tool": {
      const { kind: _kind, name, ...rest } = choice;
      rest satisfies NothingLeft;
      return { type: "function", function: { name } };
    }
    default:
      return assertNever(choice);
  }
}

function encodeFormat(output: OutputFormat): ChatResponseFormat {
  if (output.kind === "json-object") {
    const { kind: _kind, ...rest } = output;
    rest satisfies NothingLeft;
    return { type: "json_object" };
  }
  const { kind: _kind, name, description, schema, strict, ...rest } = output;
  rest satisfies NothingLeft;
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
  reasoning: ReasoningRequest,
  dialect: Dialect,
  ignored: Set<IgnoredParameter>,
): Partial<ChatBody> {
  const { enabled, effort, budgetTokens, ...rest } = reasoning;
  rest satisfies NothingLeft;
  if (dialect.reasoningField === "object") {
    if (!enabled) return { reasoning: { enabled: false } };
    if (budgetTokens !== undefined) return { reasoning: { max_tokens: budgetTokens } };
    return { reasoning: effort === undefined ? { enabled: true } : { effort } };
  }
  if (!enabled) return { reasoning_effort: "none" };
  if (budgetTokens !== undefined) ignored.add("reasoning-budget");
  return { reasoning_effort: effortOf(reasoning) };
}
