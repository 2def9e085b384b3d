import type { ModelFacts } from "../../catalog/model-facts.ts";
import type { Upstream } from "../../catalog/model.ts";
import type {
  Conversation,
  NoFieldsLeft,
  OutputFormat,
  Sampling,
  TextPart,
  ToolChoice,
  ToolDefinition,
} from "../../../core/conversation/conversation.ts";
import type { IgnoredParameter } from "../../../core/conversation/ignored-parameter.ts";
import { moveMarks } from "../../../core/conversation/move-marks.ts";
import { definedTools, applyChanges } from "../../../core/conversation/apply-changes.ts";
import { asFunction } from "../../../core/conversation/custom-tools.ts";
import { withAutomaticMarks } from "../shared/automatic-marks.ts";
import {
  fitChoice,
  fitSingleCalls,
  fitUserId,
  type ToolSettings,
  forcedChoices,
  choiceName,
  reportUnsent,
} from "../shared/fit-request.ts";
import { jsonInstruction } from "../shared/json-output.ts";
import type { GenerationRequest } from "../shared/provider.ts";
import { fitToolName } from "../shared/tool-names.ts";
import { anyOrder, orderTurns } from "../shared/turn-order.ts";
import { noParameters, typedSchema } from "../shared/tool-schema.ts";
import type { EncodedRequest } from "../transport/wire.ts";
import { closeSchema } from "./closed-schema.ts";
import { dialectOf } from "./dialects.ts";
import { betasOf } from "./betas.ts";
import { encodeMessages } from "./encode-messages.ts";
import { cacheField, encodeText, isAcceptedText } from "./encode-text.ts";
import { bindThinking } from "./bind-thinking.ts";
import { encodeThinking, thinksAdaptively } from "./encode-thinking.ts";
import { TOOL_NAME_CHARS_MAX } from "./request-body.ts";
import type { MessagesBody, WireText, WireTool, WireToolChoice } from "./request-body.ts";

/** The API's limits for temperature and, with thinking, for top_p. */
const TEMPERATURE_MAX = 1;
const THINKING_TOP_P_MIN = 0.95;

/**
 * Returns whether the prompt requests JSON: the API has no `json_object`, and not every model
 * supports schemas.
 */
export function promptsForJson({ conversation, model }: GenerationRequest): boolean {
  const { output } = conversation;
  if (output === undefined) return false;
  return output.kind === "json-object" || model.capabilities.structuredOutput !== "strict";
}

/**
 * Encodes a conversation, fitted to its model, for the Messages API. The only value added is the
 * output limit, which the API requires: the model's own (contract-decisions, section 8).
 */
export function encodeRequest(
  request: GenerationRequest,
): EncodedRequest & { readonly body: MessagesBody; readonly betas: readonly string[] } {
  const { model, upstream, stream } = request;
  const ignored = new Set<IgnoredParameter>();
  // The API accepts neither blank text nor a mark on it.
  const ordered = fitTurns(request, ignored);
  const { content: conversation, lostMarks } = moveMarks(ordered, isAcceptedText);
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
    maxOutputTokens: maxTokens = model.maxOutputTokens,
    endUserId,
    safeguards,
    betas,
    ...rest
  } = conversation;
  rest satisfies NoFieldsLeft;
  const { facts } = upstream;
  if (lostMarks.length > 0) ignored.add("cache-control");
  const fitted = { ...request, conversation };
  const { fields: thinking, ...back } = bindThinking(
    encodeThinking(reasoning, { request: fitted, maxTokens, ignored }),
    fitted,
    ignored,
  );
  const thinks = thinking.thinking !== undefined && thinking.thinking.type !== "disabled";
  const inWords = promptsForJson(request);
  const wireSystem = encodeSystem(system, inWords ? output : undefined);
  const strict = model.capabilities.structuredOutput === "strict";
  const user = fitUserId(endUserId, dialectOf(upstream), ignored);
  const toolEncoding: ToolEncoding = { strict, facts, ignored };
  const { tools: wireTools, ...choice } = encodeTools(
    { tools, toolChoice, parallelToolCalls, known: definedTools(conversation) },
    toolEncoding,
  );
  const encodeOne = (tool: ToolDefinition) => encodeTool(tool, toolEncoding);
  // Fields that are stable between requests come first: prompt caches compare bytes from the start.
  const body: MessagesBody = {
    model: upstream.model,
    ...(wireTools && { tools: wireTools }),
    ...(wireSystem.length > 0 && { system: wireSystem }),
    messages: encodeMessages(turns, { upstream, ignored, ...back, encodeTool: encodeOne }),
    max_tokens: maxTokens,
    ...(stream && { stream: true }),
    ...encodeSampling(sampling, { facts, thinks, ignored }),
    ...choice,
    ...thinking,
    ...(!inWords && encodeFormat(output, thinking.output_config, ignored)),
    ...(user !== undefined && { metadata: { user_id: user } }),
    ...(safeguards !== undefined && { safeguards }),
  };
  const { endpoint } = dialectOf(upstream);
  return { body, ignored: [...ignored], betas: betasOf({ body, model }, betas, endpoint) };
}

/** Returns whether the upstream can show progress reports instead of its thinking. */
export function showsUpdates({ upstream }: GenerationRequest): boolean {
  return takesVendorFields(upstream) && thinksAdaptively(upstream);
}

function takesVendorFields(upstream: Upstream): boolean {
  const { userAfterTool, vendorFields } = dialectOf(upstream);
  const isVendors =
    vendorFields === "by-name" ? /claude/i.test(upstream.model) : vendorFields === "always";
  return isVendors && userAfterTool;
}

/**
 * Returns the conversation in the form for the upstream: unchanged, with its changes of tools and
 * effort and with automatic cache marks, if the upstream supports the vendor's fields; otherwise
 * settled and in the order that the server accepts.
 */
function fitTurns(request: GenerationRequest, ignored: Set<IgnoredParameter>): Conversation {
  const { conversation, upstream } = request;
  const { userAfterTool } = dialectOf(upstream);
  // Other vendors' servers of this API cache without marks.
  if (takesVendorFields(upstream)) return withAutomaticMarks(request, "blocks");
  const { conversation: settled, ignored: left } = applyChanges(conversation);
  for (const parameter of left) ignored.add(parameter);
  return { ...settled, turns: orderTurns(settled.turns, { ...anyOrder, userAfterTool }, ignored) };
}

function encodeSystem(system: readonly TextPart[], asked: OutputFormat | undefined): WireText[] {
  const own = system.flatMap(encodeText);
  return asked === undefined ? own : [...own, { type: "text", text: jsonInstruction(asked) }];
}

function encodeFormat(
  output: OutputFormat | undefined,
  config: MessagesBody["output_config"],
  ignored: Set<IgnoredParameter>,
): Pick<MessagesBody, "output_config"> {
  if (output?.kind !== "json-schema") return {};
  // The API's formats have no name and no description, and are always strict.
  const { kind: _kind, name: _name, description: _description, strict: _strict, ...more } = output;
  const { schema, ...rest } = more;
  rest satisfies NoFieldsLeft;
  const closed = closeSchema(schema);
  if (closed.isChanged) ignored.add("output-format");
  return { output_config: { ...config, format: { type: "json_schema", schema: closed.schema } } };
}

interface SamplingEncoding {
  readonly facts: ModelFacts;
  readonly thinks: boolean;
  readonly ignored: Set<IgnoredParameter>;
}

/**
 * Clamps or drops sampling parameters that the API, the model or thinking restricts further, and
 * reports them.
 */
function encodeSampling(sampling: Sampling, encoding: SamplingEncoding): Partial<MessagesBody> {
  const { facts, thinks, ignored } = encoding;
  const { temperature: askedTemperature, topP: askedTopP, topK, stop = [], ...unsent } = sampling;
  reportUnsent(unsent, ignored);
  let temperature = askedTemperature;
  let topP = askedTopP;
  if (temperature !== undefined && temperature > TEMPERATURE_MAX) {
    ignored.add("temperature");
    temperature = TEMPERATURE_MAX;
  }
  const refusesAll = facts.sampling === "none";
  if (temperature !== undefined && (refusesAll || (thinks && temperature !== TEMPERATURE_MAX))) {
    ignored.add("temperature");
    temperature = undefined;
  }
  const refusesBoth = facts.sampling === "one" && temperature !== undefined;
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
    ...encodeStop(stop, facts, ignored),
  };
}

/**
 * Removes stop strings that the API rejects: those of only white space, and with some models all.
 */
function encodeStop(
  stop: readonly string[],
  facts: ModelFacts,
  ignored: Set<IgnoredParameter>,
): Partial<MessagesBody> {
  const sent = facts.stop ? stop.filter((sequence) => sequence.trim() !== "") : [];
  if (sent.length < stop.length) ignored.add("stop");
  return sent.length > 0 ? { stop_sequences: sent } : {};
}

interface KnownTools extends ToolSettings {
  /** All defined tools, including those defined in a turn. */
  readonly known: Conversation["tools"];
}

interface ToolEncoding {
  /** Whether the model supports strict tool schemas. */
  readonly strict: boolean;
  readonly facts: ModelFacts;
  readonly ignored: Set<IgnoredParameter>;
}

function encodeTools(
  { tools, toolChoice, parallelToolCalls, known }: KnownTools,
  encoding: ToolEncoding,
): Partial<MessagesBody> {
  if (known.length === 0) return {};
  const { facts, ignored } = encoding;
  const alone = fitSingleCalls(parallelToolCalls, facts, ignored);
  const choice = toolChoice ?? { kind: "auto" };
  const fitted = fitChoice(choice, { tools: known, ways: forcedChoices(facts), ignored });
  return {
    ...(tools.length > 0 && { tools: tools.map((tool) => encodeTool(tool, encoding)) }),
    ...((toolChoice !== undefined || alone) && {
      tool_choice: encodeChoice(fitted, alone),
    }),
  };
}

function encodeTool(tool: ToolDefinition, encoding: ToolEncoding): WireTool {
  const { name, description, parameters, strict, deferred, ...others } = asFunction(tool);
  const { cacheControl, ...rest } = others;
  rest satisfies NoFieldsLeft;
  if (strict === true && !encoding.strict) encoding.ignored.add("tool-strict");
  return {
    name: fitToolName(name, TOOL_NAME_CHARS_MAX),
    ...(description !== undefined && { description }),
    input_schema: parameters === undefined ? noParameters : typedSchema(parameters),
    ...(strict === true && encoding.strict && { strict: true }),
    ...(deferred === true && { defer_loading: true }),
    ...cacheField(cacheControl),
  };
}

function encodeChoice(choice: ToolChoice, alone: boolean): WireToolChoice {
  const word = choiceName(choice, TOOL_NAME_CHARS_MAX);
  if (word === "none") return { type: word };
  return {
    ...(typeof word === "string"
      ? { type: word === "required" ? "any" : word }
      : { type: "tool", ...word }),
    ...(alone && { disable_parallel_tool_use: true }),
  };
}
