import type { Schemas } from "../../../../generated/types.ts";
import type { ForwardedFields } from "../../../../generated/unlisted-fields.ts";
import type {
  Conversation,
  NoFieldsLeft,
  OutputFormat,
  ReasoningRequest,
  Sampling,
} from "../../../core/conversation/conversation.ts";
import { type RequestFields, decodeChatTools } from "./decode-tools.ts";
import type { JsonSource } from "../../../core/raw-json/json-source.ts";
import { dropEmptyText } from "../empty-text.ts";
import { decodeSchemaFormat } from "../output-format.ts";
import type { DecodedRequest } from "../protocol.ts";
import { RequestNotes } from "../request-notes.ts";
import { decodeChatMessages } from "./decode-messages.ts";
import { encodeChatReply } from "./encode-reply.ts";
import { ChatStreamEncoder } from "./encode-stream.ts";
import type { ChatReplyShape } from "./reply-shape.ts";

const PART_POINTER = "/messages/*/content/*";
/** The pointers of text parts. */
const textPointers = { system: PART_POINTER, turns: PART_POINTER };

type ChatRequest = Schemas["ChatCompletionRequest"];

/**
 * Decodes a valid chat request into its conversation and the settings for its response; `source` is
 * the JSON text, and `forwarded` are fields that the contract does not list. Throws `GatewayError` `invalid-request` with every broken rule that a schema
 * cannot express.
 */
export function decodeChatRequest(
  request: ChatRequest,
  source: JsonSource,
  forwarded: ForwardedFields = {},
): DecodedRequest {
  const {
    model,
    messages,
    stream,
    stream_options,
    temperature,
    top_p,
    stop,
    max_tokens,
    max_completion_tokens,
    tools: newer,
    tool_choice,
    functions,
    function_call,
    response_format,
    reasoning: asked,
    ...rest
  } = request;
  rest satisfies NoFieldsLeft;
  const notes = new RequestNotes();
  const offered = { tools: newer, tool_choice, functions, function_call };
  const { tools: known, toolChoice, isLegacy } = decodeChatTools(offered, notes, source);
  const sent = { tools: known, ...decodeChatMessages(messages, notes, { isLegacy }) };
  const { tools, system, turns } = dropEmptyText(sent, notes, textPointers);
  const sampling = decodeSampling({ temperature, top_p, stop }, forwarded, notes);
  const output = decodeOutput(response_format, notes, source);
  const reasoning = decodeReasoning(asked, notes);
  notes.throwIssues();
  const conversation: Conversation = {
    model,
    system,
    turns,
    tools,
    sampling,
    ...(toolChoice && { toolChoice }),
    ...decodeSingleCalls(forwarded, { tools, isLegacy }, notes),
    ...(output && { output }),
    ...(reasoning && { reasoning }),
    ...decodeBound({ max_tokens, max_completion_tokens }, notes),
  };
  const shape: ChatReplyShape = {
    showReasoning: reasoning?.enabled === true,
    legacyFunctions: isLegacy,
    includeUsage: decodeIncludeUsage({ stream, stream_options }, notes),
  };
  return {
    protocol: "chat",
    conversation,
    stream: stream === true,
    replyIdPrefix: "chatcmpl-",
    ...notes.decodedFields(),
    encodeReply: (result, identity) => encodeChatReply(result, identity, shape),
    openStream: (identity) => new ChatStreamEncoder(identity, shape),
  };
}

function decodeSampling(
  { temperature, top_p, stop }: RequestFields<ChatRequest, "temperature" | "top_p" | "stop">,
  { seed, frequency_penalty, presence_penalty }: ForwardedFields,
  notes: RequestNotes,
): Sampling {
  const sent = {
    temperature,
    topP: top_p,
    stop: typeof stop === "string" ? [stop] : stop,
    seed,
    frequencyPenalty: frequency_penalty,
    presencePenalty: presence_penalty,
  };
  return notes.readSampling(sent, "/stop");
}

/** The older form of tools can express only one call. */
function decodeSingleCalls(
  { parallel_tool_calls }: ForwardedFields,
  { tools, isLegacy }: Pick<Conversation, "tools"> & { readonly isLegacy: boolean },
  notes: RequestNotes,
): Pick<Conversation, "parallelToolCalls"> {
  const isSingle = parallel_tool_calls === false;
  if (isSingle && tools.length === 0) notes.ignore("/parallel_tool_calls");
  else if (isSingle) notes.addParameter("parallel-tool-calls", "/parallel_tool_calls");
  return tools.length > 0 && (isLegacy || isSingle) ? { parallelToolCalls: false } : {};
}

/** Section 2.3: if both bounds are sent, `max_tokens` applies. */
function decodeBound(
  bounds: RequestFields<ChatRequest, "max_tokens" | "max_completion_tokens">,
  notes: RequestNotes,
): Pick<Conversation, "maxOutputTokens"> {
  const { max_tokens: bound, max_completion_tokens: synonym } = bounds;
  if (bound !== undefined && synonym !== undefined) notes.ignore("/max_completion_tokens");
  notes.addParameter(
    "max-output-tokens",
    bound === undefined ? "/max_completion_tokens" : "/max_tokens",
  );
  const maxOutputTokens = bound ?? synonym;
  return maxOutputTokens === undefined ? {} : { maxOutputTokens };
}

function decodeOutput(
  format: ChatRequest["response_format"],
  notes: RequestNotes,
  source: JsonSource,
): OutputFormat | undefined {
  if (format === undefined) return undefined;
  notes.addParameter("output-format", "/response_format");
  if (format.type === "json_object") return { kind: "json-object" };
  return decodeSchemaFormat(format.json_schema, source);
}

/** `effort` by itself turns reasoning on; `enabled: false` wins. */
function decodeReasoning(
  asked: ChatRequest["reasoning"],
  notes: RequestNotes,
): ReasoningRequest | undefined {
  const { enabled, effort } = asked ?? {};
  if (enabled === undefined && effort === undefined) return undefined;
  notes.addParameter("reasoning", "/reasoning");
  if (enabled === false) {
    if (effort !== undefined) notes.ignore("/reasoning/effort");
    return { enabled: false };
  }
  return { enabled: true, ...(effort !== undefined && { effort }) };
}

/** Section 4.1: only a stream has a usage chunk; a non-streaming response always has its usage. */
function decodeIncludeUsage(
  { stream, stream_options: options }: RequestFields<ChatRequest, "stream" | "stream_options">,
  notes: RequestNotes,
): boolean {
  if (options !== undefined && stream !== true) notes.ignore("/stream_options");
  return options?.include_usage === true;
}
