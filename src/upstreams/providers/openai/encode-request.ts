import type {
  Conversation,
  NoFieldsLeft,
  OutputFormat,
  Sampling,
  TextPart,
} from "../../../core/conversation/conversation.ts";
import type { IgnoredParameter } from "../../../core/conversation/ignored-parameter.ts";
import { applyChanges } from "../../../core/conversation/apply-changes.ts";
import { RawJson } from "../../../core/raw-json/raw-json.ts";
import { withAutomaticMarks } from "../shared/automatic-marks.ts";
import {
  encodeSchema,
  encodeTemperature,
  fitUserId,
  reportUnsent,
  SCHEMA_NAME,
} from "../shared/fit-request.ts";
import { jsonInstruction } from "../shared/json-output.ts";
import type { GenerationRequest } from "../shared/provider.ts";
import type { EncodedRequest } from "../transport/wire.ts";
import { dialectOf } from "./dialects.ts";
import type { Dialect } from "./dialects.ts";
import { encodeMessages } from "./encode-messages.ts";
import {
  sendsReasoningText,
  fillsMissingReasoning,
  planReasoning,
  type ReasoningPlan,
} from "./encode-reasoning.ts";
import { encodeTools, type Encoding } from "./encode-tools.ts";
import type { ChatBody, ChatResponseFormat } from "./request-body.ts";

const anyObject = RawJson.of({ type: "object" });

/**
 * Encodes a conversation, fitted to dialect and model, for chat completions: only the client's
 * parameters, without defaults. A format is requested natively, even from best-effort models.
 */
export function encodeRequest(
  given: GenerationRequest,
): EncodedRequest & { readonly body: ChatBody } {
  const { upstream, stream } = given;
  const dialect = dialectOf(upstream);
  const { conversation, ignored: lost } = applyChanges(withMarks(given, dialect));
  const request = { ...given, conversation };
  const ignored = new Set<IgnoredParameter>(lost);
  const {
    model: _catalogId,
    system,
    turns,
    tools,
    toolChoice,
    parallelToolCalls,
    sampling,
    output,
    reasoning: _planned,
    maxOutputTokens,
    endUserId,
    safeguards: _safeguards,
    betas: _betas,
    ...rest
  } = conversation;
  rest satisfies NoFieldsLeft;
  const encoding: Encoding = { upstream, dialect, ignored };
  const plan = planReasoning(request, encoding);
  const words = encodeWords(output, dialect);
  const user = fitUserId(endUserId, dialect, ignored);
  const { tools: wireTools, ...choice } = encodeTools(
    { tools, toolChoice, parallelToolCalls },
    encoding,
  );
  // Fields that are stable between requests come first: prompt caches compare bytes from the start.
  const body: ChatBody = {
    model: upstream.model,
    ...(wireTools && { tools: wireTools }),
    messages: encodeMessages(
      { system: [...system, ...words], turns },
      {
        ...encoding,
        carriesReasoning: sendsReasoningText(plan, request, encoding),
        fillsReasoning: fillsMissingReasoning(request, encoding),
      },
    ),
    ...(stream && { stream: true }),
    ...(stream && dialect.streamOptions && { stream_options: { include_usage: true } }),
    ...(maxOutputTokens !== undefined && { [dialect.maxTokensField]: maxOutputTokens }),
    ...encodeSampling(sampling, encoding, plan),
    ...choice,
    ...(output !== undefined && {
      response_format: words.length > 0 ? { type: "json_object" } : encodeFormat(output, dialect),
    }),
    ...plan.fields,
    ...(dialect.reasoningSplit && { reasoning_split: true }),
    ...(stream && dialect.toolStream && tools.length > 0 && { tool_stream: true }),
    ...(user !== undefined && { [dialect.userField]: user }),
  };
  return { body, ignored: [...ignored] };
}

/** Routers that accept marks pass them to Claude, which caches only what is marked. */
function withMarks(request: GenerationRequest, { cacheControl }: Dialect): Conversation {
  const isMarked = cacheControl && /claude/i.test(request.upstream.model);
  return isMarked ? withAutomaticMarks(request, "parts") : request.conversation;
}

/** Returns a schema as text of the prompt, for servers that do not accept schemas. */
function encodeWords(output: OutputFormat | undefined, { jsonFormats }: Dialect): TextPart[] {
  if (output?.kind !== "json-schema" || jsonFormats !== "object") return [];
  return [{ type: "text", text: jsonInstruction(output) }];
}

/**
 * Encodes sampling. Parameters that the dialect or the model rejects are left out and reported as
 * ignored.
 */
function encodeSampling(
  sampling: Sampling,
  { upstream, dialect, ignored }: Encoding,
  { isOff }: ReasoningPlan,
): Partial<ChatBody> {
  const { temperature, topP, topK, stop = [], seed, ...others } = sampling;
  const { frequencyPenalty, presencePenalty, ...unsent } = others;
  const { facts } = upstream;
  const takesPenalties = dialect.penalties && ["all", "one"].includes(facts.sampling);
  reportUnsent(takesPenalties ? unsent : others, ignored);
  const sent = facts.stop ? stop.slice(0, dialect.stopMax ?? stop.length) : [];
  if (sent.length < stop.length) ignored.add("stop");
  const taken = encodeTemperature(facts, { temperature, topP, isReasoningOff: isOff }, ignored);
  if (topK !== undefined && !dialect.topK) ignored.add("top-k");
  // A negative seed asks some servers for a random one, and others refuse it.
  const takesSeed = seed !== undefined && seed >= 0 && dialect.seed !== "none";
  if (seed !== undefined && !takesSeed) ignored.add("seed");
  return {
    ...taken,
    ...(takesPenalties && {
      ...(frequencyPenalty !== undefined && { frequency_penalty: frequencyPenalty }),
      ...(presencePenalty !== undefined && { presence_penalty: presencePenalty }),
    }),
    ...(takesSeed && { [dialect.seed]: seed }),
    ...(topK !== undefined && dialect.topK && { top_k: topK }),
    ...(sent.length > 0 && { stop: sent }),
  };
}

function encodeFormat(output: OutputFormat, { jsonFormats }: Dialect): ChatResponseFormat {
  if (output.kind === "json-object") {
    const { kind: _kind, ...rest } = output;
    rest satisfies NoFieldsLeft;
    if (jsonFormats !== "schema") return { type: "json_object" };
    return { type: "json_schema", json_schema: { name: SCHEMA_NAME, schema: anyObject } };
  }
  return { type: "json_schema", json_schema: encodeSchema(output) };
}
