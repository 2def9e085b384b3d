import type { Schemas } from "../../../../generated/types.ts";
import type {
  Conversation,
  NoFieldsLeft,
  OutputFormat,
  ReasoningEffort,
  ReasoningRequest,
  ToolChoice,
} from "../../../core/conversation/conversation.ts";
import type { JsonSource } from "../../../core/raw-json/json-source.ts";
import { dropEmptyText } from "../empty-text.ts";
import { decodeSchemaFormat } from "../output-format.ts";
import type { DecodedRequest } from "../protocol.ts";
import { RequestNotes } from "../request-notes.ts";
import { decodeResponsesInput } from "./decode-messages.ts";
import { decodeResponsesTools } from "./decode-tools.ts";
import { encodeResponsesReply } from "./encode-reply.ts";
import { ResponsesStreamEncoder } from "./encode-stream.ts";
import type { ResponsesReplyShape } from "./reply-shape.ts";

type ResponsesRequest = Schemas["ResponsesRequest"];

const PART_POINTER = "/input/*/content/*";
/** The vendor's bounds of metadata. */
const METADATA_MAX = 16;
const NAME_LENGTH_MAX = 64;
const ENCRYPTED_CONTENT = "reasoning.encrypted_content";

/** Efforts outside the neutral scale map to its ends. */
const efforts = {
  minimal: "low",
  low: "low",
  medium: "medium",
  high: "high",
  xhigh: "high",
  max: "high",
} as const satisfies Readonly<Record<string, ReasoningEffort>>;

/**
 * Decodes a valid request of the responses protocol into its conversation and the settings for its
 * response; `source` is the JSON text. Throws `GatewayError` `invalid-request` with every broken
 * rule that a schema cannot express.
 */
export function decodeResponsesRequest(
  request: ResponsesRequest,
  source: JsonSource,
): DecodedRequest {
  const notes = new RequestNotes();
  refuseState(request, notes);
  boundMetadata(request, notes);
  ignoreWithoutEffect(request, notes);
  const { tools: known, clientTools, toolChoice } = decodeResponsesTools(request, notes, source);
  const sent = { tools: known, ...decodeResponsesInput(request, notes, source) };
  const pointers = { system: PART_POINTER, turns: PART_POINTER };
  const { tools, system, turns } = dropEmptyText(sent, notes, pointers, "/input");
  const output = decodeOutput(request, notes, source);
  const reasoning = decodeReasoning(request, notes);
  const isSingle = request.parallel_tool_calls === false && tools.length > 0;
  if (isSingle) notes.addParameter("parallel-tool-calls", "/parallel_tool_calls");
  const conversation: Conversation = {
    model: request.model,
    system,
    turns,
    tools,
    sampling: notes.readSampling(samplingOf(request), "/stop"),
    ...(toolChoice && { toolChoice }),
    ...(isSingle && { parallelToolCalls: false }),
    ...(output && { output }),
    ...(reasoning && { reasoning }),
    ...decodeBound(request, notes),
    ...decodeEndUser(request, notes),
  };
  notes.throwIssues();
  const shape: ResponsesReplyShape = {
    showReasoning: showsReasoning(request, notes),
    tools: clientTools,
    settings: repeatedSettings(request, toolChoice),
  };
  return {
    protocol: "responses",
    conversation,
    stream: request.stream === true,
    replyIdPrefix: "resp_",
    ...(request.include?.includes(ENCRYPTED_CONTENT) === true && { carriesReasoning: true }),
    ...notes.decodedFields(),
    encodeReply: (result, identity) => encodeResponsesReply(result, identity, shape),
    openStream: (identity) => new ResponsesStreamEncoder(identity, shape),
  };
}

/** Adds the issues of fields that need stored responses. */
function refuseState(request: ResponsesRequest, notes: RequestNotes): void {
  const { store, previous_response_id: previous, background } = request;
  if (store === true) {
    notes.addIssue({
      pointer: "/store",
      rule: "no-store",
      message: "Nothing is stored, so store cannot be true.",
      hint: "Send store: false, or leave it out.",
    });
  }
  if (previous !== undefined && previous !== null) {
    notes.addIssue({
      pointer: "/previous_response_id",
      rule: "no-store",
      message: "Nothing is stored, so no earlier response can be continued by its id.",
      hint:
        "Leave previous_response_id out, and send the whole conversation in input. " +
        "(openai-agents: a session in place of previous_response_id; AI SDK: no " +
        "previousResponseId; LangChain: no use_previous_response_id.)",
    });
  }
  if (background === true) {
    notes.addIssue({
      pointer: "/background",
      rule: "no-background",
      message: "Nothing runs in the background.",
      hint: "Leave background out, and wait for the reply or stream it.",
    });
  }
}

/** Metadata is repeated in every response; a schema bounds only its values. */
function boundMetadata({ metadata }: ResponsesRequest, notes: RequestNotes): void {
  const names = Object.keys(metadata ?? {});
  if (names.length <= METADATA_MAX && names.every((name) => name.length <= NAME_LENGTH_MAX)) return;
  notes.addIssue({
    pointer: "/metadata",
    rule: "metadata-names",
    message: `The metadata has more than ${METADATA_MAX} names, or a name of more than ${NAME_LENGTH_MAX} characters.`,
    hint: "Send fewer or shorter names.",
  });
}

/** Notes the sent fields that have no effect. */
function ignoreWithoutEffect(request: ResponsesRequest, notes: RequestNotes): void {
  const {
    stream_options,
    client_metadata,
    prompt_cache_key,
    service_tier,
    truncation,
    include,
    reasoning,
    text,
    // These fields are read.
    model: _model,
    input: _input,
    instructions: _instructions,
    stream: _stream,
    store: _store,
    previous_response_id: _previous,
    background: _background,
    temperature: _temperature,
    top_p: _topP,
    max_output_tokens: _bound,
    tools: _tools,
    tool_choice: _choice,
    parallel_tool_calls: _parallel,
    metadata: _metadata,
    safety_identifier: _identifier,
    user: _user,
    ...rest
  } = request;
  rest satisfies NoFieldsLeft;
  const nothing: ReadonlySet<string> = new Set();
  const fields = {
    stream_options,
    client_metadata,
    prompt_cache_key,
    service_tier,
    truncation: truncation === "disabled" ? undefined : truncation,
    include: include?.find((name) => name !== ENCRYPTED_CONTENT),
  };
  notes.ignoreUnread(fields, nothing, "");
  notes.ignoreUnread({ context: reasoning?.context }, nothing, "/reasoning");
  notes.ignoreUnread({ verbosity: text?.verbosity }, nothing, "/text");
}

function samplingOf({ temperature, top_p: topP }: ResponsesRequest) {
  return { temperature: temperature ?? undefined, topP: topP ?? undefined };
}

function decodeBound(
  { max_output_tokens: bound }: ResponsesRequest,
  notes: RequestNotes,
): Pick<Conversation, "maxOutputTokens"> {
  if (bound === undefined || bound === null) return {};
  notes.addParameter("max-output-tokens", "/max_output_tokens");
  return { maxOutputTokens: bound };
}

function decodeOutput(
  { text }: ResponsesRequest,
  notes: RequestNotes,
  source: JsonSource,
): OutputFormat | undefined {
  const format = text?.format;
  if (format === undefined || format.type === "text") return undefined;
  notes.addParameter("output-format", "/text/format");
  if (format.type === "json_object") return { kind: "json-object" };
  return decodeSchemaFormat(format, source);
}

/** An effort turns reasoning on or off; a summary only shows what there is. */
function decodeReasoning(
  { reasoning }: ResponsesRequest,
  notes: RequestNotes,
): ReasoningRequest | undefined {
  const effort = reasoning?.effort ?? undefined;
  if (effort === undefined) return undefined;
  notes.addParameter("reasoning", "/reasoning");
  return effort === "none" ? { enabled: false } : { enabled: true, effort: efforts[effort] };
}

function showsReasoning({ reasoning }: ResponsesRequest, notes: RequestNotes): boolean {
  const older = reasoning?.generate_summary ?? undefined;
  if (older !== undefined) notes.deprecate("responses.reasoning.generate_summary");
  const summary = reasoning?.summary ?? older ?? "none";
  return summary !== "none";
}

function decodeEndUser(
  { safety_identifier: newer, user: older }: ResponsesRequest,
  notes: RequestNotes,
): Pick<Conversation, "endUserId"> {
  const id = newer ?? older ?? undefined;
  if (id === undefined) return {};
  const isNewer = id === newer;
  if (isNewer && (older ?? undefined) !== undefined) notes.ignore("/user");
  notes.addParameter("end-user-id", isNewer ? "/safety_identifier" : "/user");
  return { endUserId: id };
}

function repeatedSettings(
  request: ResponsesRequest,
  choice: ToolChoice | undefined,
): ResponsesReplyShape["settings"] {
  const kind = choice?.kind ?? "auto";
  return {
    metadata: request.metadata ?? {},
    parallel_tool_calls: request.parallel_tool_calls ?? true,
    temperature: request.temperature ?? null,
    text: { format: { type: request.text?.format?.type ?? "text" } },
    tool_choice: kind === "tool" ? "required" : kind,
    top_p: request.top_p ?? null,
    max_output_tokens: request.max_output_tokens ?? null,
  };
}
