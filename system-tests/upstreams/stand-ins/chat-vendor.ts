import { answerChat, type ChatRules, type ThoughtForm, usualUsage } from "./chat-wire.ts";
import { hideThought, readThought } from "./hidden-thought.ts";
import type { Json } from "./json.ts";
import { Refused } from "./refused.ts";
import { tokens } from "./stand-in-model.ts";
import { hasBearer, type Vendor } from "./vendor.ts";

/** Fields of a request that all servers of this wire support. */
export const commonFields = [
  ...["model", "messages", "stream", "stream_options", "max_tokens", "temperature", "top_p"],
  ...["stop", "tools", "tool_choice", "response_format", "n", "seed"],
  ...["presence_penalty", "frequency_penalty", "logprobs", "top_logprobs"],
] as const;

/** Fields of messages that all vendors support, by role. */
export const commonMessageFields = {
  system: new Set(["role", "content"]),
  user: new Set(["role", "content"]),
  assistant: new Set(["role", "content", "tool_calls"]),
  tool: new Set(["role", "content", "tool_call_id"]),
} as const;

/** Usage that counts neither the cache nor reasoning. */
export const plainUsage: Json = {
  prompt_tokens: tokens.prompt,
  completion_tokens: tokens.output,
  total_tokens: tokens.prompt + tokens.output,
};

/** The facts in a vendor's file; all others are the usual ones. */
export interface ChatVendorFacts {
  readonly name: string;
  readonly model: string;
  readonly basePath: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly structuredOutput?: "best_effort";
  readonly cannot?: Vendor["cannot"];
  readonly counts?: Partial<Vendor["counts"]>;
  readonly hasKey?: Vendor["hasKey"];
  readonly errorBody?: Vendor["errorBody"];
  readonly errorEvent?: string;
  /** Null: a self-hosted server, which has no accounts. */
  readonly quota?: Refused | null;
  readonly rules?: Partial<ChatRules>;
}

export function chatVendor(facts: ChatVendorFacts): Vendor {
  const { name, model, basePath, query, rules = {} } = facts;
  const errorBody = facts.errorBody ?? usualError;
  const cannotRecall =
    rules.thought?.recall === undefined
      ? { "reasoning kept": "the server does not accept reasoning in a request" }
      : {};
  const all: ChatRules = {
    path: `${basePath}/chat/completions`,
    model,
    fields: null,
    messageFields: null,
    unknown: (field) => new Refused(`Unrecognized request argument supplied: ${field}`),
    userCharsMax: null,
    stopMax: null,
    toolName: /./,
    callIds: { form: /^[\w.-]{1,128}$/, id: "call_0" },
    wholeSchemas: false,
    history: [],
    check: () => undefined,
    thought: null,
    usage: usualUsage,
    ...rules,
    stream: { done: true, usage: "own chunk", pieces: true, ...rules.stream },
  };
  return {
    name,
    upstream: { kind: "openai", dialect: name, model, basePath, ...(query && { query }) },
    ...(facts.structuredOutput && { structuredOutput: facts.structuredOutput }),
    cannot: { ...cannotRecall, ...facts.cannot },
    counts: { cached: true, reasoning: rules.thought !== undefined, ...facts.counts },
    answer: (call) => answerChat(all, call),
    hasKey: facts.hasKey ?? hasBearer,
    errorBody,
    errorEvent: facts.errorEvent ?? `data: ${JSON.stringify(errorBody(broken))}\n\n`,
    quota: facts.quota === undefined ? usualQuota : facts.quota,
  };
}

const broken = new Refused("The server had an error.", { status: 500, type: "server_error" });

export const usualQuota = new Refused(
  "You exceeded your current quota, please check stand-in-secret.",
  {
    status: 429,
    type: "insufficient_quota",
    code: "insufficient_quota",
  },
);

/** `{error: {message, type, param, code}}`. */
export function usualError({ message, type, code }: Refused): Json {
  return { error: { message, type, param: null, code } };
}

/** Returns whether the request leaves reasoning on, if `reasoning_effort` turns it off. */
export function byEffort(body: Json): boolean {
  return body["reasoning_effort"] !== "none";
}

/** Thoughts that are shown as text and not accepted back. */
export function shownAs(field: string, isOn = byEffort): ThoughtForm {
  return { isOn, inMessage: (thought) => ({ [field]: `number ${thought}` }) };
}

/** Thoughts that are shown as text in a field of this name, and accepted back there. */
export function exchangedAs(field: string, isOn = byEffort): ThoughtForm {
  return { ...shownAs(field, isOn), recall: (message) => readShown(message[field]) };
}

/** Returns a thought that was shown as text; null if it is not one of the model's. */
export function readShown(text: unknown): number | null {
  const match = /^number (\d+)$/.exec(typeof text === "string" ? text : "");
  return match === null ? null : Number(match[1]);
}

const SECRET = "the vendor's";
const ITEM = "a call";

export function sign(thought: number): string {
  return hideThought({ number: thought }, ITEM, SECRET);
}

/** Returns null if the signature is missing, damaged or another model's. */
export function readSignature(signature: unknown): number | null {
  if (typeof signature !== "string") return null;
  return readThought(signature, ITEM, SECRET)?.number ?? null;
}
