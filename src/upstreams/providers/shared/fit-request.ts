import type { ModelFacts } from "../../catalog/model-facts.ts";
import type { IgnoredParameter } from "../../../core/conversation/ignored-parameter.ts";
import { hash } from "node:crypto";
import type {
  Conversation,
  NoFieldsLeft,
  OutputFormat,
  Sampling,
  ToolChoice,
  ToolDefinition,
} from "../../../core/conversation/conversation.ts";
import { samplingParameters } from "../../../core/conversation/conversation.ts";
import { fitToolName } from "./tool-names.ts";

const samplingNames = Object.entries(samplingParameters);

/** Reports as ignored the sampling parameters that an encoder does not send. */
export function reportUnsent(unsent: Sampling, ignored: Set<IgnoredParameter>): void {
  for (const [name, parameter] of samplingNames) {
    if (Object.hasOwn(unsent, name)) ignored.add(parameter);
  }
}

export interface SamplingState {
  readonly temperature: number | undefined;
  readonly topP: number | undefined;
  /** Whether the request turns reasoning off. */
  readonly isReasoningOff: boolean;
}

/**
 * Returns temperature and top_p as far as a model accepts them. Reasoning models may reject them.
 */
export function encodeTemperature(
  { sampling }: ModelFacts,
  { temperature, topP, isReasoningOff }: SamplingState,
  ignored: Set<IgnoredParameter>,
): { readonly temperature?: number; readonly top_p?: number } {
  const accepted = sampling === "effort-none-only" ? isReasoningOff : sampling !== "none";
  const takesTopP = accepted && (sampling !== "one" || temperature === undefined);
  if (temperature !== undefined && !accepted) ignored.add("temperature");
  if (topP !== undefined && !takesTopP) ignored.add("top-p");
  return {
    ...(temperature !== undefined && accepted && { temperature }),
    ...(topP !== undefined && takesTopP && { top_p: topP }),
  };
}

/** The end-user ids that an upstream accepts. */
export interface UserIdRules {
  /** Maximum length in characters; 0: no id is accepted; null: any length. */
  readonly userMax: number | null;
  /** Minimum length in characters. */
  readonly userMin?: number | null;
  /** The accepted characters: any, or only letters, digits, `_` and `-`. */
  readonly userCharacters?: "any" | "word";
}

/**
 * Returns the end user's id in a form that the upstream accepts. Other ids are replaced by their
 * hash, which is equally stable and opaque, and reported as ignored. Undefined without an id, or if
 * the upstream does not accept any.
 */
export function fitUserId(
  id: string | undefined,
  rules: UserIdRules,
  ignored: Set<IgnoredParameter>,
): string | undefined {
  if (id === undefined || isValidUserId(id, rules)) return id;
  ignored.add("end-user-id");
  if (rules.userMax === 0) return undefined;
  return hash("sha256", id, "hex").slice(0, rules.userMax ?? undefined);
}

function isValidUserId(id: string, { userMax, userMin, userCharacters }: UserIdRules): boolean {
  if (id.length < (userMin ?? 0) || id.length > (userMax ?? id.length)) return false;
  return userCharacters !== "word" || /^[\w-]+$/.test(id);
}

/** How an upstream's model can be forced to call a tool. */
export interface ForcedChoices {
  readonly byName: boolean;
  /** By `required`: any tool. */
  readonly byAny: boolean;
}

/**
 * Returns a choice that the upstream accepts. A forced call that it would reject is forced in
 * another way, otherwise the choice is left to the model.
 */
function fitToolChoice(
  choice: ToolChoice,
  tools: readonly ToolDefinition[],
  { byName, byAny }: ForcedChoices,
): ToolChoice {
  if (choice.kind === "auto" || choice.kind === "none") return choice;
  const [first, ...more] = tools;
  if (choice.kind === "tool" && byName) return choice;
  if (byAny) return { kind: "required" };
  const isSame = choice.kind === "required" && first !== undefined && more.length === 0;
  return byName && isSame ? { kind: "tool", name: first.name } : { kind: "auto" };
}

/** Returns a choice that the upstream accepts, reported as ignored if it has another effect. */
export function fitChoice(choice: ToolChoice, { tools, ways, ignored }: ChoiceFitting): ToolChoice {
  const fitted = fitToolChoice(choice, tools, ways);
  if (isOtherChoice(choice, fitted)) ignored.add("tool-choice");
  return fitted;
}

export interface ChoiceFitting {
  readonly tools: readonly ToolDefinition[];
  readonly ways: ForcedChoices;
  readonly ignored: Set<IgnoredParameter>;
}

/** Returns how the model can be forced to call a tool. */
export function forcedChoices({ forcedTools, forcedBy }: ModelFacts): ForcedChoices {
  return {
    byName: forcedTools && forcedBy !== "required",
    byAny: forcedTools && forcedBy !== "name",
  };
}

/** Returns whether the request forces a call. */
export function forcesCall(
  choice: ToolChoice | undefined,
  tools: readonly ToolDefinition[],
  ways: ForcedChoices,
): boolean {
  if (choice === undefined || tools.length === 0) return false;
  const { kind } = fitToolChoice(choice, tools, ways);
  return kind === "required" || kind === "tool";
}

/** Returns a choice as a string, or as the name of the tool. */
export function choiceName(choice: ToolChoice, nameCharsMax?: number) {
  if (choice.kind === "tool") {
    const { kind: _kind, name, ...rest } = choice;
    rest satisfies NoFieldsLeft;
    return { name: fitToolName(name, nameCharsMax) };
  }
  const { kind, ...rest } = choice;
  rest satisfies NoFieldsLeft;
  return kind;
}

/**
 * Returns whether one call at a time is requested and supported. Reports it as ignored if
 * unsupported.
 */
export function fitSingleCalls(
  parallelToolCalls: Conversation["parallelToolCalls"],
  { singleCalls }: ModelFacts,
  ignored: Set<IgnoredParameter>,
): boolean {
  const isAsked = parallelToolCalls === false;
  if (isAsked && !singleCalls) ignored.add("parallel-tool-calls");
  return isAsked && singleCalls;
}

export interface ToolSettings {
  readonly tools: Conversation["tools"];
  readonly toolChoice: Conversation["toolChoice"];
  readonly parallelToolCalls: Conversation["parallelToolCalls"];
}

/** The schema name if the client sent none. The API requires one. */
export const SCHEMA_NAME = "response";

/** Returns a requested schema with its fields on OpenAI's wires. */
export function encodeSchema(output: Extract<OutputFormat, { readonly kind: "json-schema" }>) {
  const { kind: _kind, name = SCHEMA_NAME, description, schema, strict, ...rest } = output;
  rest satisfies NoFieldsLeft;
  return {
    name,
    ...(description !== undefined && { description }),
    schema,
    ...(strict !== undefined && { strict }),
  };
}

/** Returns whether a fitted choice differs from the client's and has another effect. */
function isOtherChoice(choice: ToolChoice, fitted: ToolChoice): boolean {
  if (fitted.kind === "auto") return choice.kind !== "auto";
  return choice.kind === "tool" && fitted !== choice;
}
