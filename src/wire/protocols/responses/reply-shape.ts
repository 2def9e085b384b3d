import type { StopCause } from "../../../core/conversation/generation-event.ts";
import { inputTokens, type TokenUsage } from "../../../core/conversation/token-usage.ts";
import { inputDetails } from "../input-details.ts";
import type { ReplyIdentity } from "../protocol.ts";

/** A tool as the client knows it; the model has its flat name. */
export interface ClientTool {
  readonly name: string;
  readonly namespace?: string;
  readonly type: "function" | "custom" | "tool_search";
}

/** Settings of the request that its response repeats. */
export interface RepeatedSettings {
  readonly metadata: Readonly<Record<string, string>>;
  readonly parallel_tool_calls: boolean;
  readonly temperature: number | null;
  readonly text: { readonly format: { readonly type: "text" | "json_object" | "json_schema" } };
  readonly tool_choice: "auto" | "none" | "required";
  readonly top_p: number | null;
  readonly max_output_tokens: number | null;
}

/** The facts about its request that a response depends on. */
export interface ResponsesReplyShape {
  /** Whether the client asked for the text of the reasoning. */
  readonly showReasoning: boolean;
  /** By the name that the model has. */
  readonly tools: ReadonlyMap<string, ClientTool>;
  readonly settings: RepeatedSettings;
}

type Failure = { readonly code: string; readonly message: string };
export type ResponseStatus = "in_progress" | "completed" | "incomplete" | "failed";

/** Reasons for an early end; the other causes complete a response. */
const incompleteReasons: Partial<
  Record<StopCause["cause"], "max_output_tokens" | "content_filter">
> = {
  length: "max_output_tokens",
  filtered: "content_filter",
};

/** What changes in a response while it is generated. */
export interface ResponseProgress {
  readonly status: ResponseStatus;
  readonly error: Failure | null;
  readonly incomplete_details: {
    readonly reason: "max_output_tokens" | "content_filter";
  } | null;
}

/** Returns the progress of a reply that ended. */
export function endedProgress(stop: StopCause | undefined): ResponseProgress {
  const reason = incompleteReasons[stop?.cause ?? "end"];
  if (reason === undefined) return { status: "completed", error: null, incomplete_details: null };
  return { status: "incomplete", error: null, incomplete_details: { reason } };
}

/** Returns the fields of a response before its `output`. */
export function fieldsBeforeOutput(
  { id, created, model }: ReplyIdentity,
  { status, error, incomplete_details }: ResponseProgress,
  { settings }: ResponsesReplyShape,
) {
  return {
    id,
    object: "response",
    created_at: created,
    status,
    error,
    incomplete_details,
    instructions: null,
    metadata: settings.metadata,
    model,
  } as const;
}

/** Returns the fields of a response after its `output`; `usage` is null until the end. */
export function fieldsAfterOutput({ settings }: ResponsesReplyShape, usage: TokenUsage | null) {
  const { metadata: _before, ...repeated } = settings;
  return {
    ...repeated,
    previous_response_id: null,
    store: false,
    tools: [],
    usage: usage === null ? null : encodeResponsesUsage(usage),
  } as const;
}

/** Converts usage to the fields of the responses protocol; unreported counts become 0. */
function encodeResponsesUsage(usage: TokenUsage) {
  const input = inputTokens(usage) ?? 0;
  const output = usage.output ?? 0;
  return {
    input_tokens: input,
    input_tokens_details: inputDetails(usage),
    output_tokens: output,
    output_tokens_details: { reasoning_tokens: usage.reasoning ?? 0 },
    total_tokens: input + output,
  } as const;
}

const idPrefixes = {
  message: "msg",
  reasoning: "rs",
  function_call: "fc",
  custom_tool_call: "ctc",
  tool_search_call: "tsc",
} as const;

export type OutputType = keyof typeof idPrefixes;

/** The type of a call's item by the type of its tool. */
export const callTypes = {
  function: "function_call",
  custom: "custom_tool_call",
  tool_search: "tool_search_call",
} as const satisfies Record<ClientTool["type"], OutputType>;

/** Returns the id of an item: of its response and its place in it. */
export function itemId(type: OutputType, { id }: ReplyIdentity, index: number): string {
  return `${idPrefixes[type]}_${id.slice(id.indexOf("_") + 1)}_${index}`;
}

/** Returns a call's tool as the client knows it; a tool that it does not offer is a function. */
export function clientTool(name: string, { tools }: ResponsesReplyShape): ClientTool {
  return tools.get(name) ?? { name, type: "function" };
}

/** Returns the arguments of a call of a custom tool, whose input is `input`. */
export function customArguments(input: string): string {
  return JSON.stringify({ input });
}
