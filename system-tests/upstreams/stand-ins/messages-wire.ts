import { bindSignature, checkBoundThinking, unboundSignature } from "./bound-thinking.ts";
import { isObject, listOf, objectOf, objectsOf, type Json } from "./json.ts";
import { textOf } from "./chat-wire.ts";
import { checkHistory, type HistoryRule } from "./history-rules.ts";
import { must, mustKnow } from "./refused.ts";
import { instanceOfSchema } from "../../../src/upstreams/providers/sandbox/schema/instance-of-schema.ts";
import { type Call, reply, type ModelReply, tokens } from "./stand-in-model.ts";
import type { VendorCall, VendorReply } from "./vendor.ts";

/** The requests that a server of the messages wire accepts. */
export interface MessagesRules {
  readonly path: string;
  readonly model: string;
  /** Whether the model thinks for this request. */
  readonly thinks: (body: Json) => boolean;
  /**
   * Returns the signature of a thought, and the thought of a signature, or null if it is invalid.
   */
  readonly sign: (thought: number) => string;
  readonly readSignature: (signature: unknown) => number | null;
  /** Whether thinking is bound to its conversation, and whether the beta for that is accepted. */
  readonly bound?: "with beta" | "without beta";
  /** Whether its text precedes the thinking of a response. */
  readonly textFirst?: boolean;
  /** Its rules for thinking in the history. */
  readonly history?: readonly HistoryRule[];
  /** Whether it accepts thinking that nobody has signed. */
  readonly takesUnsigned?: boolean;
  /** Other rules of this model only. Throws `Refused`. */
  readonly check: (body: Json, messages: readonly Json[]) => void;
}

const fields = new Set([
  ...["model", "messages", "max_tokens", "system", "stream", "temperature", "top_p", "top_k"],
  ...["stop_sequences", "tools", "tool_choice", "thinking", "output_config", "metadata"],
  ...["container", "service_tier"],
]);
const toolName = /^[a-zA-Z0-9_-]{1,128}$/;
const USER_ID_CHARS_MAX = 256;
const HEADERS = { "anthropic-version": "2023-06-01" } as const;

/** Answers on the messages wire like the model behind every stand-in. */
export function answerMessages(rules: MessagesRules, call: VendorCall): VendorReply {
  const { path, body, headers } = call;
  must(path === rules.path, `No such path: ${path}`, { status: 404, type: "not_found_error" });
  must(body["model"] === rules.model, "model: no such model", { status: 404 });
  for (const [name, value] of Object.entries(HEADERS)) {
    must(headers[name] === value, `${name}: header is required`);
  }
  const sent = objectsOf(body["messages"]);
  checkFields(body);
  checkMessages(sent.filter(({ role }) => role !== "system"));
  checkChanges(call, sent);
  checkHistory(rules.history ?? [], body, sent);
  rules.check(body, sent);
  const { messages, report } =
    rules.bound === undefined
      ? { messages: sent, report: {} }
      : checkBoundThinking(call, rules.bound === "with beta");
  const blocks = sinceUser(messages).flatMap(({ content }) => objectsOf(content));
  const modelReply = reply({
    tools: toolsOf(body),
    results: blocks.filter(({ type }) => type === "tool_result").length,
    images: blocks.filter(({ type }) => type === "image").length,
    wantsJson:
      objectOf(body["output_config"])["format"] !== undefined ||
      /json/i.test(JSON.stringify(body["system"] ?? "")),
    asked: textOf(messages.findLast(({ role }) => role === "user")?.["content"]),
    recalled: recall(rules, blocks),
    thinks: rules.thinks(body),
  });
  const content = contentOf(rules, modelReply, { body, id: "toolu_0" });
  const ended = modelReply.isRefusal ? "refusal" : "end_turn";
  const stop = call.ending ?? (modelReply.call === null ? ended : "tool_use");
  return body["stream"] === true
    ? { events: streamEvents(content, { stop, report }) }
    : { body: { ...headOf(content), ...report, ...stopOf(stop) } };
}

/** Returns the messages from the user's last turn on; an agent adds its own texts to results. */
function sinceUser(messages: readonly Json[]): readonly Json[] {
  const at = messages.findLastIndex(
    ({ role, content }) =>
      role === "user" && !objectsOf(content).some(({ type }) => type === "tool_result"),
  );
  return messages.slice(Math.max(at, 0));
}

function checkFields(body: Json): void {
  mustKnow(body, fields, (name) => `${name}: Extra inputs are not permitted`);
  must(Number.isInteger(body["max_tokens"]), "max_tokens: Field required");
  const user = objectOf(body["metadata"])["user_id"] ?? "";
  must(String(user).length <= USER_ID_CHARS_MAX, "metadata.user_id: at most 256 characters");
  for (const { name, input_schema: schema } of objectsOf(body["tools"])) {
    must(toolName.test(String(name)), "tools.0.custom.name: String should match pattern");
    must(objectOf(schema)["type"] === "object", "tools.0.custom.input_schema.type: required");
  }
  must(
    !("tool_choice" in body) || listOf(body["tools"]).length > 0,
    "tool_choice may only be specified while providing tools",
  );
  const { format } = objectOf(body["output_config"]);
  if (format !== undefined) checkSchema(objectOf(format)["schema"]);
}

const unknownToSchemas = ["minimum", "maximum", "minLength", "maxLength", "pattern"];

/** Checks that objects are closed, and values have no bounds. */
function checkSchema(schema: unknown): void {
  for (const one of [schema, ...listOf(schema)].map(objectOf)) {
    for (const name of unknownToSchemas) {
      must(
        !(name in one) || objectOf(one["properties"]) === one,
        `output_config.format.schema: property '${name}' is not supported`,
      );
    }
    must(
      one["type"] !== "object" || one["additionalProperties"] === false,
      "output_config.format.schema: 'additionalProperties' must be explicitly set to false",
    );
    for (const inner of Object.values(objectOf(one["properties"]))) checkSchema(inner);
    if (one["items"] !== undefined) checkSchema(one["items"]);
  }
}

/**
 * Checks that each result answers a call of the message before it, that ids are unique, and that no
 * text is empty.
 */
function checkMessages(messages: readonly Json[]): void {
  const blocks = messages.flatMap(({ content }) => objectsOf(content));
  const ids = blocks.filter(isUse).map(({ id }) => id);
  must(new Set(ids).size === ids.length, "messages: `tool_use` ids must be unique");
  for (const block of blocks) {
    must(!isUse(block) || isObject(block["input"]), "tool_use.input: Input should be an object");
    must(block["text"] !== "", "messages: text content blocks must be non-empty");
  }
  for (const [at, { role, content }] of messages.entries()) {
    must(role === (at % 2 === 0 ? "user" : "assistant"), "messages: roles must alternate");
    must(listOf(content).length > 0, `messages.${at}: content must not be empty`);
    const calls = objectsOf(messages[at - 1]?.["content"])
      .filter(isUse)
      .map(({ id }) => id);
    const answered = objectsOf(content)
      .filter(({ type }) => type === "tool_result")
      .map(({ tool_use_id: id }) => id);
    must(
      calls.length === answered.length && calls.every((id) => answered.includes(id)),
      "`tool_use` ids were found without `tool_result` blocks immediately after",
    );
  }
}

/** Without this beta a message of role `system` may contain only text. */
const CHANGES_BETA = "mid-conversation-tool-changes-2026-07-01";

/**
 * Checks changes of tools within the messages. Source:
 * platform.claude.com/docs/build-with-claude/mid-conversation-system-messages.
 */
function checkChanges({ headers, body }: VendorCall, messages: readonly Json[]): void {
  must(messages[0]?.["role"] !== "system", "messages.0: role 'system' must follow a user turn");
  const changes = messages.filter(({ role }) => role === "system").flatMap(changesIn);
  if (changes.length === 0) return;
  const betas = [headers["anthropic-beta"] ?? [], listOf(body["anthropic_beta"])].flat();
  must(
    betas.some((one) => String(one).split(",").includes(CHANGES_BETA)),
    "messages: `tool_addition` and `tool_removal` blocks require a beta",
  );
  const known = objectsOf(body["tools"]).map(({ name }) => name);
  for (const { tool } of changes) {
    const { type, name } = objectOf(tool);
    must(type !== "tool_reference" || known.includes(name), `no tool is named ${String(name)}`);
  }
}

function changesIn({ content }: Json): readonly Json[] {
  return objectsOf(content).filter(({ tool }) => tool !== undefined);
}

function isUse({ type }: Json): boolean {
  return type === "tool_use";
}

function toolsOf(body: Json): readonly string[] {
  const choice = objectOf(body["tool_choice"]);
  if (choice["type"] === "none") return [];
  const all = offered(body);
  return choice["type"] === "tool" ? all.filter((name) => name === choice["name"]) : all;
}

/** Returns the names of the tools that are available at the end of the messages. */
function offered(body: Json): readonly string[] {
  const declared = objectsOf(body["tools"]).filter((tool) => tool["defer_loading"] !== true);
  const names = new Set(declared.map(({ name }) => String(name)));
  for (const { type, tool } of objectsOf(body["messages"]).flatMap(changesIn)) {
    const { name, definition } = objectOf(tool);
    const changed = String(name ?? objectOf(definition)["name"]);
    if (type === "tool_removal") names.delete(changed);
    else names.add(changed);
  }
  return [...names];
}

function recall(rules: MessagesRules, blocks: readonly Json[]): readonly number[] {
  const thoughts = blocks.filter(
    ({ type, signature }) =>
      type === "thinking" && (rules.takesUnsigned !== true || signature !== ""),
  );
  return thoughts.map(({ thinking, signature }) => {
    const thought = rules.readSignature(unboundSignature(signature));
    must(
      thought !== null && thinking === shown(thought),
      "messages.1.content.0: Invalid `signature` in `thinking` block",
    );
    return thought ?? 0;
  });
}

function shown(thought: number): string {
  return `number ${thought}`;
}

const inputUsage = {
  input_tokens: tokens.prompt - tokens.cached,
  cache_read_input_tokens: tokens.cached,
  cache_creation_input_tokens: 0,
};
const outputUsage = {
  output_tokens: tokens.output,
  output_tokens_details: { thinking_tokens: tokens.reasoning },
};

function headOf(content: readonly Json[]): Json {
  return { id: "msg_1", type: "message", role: "assistant", model: "stand-in", content };
}

function contentOf(
  rules: MessagesRules,
  modelReply: ModelReply,
  { body, id }: { readonly body: Json; readonly id: string },
): readonly Json[] {
  const { thought, text, call, isTwice } = modelReply;
  const texts = text === "" ? [] : [{ type: "text", text }];
  const before = rules.textFirst === true ? texts : [];
  const signed = (one: number): Json => ({
    type: "thinking",
    thinking: shown(one),
    signature:
      rules.bound === undefined ? rules.sign(one) : bindSignature(rules.sign(one), body, before),
  });
  return [
    ...before,
    ...(thought === null ? [] : [signed(thought)]),
    ...(rules.textFirst === true ? [] : texts),
    ...(call === null
      ? []
      : (isTwice ? [id, `${id}_2`] : [id]).map((each) => {
          return { type: "tool_use", id: each, name: call.name, input: inputOf(call, body) };
        })),
  ];
}

/**
 * Returns the step. For a tool without that parameter but with other required ones, returns these,
 * with the step in their texts: an agent ends a turn at invalid arguments, or at repeatedly equal
 * ones.
 */
function inputOf({ name, argumentsJson }: Call, body: Json): unknown {
  const input = objectOf(JSON.parse(argumentsJson));
  const tool = objectsOf(body["tools"]).find((one) => one["name"] === name);
  const schema = objectOf(tool?.["input_schema"]);
  if (listOf(schema["required"]).length === 0 || "step" in objectOf(schema["properties"])) {
    return input;
  }
  const made = instanceOfSchema({ schema, name });
  if (!made.made) return input;
  return JSON.parse(JSON.stringify(made.value), (property, value: unknown) =>
    value === property ? `${property}${Number(input["step"])}` : value,
  );
}

function stopOf(stop: string): Json {
  return { stop_reason: stop, usage: { ...inputUsage, ...outputUsage } };
}

interface StreamEnds {
  readonly stop: string;
  /** Fields of the start event besides the message. */
  readonly report: Json;
}

function streamEvents(content: readonly Json[], { stop, report }: StreamEnds): readonly string[] {
  const open = { stop_reason: null, usage: { ...inputUsage, output_tokens: 1 } };
  const message = { ...headOf([]), ...report, ...open };
  const usage = { ...inputUsage, ...outputUsage };
  const events: readonly (Json & { readonly type: string })[] = [
    { type: "message_start", message },
    { type: "ping" },
    ...content.flatMap(blockEvents),
    { type: "message_delta", delta: { stop_reason: stop, stop_sequence: null }, usage },
    { type: "message_stop" },
  ];
  return events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
}

function blockEvents(block: Json, index: number): readonly (Json & { readonly type: string })[] {
  const delta = (one: Json): Json & { readonly type: string } => ({
    type: "content_block_delta",
    index,
    delta: one,
  });
  const start = (content_block: Json): Json & { readonly type: string } => ({
    type: "content_block_start",
    index,
    content_block,
  });
  const stop = { type: "content_block_stop", index };
  if (block["type"] === "thinking") {
    return [
      start({ type: "thinking", thinking: "", signature: "" }),
      delta({ type: "thinking_delta", thinking: block["thinking"] }),
      delta({ type: "signature_delta", signature: block["signature"] }),
      stop,
    ];
  }
  if (block["type"] === "text") {
    const text = String(block["text"]);
    const pieces = [text.slice(0, 3), text.slice(3)];
    return [
      start({ type: "text", text: "" }),
      ...pieces.map((piece) => delta({ type: "text_delta", text: piece })),
      stop,
    ];
  }
  const json = JSON.stringify(block["input"]);
  const pieces = ["", json.slice(0, 4), json.slice(4)];
  return [
    start({ ...block, input: {} }),
    ...pieces.map((partial_json) => delta({ type: "input_json_delta", partial_json })),
    stop,
  ];
}
