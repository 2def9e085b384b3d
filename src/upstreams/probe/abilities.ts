import type { Model } from "../catalog/model.ts";
import type {
  ReasoningRequest,
  ToolDefinition,
  UserPart,
} from "../../core/conversation/conversation.ts";
import { callsOf, textOf } from "../../core/conversation/generation-result.ts";
import { RawJson } from "../../core/raw-json/raw-json.ts";
import { emptyReplyProblem, describeReasoning, type Ability, type ProbeReply } from "./ability.ts";

/** As long as the id that Claude Code sends with every request. */
const LONG_USER_ID = [
  `user_${"0123456789abcdef".repeat(4)}`,
  "account_01234567-89ab-cdef-0123-456789abcdef",
  "session_01234567-89ab-cdef-0123-456789abcdef",
].join("_");

/** A red square of 64 × 64 pixels; some vendors reject smaller images. */
const RED_SQUARE =
  "iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAS0lEQVR42u3PQQkAAAgAsetfWiP4FgYrsKZeS0BAQEBA" +
  "QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDgsqnc8OJg6Ln3AAAAAElFTkSuQmCC";

const STOP = "5";

const weather: ToolDefinition = {
  name: "get_weather",
  description: "Returns the weather in a city.",
  parameters: RawJson.of({
    type: "object",
    properties: { city: { type: "string" } },
    required: ["city"],
    additionalProperties: false,
  }),
};

const answerSchema = RawJson.of({
  type: "object",
  properties: { step: { type: "integer" } },
  required: ["step"],
  additionalProperties: false,
});

function userConversation(text: string, ...more: readonly UserPart[]): Ability["conversation"] {
  const parts: readonly UserPart[] = [{ type: "text", text }, ...more];
  return { system: [], turns: [{ role: "user", parts }], tools: [], sampling: {} };
}

const greeting = userConversation("Answer with one word: hello.");
const weatherQuestion = {
  ...userConversation("What is the weather in Rome? Use the tool, then answer with one word."),
  tools: [weather],
};
const lowEffort: ReasoningRequest = { enabled: true, effort: "low" };

/**
 * Settings of every ability by default: available to every model, non-streaming, answered in text.
 */
const common: Omit<Ability, "name"> = {
  stream: false,
  conversation: greeting,
  output: "answer",
  loops: false,
  changesPrefix: false,
  deniedBy: () => null,
  problem: emptyReplyProblem,
  note: describeReasoning,
  leads: false,
  mayBeRepaired: false,
};

/** Returns a note if the effort was left out or replaced. */
function noSuchEffort({ ignored }: ProbeReply): string | null {
  return ignored.includes("reasoning") ? "the model has no such effort" : null;
}

/** With reasoning on, at any effort. */
const reasoned: Pick<Ability, "output" | "problem" | "note"> = {
  output: "thinking",
  problem: (reply) =>
    noSuchEffort(reply) !== null && describeReasoning(reply) === null
      ? "reasoning is left out"
      : emptyReplyProblem(reply),
  note: (reply) =>
    [noSuchEffort(reply), describeReasoning(reply) ?? "no reasoning seen"]
      .filter((part) => part !== null)
      .join("; "),
};

function withoutTools({ capabilities }: Model): string | null {
  return capabilities.tools ? null : "capabilities.tools: false";
}

function withoutReasoning({ capabilities }: Model): string | null {
  return capabilities.reasoning === "none" ? "capabilities.reasoning: none" : null;
}

/** The probes in table order; if the first fails, the others are not sent. */
export const abilities: readonly [Ability, ...Ability[]] = [
  { ...common, name: "text", leads: true },
  { ...common, name: "stream", stream: true },
  {
    ...common,
    name: "stream_usage",
    stream: true,
    problem: ({ result: { usage } }) =>
      usage.output === undefined ? "the stream reports no usage" : null,
    mayBeRepaired: true,
  },
  {
    ...common,
    name: "tool_loop",
    conversation: weatherQuestion,
    loops: true,
    deniedBy: withoutTools,
  },
  {
    ...common,
    name: "streamed_tool_loop",
    stream: true,
    conversation: weatherQuestion,
    loops: true,
    deniedBy: withoutTools,
  },
  {
    ...common,
    name: "forced_tool",
    conversation: {
      ...userConversation("Say hello to Rome."),
      tools: [weather],
      toolChoice: { kind: "tool", name: weather.name },
    },
    deniedBy: withoutTools,
    problem: ({ result }) =>
      callsOf(result).some(({ name }) => name === weather.name) ? null : "the tool is not called",
  },
  {
    ...common,
    name: "json_schema",
    conversation: {
      ...userConversation("Answer as JSON with the key step and the value 1."),
      output: { kind: "json-schema", name: "answer", schema: answerSchema, strict: true },
    },
    deniedBy: ({ capabilities }) =>
      capabilities.structuredOutput === "none" ? "capabilities.structured_output: none" : null,
    // Best effort only promises a reply.
    problem: (reply, model) => (isStrict(model) ? jsonProblem(reply) : emptyReplyProblem(reply)),
    note: (reply, model) => (isStrict(model) ? null : jsonProblem(reply)),
  },
  {
    ...common,
    name: "image",
    conversation: userConversation("Which color is this? Answer with one word.", {
      type: "image",
      source: { kind: "base64", mediaType: "image/png", data: RED_SQUARE },
    }),
    deniedBy: ({ capabilities }) => (capabilities.images ? null : "capabilities.images: false"),
  },
  {
    ...common,
    name: "reasoning_on",
    ...reasoned,
    conversation: { ...userConversation("What is 17 times 23?"), reasoning: lowEffort },
    deniedBy: withoutReasoning,
  },
  ...(["medium", "high"] as const).map((effort) => ({
    ...common,
    name: `reasoning_${effort}`,
    output: reasoned.output,
    note: noSuchEffort,
    conversation: {
      ...userConversation("What is 17 times 23?"),
      reasoning: { enabled: true, effort } satisfies ReasoningRequest,
    },
    deniedBy: withoutReasoning,
  })),
  {
    ...common,
    name: "reasoning_off",
    conversation: { ...greeting, reasoning: { enabled: false } },
    deniedBy: ({ capabilities: { reasoning } }) =>
      reasoning === "optional" ? null : `capabilities.reasoning: ${reasoning}`,
    problem: (reply) =>
      describeReasoning(reply) === null ? emptyReplyProblem(reply) : "the model still reasons",
    // A quirk that fixes stopping also fixes starting it, but not vice versa.
    leads: true,
    mayBeRepaired: true,
  },
  {
    ...common,
    name: "reasoning_tool_loop",
    ...reasoned,
    conversation: { ...weatherQuestion, reasoning: lowEffort },
    loops: true,
    deniedBy: (model) => withoutTools(model) ?? withoutReasoning(model),
  },
  {
    ...common,
    name: "changed_prefix",
    ...reasoned,
    conversation: { ...weatherQuestion, reasoning: lowEffort },
    loops: true,
    changesPrefix: true,
    deniedBy: (model) => withoutTools(model) ?? withoutReasoning(model),
  },
  {
    ...common,
    name: "sampling",
    conversation: { ...greeting, sampling: { temperature: 0.5, topP: 0.9 } },
  },
  {
    ...common,
    name: "stop",
    conversation: {
      ...userConversation("Count from 1 to 9 in digits."),
      sampling: { stop: [STOP, "#", "%", "&", "@"] },
    },
    problem: ({ result }) =>
      textOf(result).includes(STOP) ? "the reply does not end at the stop string" : null,
  },
  {
    ...common,
    name: "long_user_id",
    conversation: { ...greeting, endUserId: LONG_USER_ID },
  },
];

function isStrict({ capabilities }: Model): boolean {
  return capabilities.structuredOutput === "strict";
}

function jsonProblem({ result }: ProbeReply): string | null {
  try {
    const value: unknown = JSON.parse(textOf(result));
    const fits = typeof value === "object" && value !== null && "step" in value;
    return fits ? null : "the JSON does not follow the schema";
  } catch {
    return "the reply is not JSON";
  }
}
