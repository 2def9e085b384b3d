import type { Schemas } from "../../../generated/types.ts";
import type {
  Conversation,
  OutputFormat,
  ReasoningRequest,
  Sampling,
} from "../../conversation/conversation.ts";
import type { DecodedRequest } from "../protocol.ts";
import { RequestNotes } from "../request-notes.ts";
import { decodeChatMessages } from "./decode-messages.ts";
import { decodeChatTools } from "./decode-tools.ts";
import { encodeChatReply } from "./encode-reply.ts";
import { ChatStreamEncoder } from "./encode-stream.ts";
import type { ChatReplyShape } from "./reply-shape.ts";

type ChatRequest = Schemas["ChatCompletionRequest"];

/**
 * A valid chat request → what it means and how its reply is encoded. Throws `GatewayError`
 * `invalid-request` with every broken rule that no schema can express.
 */
export function decodeChatRequest(request: ChatRequest): DecodedRequest {
  const notes = new RequestNotes();
  const { tools, toolChoice, isLegacy } = decodeChatTools(request, notes);
  const { system, turns } = decodeChatMessages(request.messages, notes);
  const sampling = decodeSampling(request, notes);
  const output = decodeOutput(request, notes);
  const reasoning = decodeReasoning(request, notes);
  const maxOutputTokens = decodeBound(request, notes);
  notes.throwIssues();
  const conversation: Conversation = {
    model: request.model,
    system,
    turns,
    tools,
    sampling,
    ...(toolChoice && { toolChoice }),
    ...(output && { output }),
    ...(reasoning && { reasoning }),
    ...(maxOutputTokens !== undefined && { maxOutputTokens }),
  };
  const shape: ChatReplyShape = {
    showReasoning: reasoning?.enabled === true,
    legacyFunctions: isLegacy,
    includeUsage: decodeIncludeUsage(request, notes),
  };
  return {
    protocol: "chat",
    conversation,
    stream: request.stream === true,
    replyIdPrefix: "chatcmpl-",
    ignored: notes.ignored,
    places: notes.places,
    ignoredPointers: (parameters) => notes.pointersOf(parameters),
    encodeReply: (result, identity) => encodeChatReply(result, identity, shape),
    openStream: (identity) => new ChatStreamEncoder(identity, shape),
  };
}

function decodeSampling(request: ChatRequest, notes: RequestNotes): Sampling {
  const { temperature, top_p: topP } = request;
  const stop = typeof request.stop === "string" ? [request.stop] : (request.stop ?? []);
  if (temperature !== undefined) notes.addParameter("temperature", "/temperature");
  if (topP !== undefined) notes.addParameter("top-p", "/top_p");
  if (stop.length > 0) notes.addParameter("stop", "/stop");
  return {
    ...(temperature !== undefined && { temperature }),
    ...(topP !== undefined && { topP }),
    ...(stop.length > 0 && { stop }),
  };
}

/** Section 2.3: where both bounds are sent, `max_tokens` applies. */
function decodeBound(request: ChatRequest, notes: RequestNotes): number | undefined {
  const { max_tokens: bound, max_completion_tokens: synonym } = request;
  if (bound !== undefined && synonym !== undefined) notes.ignore("/max_completion_tokens");
  notes.addParameter(
    "max-output-tokens",
    bound === undefined ? "/max_completion_tokens" : "/max_tokens",
  );
  return bound ?? synonym;
}

function decodeOutput(request: ChatRequest, notes: RequestNotes): OutputFormat | undefined {
  const format = request.response_format;
  if (format === undefined) return undefined;
  notes.addParameter("output-format", "/response_format");
  if (format.type === "json_object") return { kind: "json-object" };
  const { name, description, schema, strict } = format.json_schema;
  return {
    kind: "json-schema",
    name,
    schema,
    ...(description !== undefined && { description }),
    ...(strict !== undefined && strict !== null && { strict }),
  };
}

/** `effort` alone turns reasoning on; `enabled: false` wins. */
function decodeReasoning(request: ChatRequest, notes: RequestNotes): ReasoningRequest | undefined {
  const { enabled, effort } = request.reasoning ?? {};
  if (enabled === undefined && effort === undefined) return undefined;
  notes.addParameter("reasoning", "/reasoning");
  if (enabled === false) {
    if (effort !== undefined) notes.ignore("/reasoning/effort");
    return { enabled: false };
  }
  return { enabled: true, ...(effort !== undefined && { effort }) };
}

/** Section 4.1: only a stream has a usage chunk; a non-streaming response always has its usage. */
function decodeIncludeUsage(request: ChatRequest, notes: RequestNotes): boolean {
  const options = request.stream_options;
  if (options !== undefined && request.stream !== true) notes.ignore("/stream_options");
  return options?.include_usage === true;
}
