import type { ModelFacts } from "../../catalog/model-facts.ts";
import type {
  NoFieldsLeft,
  OutputFormat,
  ReasoningRequest,
  Sampling,
  ToolChoice,
  ToolDefinition,
} from "../../../core/conversation/conversation.ts";
import type { IgnoredParameter } from "../../../core/conversation/ignored-parameter.ts";
import { applyChanges } from "../../../core/conversation/apply-changes.ts";
import { asFunction, type FunctionDefinition } from "../../../core/conversation/custom-tools.ts";
import {
  encodeSchema,
  encodeTemperature,
  fitChoice,
  fitSingleCalls,
  fitUserId,
  type ToolSettings,
  choiceName,
  reportUnsent,
} from "../shared/fit-request.ts";
import type { GenerationRequest } from "../shared/provider.ts";
import { fitEffort, leastEffortOf, offEffortOf } from "../shared/reasoning-budget.ts";
import { fitToolName } from "../shared/tool-names.ts";
import { completeSchema, noParameters } from "../shared/tool-schema.ts";
import type { EncodedRequest } from "../transport/wire.ts";
import { customToolNames } from "./custom-tools.ts";
import { dialectOf } from "./dialects.ts";
import { encodeItems } from "./encode-items.ts";
import type {
  ResponsesBody,
  ResponsesFormat,
  ResponsesTool,
  ResponsesToolChoice,
} from "./request-body.ts";

/** The API's smallest output limit. */
const OUTPUT_TOKENS_MIN = 16;

/** Encodes a conversation, fitted to its model, as a request for a response that is not stored. */
export function encodeRequest(
  given: GenerationRequest,
): EncodedRequest & { readonly body: ResponsesBody } {
  const { upstream, stream } = given;
  const { conversation, ignored: lost } = applyChanges(given.conversation);
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
    reasoning,
    maxOutputTokens,
    endUserId,
    safeguards: _safeguards,
    betas: _betas,
    ...rest
  } = conversation;
  rest satisfies NoFieldsLeft;
  const dialect = dialectOf(upstream);
  const user = fitUserId(endUserId, dialect, ignored);
  const customTools = customToolNames(tools, upstream);
  const { tools: wireTools, ...choice } = encodeTools(
    { tools, toolChoice, parallelToolCalls },
    { facts: upstream.facts, customTools, ignored },
  );
  // Fields that are stable between requests come first: prompt caches compare bytes from the start.
  const body: ResponsesBody = {
    model: upstream.model,
    ...(wireTools && { tools: wireTools }),
    input: encodeItems({ system, turns }, { upstream, dialect, customTools, ignored }),
    store: false,
    ...(stream && { stream: true }),
    ...(maxOutputTokens !== undefined && encodeBound(maxOutputTokens, ignored)),
    ...encodeSampling(sampling, request, ignored),
    ...choice,
    ...(reasoning !== undefined && encodeReasoning(reasoning, request, ignored)),
    ...(wantsReasoningBack(request) && { include: ["reasoning.encrypted_content"] }),
    ...(output !== undefined && { text: { format: encodeFormat(output) } }),
    ...(user !== undefined && { user }),
  };
  return { body, ignored: [...ignored] };
}

/**
 * Encodes the output limit. A limit below the API's minimum is raised and reported as ignored,
 * which is better than no reply.
 */
function encodeBound(
  maxOutputTokens: number,
  ignored: Set<IgnoredParameter>,
): Partial<ResponsesBody> {
  if (maxOutputTokens < OUTPUT_TOKENS_MIN) ignored.add("max-output-tokens");
  return { max_output_tokens: Math.max(maxOutputTokens, OUTPUT_TOKENS_MIN) };
}

/** Encodes sampling. The API has neither stop strings nor top_k. */
function encodeSampling(
  sampling: Sampling,
  request: GenerationRequest,
  ignored: Set<IgnoredParameter>,
): Partial<ResponsesBody> {
  const { model, upstream } = request;
  const { temperature, topP, ...unsent } = sampling;
  reportUnsent(unsent, ignored);
  // Models that do not reason accept sampling, whatever their names.
  const facts: ModelFacts =
    model.capabilities.reasoning === "none"
      ? { ...upstream.facts, sampling: "all" }
      : upstream.facts;
  const isReasoningOff = turnsOff(request);
  return encodeTemperature(facts, { temperature, topP, isReasoningOff }, ignored);
}

/** Returns whether reasoning is turned off. A model that cannot stop continues to reason. */
function turnsOff(request: GenerationRequest): boolean {
  return request.conversation.reasoning?.enabled === false && offEffortOf(request) !== undefined;
}

interface ToolEncoding {
  readonly facts: ModelFacts;
  /** See `customToolNames`. */
  readonly customTools: ReadonlySet<string>;
  readonly ignored: Set<IgnoredParameter>;
}

function encodeTools(
  { tools, toolChoice, parallelToolCalls }: ToolSettings,
  encoding: ToolEncoding,
): Partial<ResponsesBody> {
  // The API rejects a tool choice without tools.
  if (tools.length === 0) return {};
  const { facts, ignored } = encoding;
  const isSingle = fitSingleCalls(parallelToolCalls, facts, ignored);
  const ways = { byName: facts.forcedTools, byAny: facts.forcedTools };
  const choice = toolChoice && fitChoice(toolChoice, { tools, ways, ignored });
  return {
    tools: tools.map((tool) => encodeTool(tool, encoding)),
    ...(choice && { tool_choice: encodeChoice(choice, encoding) }),
    ...(isSingle && { parallel_tool_calls: false }),
  };
}

function encodeTool(tool: ToolDefinition, { customTools, ignored }: ToolEncoding): ResponsesTool {
  if (tool.cacheControl !== undefined) ignored.add("cache-control");
  return customTools.has(tool.name) ? encodeCustom(tool) : encodeFunction(asFunction(tool));
}

function encodeCustom(tool: ToolDefinition): ResponsesTool {
  const { name, description, custom, deferred: _settled, ...others } = tool;
  const { cacheControl: _reported, parameters: _absent, strict: _unset, ...rest } = others;
  rest satisfies NoFieldsLeft;
  const grammar = custom?.grammar;
  return {
    type: "custom",
    name: fitToolName(name),
    ...(description !== undefined && { description }),
    ...(grammar !== undefined && { format: { type: "grammar", ...grammar } }),
  };
}

function encodeFunction(tool: FunctionDefinition): ResponsesTool {
  const { name, description, parameters, strict, deferred: _settled, ...others } = tool;
  const { cacheControl: _reported, ...rest } = others;
  rest satisfies NoFieldsLeft;
  return {
    type: "function",
    name: fitToolName(name),
    ...(description !== undefined && { description }),
    // The API refuses schemas without `properties`.
    parameters: parameters === undefined ? noParameters : completeSchema(parameters),
    strict: strict === true,
  };
}

function encodeChoice(choice: ToolChoice, { customTools }: ToolEncoding): ResponsesToolChoice {
  const word = choiceName(choice);
  if (typeof word === "string") return word;
  const isCustom = choice.kind === "tool" && customTools.has(choice.name);
  return { type: isCustom ? "custom" : "function", ...word };
}

/**
 * Encodes reasoning: on (with a summary, which is all that the API returns), off, or unspecified.
 */
function encodeReasoning(
  reasoning: ReasoningRequest,
  request: GenerationRequest,
  ignored: Set<IgnoredParameter>,
): Partial<ResponsesBody> {
  const { facts } = request.upstream;
  const { enabled, budgetTokens, effort: _effort, updates: _updates, ...others } = reasoning;
  const { binding: _binding, ...rest } = others;
  rest satisfies NoFieldsLeft;
  if (!enabled) {
    const off = offEffortOf(request);
    if (off === undefined) ignored.add("reasoning");
    const effort = off ?? leastEffortOf(facts);
    return effort === undefined ? {} : { reasoning: { effort } };
  }
  if (facts.efforts.length === 0) {
    ignored.add("reasoning");
    return {};
  }
  if (budgetTokens !== undefined) ignored.add("reasoning-budget");
  const effort = fitEffort(reasoning, facts, ignored);
  return { reasoning: { ...(effort !== undefined && { effort }), summary: "auto" } };
}

/**
 * Returns whether to request reasoning for later. It is sent back with the tool calls that follow
 * it; without calls it is not needed. Models that do not reason reject a request for it.
 */
function wantsReasoningBack(request: GenerationRequest): boolean {
  const { conversation, model } = request;
  const mayReason = model.capabilities.reasoning !== "none" && !turnsOff(request);
  return conversation.tools.length > 0 && mayReason;
}

function encodeFormat(output: OutputFormat): ResponsesFormat {
  if (output.kind === "json-object") {
    const { kind: _kind, ...rest } = output;
    rest satisfies NoFieldsLeft;
    return { type: "json_object" };
  }
  const schema = encodeSchema(output);
  return { type: "json_schema", ...schema, name: fitToolName(schema.name) };
}
