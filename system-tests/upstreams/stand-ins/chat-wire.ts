import { isObjectText, isWholeSchema, listOf, objectOf, objectsOf, type Json } from "./json.ts";
import { checkHistory, type HistoryRule } from "./history-rules.ts";
import { must, type Refused } from "./refused.ts";
import { reply, type ModelReply, tokens } from "./stand-in-model.ts";
import type { VendorCall, VendorReply } from "./vendor.ts";

/** The form in which a chat completions vendor shows thoughts and accepts them back. */
export interface ThoughtForm {
  /** Whether the model thinks for this request. */
  readonly isOn: (body: Json) => boolean;
  /** The fields of a message, or of a delta, that show a thought. */
  readonly inMessage: (thought: number) => Json;
  /** The fields of a tool call that carry it. */
  readonly onCall?: (thought: number) => Json;
  /** Returns the thought in a message with calls; null without one. Throws `Refused`. */
  readonly recall?: (message: Json) => number | null;
}

/** The requests that a chat completions vendor accepts, and the form of its responses. */
export interface ChatRules {
  readonly path: string;
  readonly model: string;
  /** The request fields that it supports; null: it ignores the others. */
  readonly fields: ReadonlySet<string> | null;
  /** The message fields that it supports, by role; null: it ignores the others. */
  readonly messageFields: Readonly<Record<string, ReadonlySet<string>>> | null;
  readonly unknown: (name: string) => Refused;
  /** The maximum characters of `user`; null: no known bound. */
  readonly userCharsMax: number | null;
  readonly stopMax: number | null;
  readonly toolName: RegExp;
  /** The format of call ids, and the id of every call. */
  readonly callIds: { readonly form: RegExp; readonly id: string };
  /** Whether the schema of a tool must state its type and its properties. */
  readonly wholeSchemas: boolean;
  /** Its rules for reasoning in the history. */
  readonly history: readonly HistoryRule[];
  /** Other rules of this vendor only. Throws `Refused`. */
  readonly check: (body: Json, messages: readonly Json[]) => void;
  readonly thought: ThoughtForm | null;
  readonly usage: Json;
  readonly stream: {
    /** Whether `[DONE]` ends a stream. */
    readonly done: boolean;
    /** A separate chunk if the request asks for it, with the last chunk, or with each. */
    readonly usage: "own chunk" | "last chunk" | "every chunk";
    /** Whether the arguments of a call come in pieces. */
    readonly pieces: boolean;
  };
}

export const openAiNames = /^[a-zA-Z0-9_-]{1,64}$/;

/** OpenAI's form of usage on this wire. */
export const usualUsage: Json = {
  prompt_tokens: tokens.prompt,
  completion_tokens: tokens.output,
  total_tokens: tokens.prompt + tokens.output,
  prompt_tokens_details: { cached_tokens: tokens.cached },
  completion_tokens_details: { reasoning_tokens: tokens.reasoning },
};

/** Answers a chat completion like the model behind every stand-in. */
export function answerChat(rules: ChatRules, { path, body, ending }: VendorCall): VendorReply {
  must(path === rules.path, `No such path: ${path}`, { status: 404 });
  must(body["model"] === rules.model, "No such model.", { status: 404 });
  const messages = objectsOf(body["messages"]);
  checkFields(rules, body, messages);
  checkTexts(messages);
  checkTools(rules, body, messages);
  checkHistory(rules.history, body, messages);
  rules.check(body, messages);
  const played = reply({
    tools: toolsOf(body),
    results: sinceUser(messages).filter(({ role }) => role === "tool").length,
    images: messages.flatMap(({ content }) => objectsOf(content)).filter(isImage).length,
    wantsJson: ["json_schema", "json_object"].includes(
      String(objectOf(body["response_format"])["type"]),
    ),
    asked: textOf(messages.findLast(({ role }) => role === "user")?.["content"]),
    recalled: recall(rules, messages),
    thinks: rules.thought?.isOn(body) === true,
  });
  const modelReply = { ...played, ...(ending !== undefined && { ending }) };
  const { id } = rules.callIds;
  if (body["stream"] !== true) return { body: wholeReply(rules, modelReply, id) };
  const options = objectOf(body["stream_options"]);
  return {
    events: streamEvents(rules, modelReply, { id, usage: options["include_usage"] === true }),
  };
}

function checkFields(rules: ChatRules, body: Json, messages: readonly Json[]): void {
  for (const name of Object.keys(body)) {
    if (rules.fields?.has(name) === false) throw rules.unknown(name);
  }
  const { user, stop } = body;
  const userMax = rules.userCharsMax ?? Number.POSITIVE_INFINITY;
  must(
    user === undefined || (typeof user === "string" && user.length <= userMax),
    `Invalid 'user': string too long. Expected a string with maximum length ${userMax}.`,
    { code: "string_above_max_length" },
  );
  must(listOf(stop).length <= (rules.stopMax ?? Number.POSITIVE_INFINITY), "Invalid 'stop'.");
  if (rules.messageFields === null) return;
  for (const message of messages) {
    const known = rules.messageFields[String(message["role"])];
    must(known !== undefined, `Invalid value: 'messages[].role'.`);
    for (const name of Object.keys(message)) {
      if (known?.has(name) !== true) throw rules.unknown(`messages[].${name}`);
    }
  }
}

/** Checks that no text is empty, except an assistant's before its calls. */
function checkTexts(messages: readonly Json[]): void {
  for (const { role, content, tool_calls: calls } of messages) {
    const parts = Array.isArray(content) ? objectsOf(content).map(({ text }) => text) : [content];
    const isSpoken = role === "user" || (role === "assistant" && objectsOf(calls).length === 0);
    must(!isSpoken || !parts.includes(""), "Invalid request: a message must not be empty.");
  }
}

function checkTools(rules: ChatRules, body: Json, messages: readonly Json[]): void {
  const tools = objectsOf(body["tools"]);
  must(!("tool_choice" in body) || tools.length > 0, "'tool_choice' is set without 'tools'.");
  must(!("tools" in body) || tools.length > 0, "'tools' is empty.");
  for (const tool of tools) {
    const { name, parameters } = objectOf(tool["function"]);
    must(tool["type"] === "function", "Invalid value: 'tools[].type'.");
    must(rules.toolName.test(String(name)), "Invalid 'tools[].function.name'.");
    must(
      !rules.wholeSchemas || parameters === undefined || isWholeSchema(parameters),
      "Invalid schema for function: object schema missing properties.",
    );
  }
  checkCalls(rules, messages);
}

/** Checks that each call has a unique id, arguments that a template can read, and a result. */
function checkCalls(rules: ChatRules, messages: readonly Json[]): void {
  const ids = new Set<unknown>();
  const open = new Set<unknown>();
  for (const message of messages) {
    for (const call of objectsOf(message["tool_calls"])) {
      const { name, arguments: json } = objectOf(call["function"]);
      must(rules.toolName.test(String(name)), "Invalid 'messages[].tool_calls[].function.name'.");
      must(rules.callIds.form.test(String(call["id"])), "Invalid 'messages[].tool_calls[].id'.");
      must(isObjectText(json), "Failed to parse tool call arguments as JSON.");
      must(!ids.has(call["id"]), "Duplicate 'messages[].tool_calls[].id'.");
      ids.add(call["id"]);
      open.add(call["id"]);
    }
    if (message["role"] !== "tool") continue;
    must(open.delete(message["tool_call_id"]), "A tool's result without its call.");
  }
  must(open.size === 0, "A tool call without its result.");
}

function toolsOf(body: Json): readonly string[] {
  const choice = body["tool_choice"];
  if (choice === "none") return [];
  const named = objectOf(objectOf(choice)["function"])["name"];
  const all = objectsOf(body["tools"]).map((tool) => String(objectOf(tool["function"])["name"]));
  return named === undefined ? all : all.filter((name) => name === named);
}

/** Returns the messages after the user's last one. */
export function sinceUser(messages: readonly Json[]): readonly Json[] {
  return messages.slice(messages.findLastIndex(({ role }) => role === "user") + 1);
}

function isImage(part: Json): boolean {
  return part["type"] === "image_url" && objectOf(part["image_url"])["url"] !== undefined;
}

function recall(rules: ChatRules, messages: readonly Json[]): readonly number[] {
  const { thought } = rules;
  if (thought?.recall === undefined) return [];
  const recalled: number[] = [];
  for (const message of sinceUser(messages)) {
    if (objectsOf(message["tool_calls"]).length === 0) continue;
    const one = thought.recall(message);
    if (one !== null) recalled.push(one);
  }
  return recalled;
}

/** Returns a message's text, without its images. */
export function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  return objectsOf(content)
    .flatMap(({ text }) => (typeof text === "string" ? [text] : []))
    .join("");
}

/** Returns the calls of a reply. Only the first carries the thought before them. */
function callsOf(rules: ChatRules, modelReply: ModelReply, id: string): readonly Json[] {
  if (modelReply.call === null) return [];
  const { name, argumentsJson } = modelReply.call;
  const signature = modelReply.thought === null ? {} : rules.thought?.onCall?.(modelReply.thought);
  const call = { id, type: "function", function: { name, arguments: argumentsJson } };
  return modelReply.isTwice ? [{ ...call, ...signature }, call] : [{ ...call, ...signature }];
}

function wholeReply(rules: ChatRules, modelReply: ModelReply, id: string): Json {
  const calls = callsOf(rules, modelReply, id);
  const message = {
    role: "assistant",
    content: modelReply.text === "" ? null : modelReply.text,
    ...(modelReply.thought !== null && rules.thought?.inMessage(modelReply.thought)),
    ...(calls.length > 0 && { tool_calls: calls }),
  };
  const choice = { index: 0, message, logprobs: null, finish_reason: finishOf(modelReply) };
  return { ...headOf("chat.completion"), choices: [choice], usage: rules.usage };
}

function finishOf(modelReply: ModelReply): string {
  if (modelReply.ending !== undefined) return modelReply.ending;
  if (modelReply.isRefusal) return "content_filter";
  return modelReply.call === null ? "stop" : "tool_calls";
}

function headOf(object: string): Json {
  return { id: "chatcmpl-1", object, created: 1_790_000_000, model: "stand-in" };
}

function streamEvents(
  rules: ChatRules,
  modelReply: ModelReply,
  { id, usage }: { readonly id: string; readonly usage: boolean },
): readonly string[] {
  const { thought } = modelReply;
  const half = Math.ceil(modelReply.text.length / 2);
  const texts = [modelReply.text.slice(0, half), modelReply.text.slice(half)].filter(
    (text) => text !== "",
  );
  const deltas: readonly Json[] = [
    { role: "assistant", content: "" },
    ...(thought === null ? [] : [rules.thought?.inMessage(thought) ?? {}]),
    ...texts.map((content) => ({ content })),
    ...callsOf(rules, modelReply, id).flatMap((call, at) => callDeltas(rules, call, at)),
  ];
  const chunk = (choice: Json): Json => ({
    ...headOf("chat.completion.chunk"),
    choices: [{ index: 0, logprobs: null, finish_reason: null, ...choice }],
    ...(rules.stream.usage === "every chunk" && { usage: rules.usage }),
  });
  const last = chunk({ delta: {}, finish_reason: finishOf(modelReply) });
  const own = { ...headOf("chat.completion.chunk"), choices: [], usage: rules.usage };
  const chunks = [
    ...deltas.map((delta) => chunk({ delta })),
    rules.stream.usage === "last chunk" ? { ...last, usage: rules.usage } : last,
    ...(rules.stream.usage === "own chunk" && usage ? [own] : []),
  ];
  const events = chunks.map((one) => `data: ${JSON.stringify(one)}\n\n`);
  return rules.stream.done ? [...events, "data: [DONE]\n\n"] : events;
}

function callDeltas(rules: ChatRules, call: Json, index: number): readonly Json[] {
  if (!rules.stream.pieces) return [{ tool_calls: [{ index, ...call }] }];
  const modelReply = objectOf(call["function"]);
  const json = String(modelReply["arguments"]);
  const pieces = ["", json.slice(0, 4), json.slice(4)];
  return pieces.map((piece, at) => ({
    tool_calls: [
      at === 0
        ? { index, ...call, function: { ...modelReply, arguments: piece } }
        : { index, function: { arguments: piece } },
    ],
  }));
}
