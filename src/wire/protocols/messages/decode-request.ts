import type { Schemas } from "../../../../generated/types.ts";
import type { Conversation, OutputFormat } from "../../../core/conversation/conversation.ts";
import { definedTools } from "../../../core/conversation/apply-changes.ts";
import type { JsonSource } from "../../../core/raw-json/json-source.ts";
import { dropEmptyText } from "../empty-text.ts";
import type { DecodedRequest } from "../protocol.ts";
import { RequestNotes } from "../request-notes.ts";
import { BLOCK_POINTER, decodeMessages } from "./decode-messages.ts";
import { decodeThinking, isThinkingShown } from "./decode-reasoning.ts";
import { decodeMessagesChoice, decodeMessagesTools } from "./decode-tools.ts";
import { encodeMessagesReply } from "./encode-reply.ts";
import { MessagesStreamEncoder } from "./encode-stream.ts";
import { markLastPart } from "./mark-last-part.ts";

type MessagesRequest = Schemas["MessagesRequest"];

/** Section 2.7: from this value on, the client's bound is not forwarded to the provider. */
const FORWARDED_MAX_TOKENS_BELOW = 8_000;

/** How each parameter of the contract is handled; the ignored ones are named in the response. */
const parameters = {
  model: "read",
  messages: "read",
  system: "read",
  max_tokens: "read",
  stream: "read",
  temperature: "read",
  top_p: "read",
  top_k: "read",
  stop_sequences: "read",
  tools: "read",
  tool_choice: "read",
  thinking: "read",
  metadata: "read",
  output_config: "read",
  output_format: "read",
  safeguards: "read",
  cache_control: "read",
  context_management: "ignored",
  service_tier: "ignored",
} as const satisfies Readonly<Record<keyof MessagesRequest, "read" | "ignored">>;

const readParameters: ReadonlySet<string> = new Set(
  Object.entries(parameters).flatMap(([name, use]) => (use === "read" ? [name] : [])),
);

/**
 * Decodes a valid messages request into its conversation and the settings for its response;
 * `source` is the JSON text, and `betas` are the values of the header `anthropic-beta`. Throws
 * `GatewayError` `invalid-request` with every broken rule that a schema cannot express.
 */
export function decodeMessagesRequest(
  request: MessagesRequest,
  source: JsonSource,
  betas: readonly string[] = [],
): DecodedRequest {
  const notes = new RequestNotes();
  notes.ignoreUnread(request, readParameters, "");
  const decoded = decodeConversation(request, notes, source);
  const conversation = betas.length === 0 ? decoded : { ...decoded, betas };
  notes.throwIssues();
  const shape = { showThinking: isThinkingShown(request) };
  return {
    protocol: "messages",
    conversation,
    stream: request.stream === true,
    replyIdPrefix: "msg_",
    maxTokensForwardedBelow: FORWARDED_MAX_TOKENS_BELOW,
    ...notes.decodedFields(),
    encodeReply: (result, identity) => encodeMessagesReply(result, identity, shape),
    openStream: (identity) => new MessagesStreamEncoder(identity, shape),
  };
}

function decodeConversation(
  request: MessagesRequest,
  notes: RequestNotes,
  source: JsonSource,
): Conversation {
  const known = decodeMessagesTools(request, notes, source);
  const sent = { tools: known, ...decodeMessages(request, notes, source) };
  const choice = decodeMessagesChoice(request, definedTools(sent), notes);
  const places = { system: "/system/*", turns: BLOCK_POINTER };
  const { tools, system, turns } = dropEmptyText(sent, notes, places);
  const output = decodeOutput(request, notes, source);
  const reasoning = decodeThinking(request, notes);
  const maxOutputTokens = decodeBound(request, notes);
  const endUserId = decodeEndUser(request, notes);
  const { temperature, top_p: topP, top_k: topK, stop_sequences: stop } = request;
  return {
    model: request.model,
    system,
    turns: markLastPart(turns, request.cache_control, notes),
    tools,
    ...choice,
    sampling: notes.readSampling({ temperature, topP, topK, stop }, "/stop_sequences"),
    ...(output && { output }),
    ...(reasoning && { reasoning }),
    ...(maxOutputTokens !== undefined && { maxOutputTokens }),
    ...(endUserId !== undefined && { endUserId }),
    ...decodeSafeguards(request, notes, source),
  };
}

function decodeSafeguards(
  { safeguards }: MessagesRequest,
  notes: RequestNotes,
  source: JsonSource,
): Pick<Conversation, "safeguards"> {
  if (safeguards === undefined || safeguards.length === 0) return {};
  notes.addParameter("safeguards", "/safeguards");
  return { safeguards: source.raw(safeguards) };
}

function decodeBound(request: MessagesRequest, notes: RequestNotes): number | undefined {
  const bound = request.max_tokens;
  notes.addParameter("max-output-tokens", "/max_tokens");
  if (bound === undefined || bound < FORWARDED_MAX_TOKENS_BELOW) return bound;
  notes.ignore("/max_tokens");
  return undefined;
}

function decodeOutput(
  request: MessagesRequest,
  notes: RequestNotes,
  source: JsonSource,
): OutputFormat | undefined {
  const { output_config: config, output_format: older } = request;
  const newer = config?.format;
  const format = newer ?? older;
  if (format === undefined) return undefined;
  if (newer !== undefined && older !== undefined) notes.ignore("/output_format");
  notes.addParameter(
    "output-format",
    newer === undefined ? "/output_format" : "/output_config/format",
  );
  return { kind: "json-schema", schema: source.raw(format.schema) };
}

function decodeEndUser(request: MessagesRequest, notes: RequestNotes): string | undefined {
  const id = request.metadata?.user_id ?? undefined;
  if (id !== undefined) notes.addParameter("end-user-id", "/metadata/user_id");
  return id;
}
