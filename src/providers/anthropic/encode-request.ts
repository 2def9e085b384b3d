import {
  assertNever,
  type Conversation,
  type ToolChoice,
  type ToolDefinition,
} from "../../conversation/conversation.ts";
import type { IgnoredParameter } from "../../conversation/ignored-parameter.ts";
import { jsonInstruction } from "../json-output.ts";
import type { GenerationRequest } from "../provider.ts";
import type { EncodedRequest } from "../transport/wire.ts";
import { type Dialect, dialectOf } from "./dialect.ts";
import { cached, encodeMessages, encodeText } from "./encode-messages.ts";
import { encodeThinking } from "./encode-thinking.ts";
import type { MessagesBody, WireText, WireTool, WireToolChoice } from "./request-body.ts";

/** The wire's bounds of temperature and, beside thinking, of top_p. */
const TEMPERATURE_MAX = 1;
const THINKING_TOP_P_MIN = 0.95;

/** Whether JSON is asked for in words: the wire has no `json_object`, not every model a schema. */
export function asksInWords({ conversation, model }: GenerationRequest): boolean {
  const { output } = conversation;
  if (output === undefined) return false;
  return output.kind === "json-object" || model.capabilities.structuredOutput !== "strict";
}

/**
 * Says a conversation, fitted to its model, in messages. The one value that nobody sent is the
 * bound, which the wire requires: then it is the model's own (contract-decisions, section 8).
 */
export function encodeRequest(
  request: GenerationRequest,
): EncodedRequest & { readonly body: MessagesBody } {
  const { conversation, model, upstream, stream } = request;
  const dialect = dialectOf(upstream.model);
  const ignored = new Set<IgnoredParameter>();
  const maxTokens = conversation.maxOutputTokens ?? model.maxOutputTokens;
  const thinking = encodeThinking(conversation, { dialect, maxTokens, ignored });
  const thinks = thinking.thinking !== undefined && thinking.thinking.type !== "disabled";
  const system = encodeSystem(request);
  const body: MessagesBody = {
    model: upstream.model,
    max_tokens: maxTokens,
    messages: encodeMessages(conversation, ignored),
    ...(system.length > 0 && { system }),
    ...(stream && { stream: true }),
    ...encodeSampling(conversation, { dialect, thinks, ignored }),
    ...encodeTools(request, ignored),
    ...thinking,
    ...encodeFormat(request, thinking.output_config),
    ...(conversation.endUserId !== undefined && { metadata: { user_id: conversation.endUserId } }),
  };
  return { body, ignored: [...ignored] };
}

function encodeSystem(request: GenerationRequest): WireText[] {
  const { system, output } = request.conversation;
  const own = system.flatMap(encodeText);
  if (output === undefined || !asksInWords(request)) return own;
  return [...own, { type: "text", text: jsonInstruction(output) }];
}

function encodeFormat(
  request: GenerationRequest,
  config: MessagesBody["output_config"],
): Pick<MessagesBody, "output_config"> {
  const { output } = request.conversation;
  if (output?.kind !== "json-schema" || asksInWords(request)) return {};
  return { output_config: { ...config, format: { type: "json_schema", schema: output.schema } } };
}

interface SamplingEncoding {
  readonly dialect: Dialect;
  readonly thinks: boolean;
  readonly ignored: Set<IgnoredParameter>;
}

/** Clamps or leaves out what the wire, the model or its thinking bounds more tightly, by name. */
function encodeSampling(
  { sampling }: Conversation,
  encoding: SamplingEncoding,
): Partial<MessagesBody> {
  const { dialect, thinks, ignored } = encoding;
  const { topK } = sampling;
  let { temperature, topP } = sampling;
  if (temperature !== undefined && temperature > TEMPERATURE_MAX) {
    ignored.add("temperature");
    temperature = TEMPERATURE_MAX;
  }
  const refusesAll = dialect.sampling === "none";
  if (temperature !== undefined && (refusesAll || (thinks && temperature !== TEMPERATURE_MAX))) {
    ignored.add("temperature");
    temperature = undefined;
  }
  const refusesBoth = dialect.sampling === "one" && temperature !== undefined;
  if (topP !== undefined && (refusesAll || refusesBoth || (thinks && topP < THINKING_TOP_P_MIN))) {
    ignored.add("top-p");
    topP = undefined;
  }
  const dropsTopK = topK !== undefined && (refusesAll || thinks);
  if (dropsTopK) ignored.add("top-k");
  return {
    ...(temperature !== undefined && { temperature }),
    ...(topP !== undefined && { top_p: topP }),
    ...(topK !== undefined && !dropsTopK && { top_k: topK }),
    ...encodeStop(sampling.stop ?? [], ignored),
  };
}

/** The wire refuses stop strings that are white space only. */
function encodeStop(
  stop: readonly string[],
  ignored: Set<IgnoredParameter>,
): Partial<MessagesBody> {
  const sent = stop.filter((sequence) => sequence.trim() !== "");
  if (sent.length < stop.length) ignored.add("stop");
  return sent.length > 0 ? { stop_sequences: sent } : {};
}

function encodeTools(
  { conversation, model }: GenerationRequest,
  ignored: Set<IgnoredParameter>,
): Partial<MessagesBody> {
  const { tools, toolChoice, parallelToolCalls } = conversation;
  if (tools.length === 0) return {};
  const strict = model.capabilities.structuredOutput === "strict";
  if (!strict && tools.some((tool) => tool.strict === true)) ignored.add("tool-strict");
  const alone = parallelToolCalls === false;
  return {
    tools: tools.map((tool) => encodeTool(tool, strict)),
    ...((toolChoice !== undefined || alone) && {
      tool_choice: encodeChoice(toolChoice ?? { kind: "auto" }, alone),
    }),
  };
}

function encodeTool(tool: ToolDefinition, strict: boolean): WireTool {
  const { name, description, parameters, cacheControl } = tool;
  return {
    name,
    ...(description !== undefined && { description }),
    input_schema: parameters ?? { type: "object", properties: {} },
    ...(strict && tool.strict === true && { strict: true }),
    ...cached(cacheControl),
  };
}

function encodeChoice(choice: ToolChoice, alone: boolean): WireToolChoice {
  const parallel = alone ? { disable_parallel_tool_use: true as const } : {};
  switch (choice.kind) {
    case "none":
      return { type: "none" };
    case "auto":
      return { type: "auto", ...parallel };
    case "required":
      return { type: "any", ...parallel };
    case "tool":
      return { type: "tool", name: choice.name, ...parallel };
    default:
      return assertNever(choice);
  }
}
