export type JsonObject = Readonly<Record<string, unknown>>;

/** A reply of an Anthropic model, as a message and as the events of a stream. */
export interface ClaudeReply {
  readonly message: JsonObject;
  readonly events: readonly JsonObject[];
}

/**
 * Fields that the clouds accept in a body besides their own version (their guides' parameter
 * lists).
 */
const fields: ReadonlySet<string> = new Set([
  "anthropic_version",
  "anthropic_beta",
  "max_tokens",
  "messages",
  "metadata",
  "output_config",
  "stop_sequences",
  "stream",
  "system",
  "temperature",
  "thinking",
  "tool_choice",
  "tools",
  "top_k",
  "top_p",
]);

/** Returns the reason for which a cloud would refuse this body; null if it accepts it. */
export function bodyProblem(body: JsonObject, version: string): string | null {
  if (body["anthropic_version"] !== version) return "anthropic_version: Field required";
  const unknown = Object.keys(body).find((name) => !fields.has(name));
  if (unknown !== undefined) return `${unknown}: Extra inputs are not permitted`;
  if (!Number.isSafeInteger(body["max_tokens"])) return "max_tokens: Field required";
  if (!Array.isArray(body["messages"])) return "messages: Field required";
  return null;
}

const usage = { input_tokens: 9, output_tokens: 7 };

/** Returns whether the conversation's last message contains a tool result. */
function hasResult({ messages }: JsonObject): boolean {
  const last = (messages as readonly { readonly content: unknown }[]).at(-1)?.content;
  return Array.isArray(last) && last.some(({ type }: { type: string }) => type === "tool_result");
}

/** Calls the first tool offered, and answers with text once it has a result. */
export function replyTo(body: JsonObject, model: string): ClaudeReply {
  const [tool] = (body["tools"] ?? []) as readonly { readonly name: string }[];
  const calls = tool !== undefined && !hasResult(body);
  const block = calls
    ? { type: "tool_use", id: "toolu_1", name: tool.name, input: { city: "Zürich" } }
    : { type: "text", text: `Grüezi from ${model}` };
  const stop = { stop_reason: calls ? "tool_use" : "end_turn", stop_sequence: null };
  const head = { id: "msg_1", type: "message", role: "assistant", model };
  return {
    message: { ...head, content: [block], ...stop, usage },
    events: [
      { type: "message_start", message: { ...head, content: [], usage: { input_tokens: 9 } } },
      ...blockEvents(block),
      { type: "message_delta", delta: stop, usage: { output_tokens: 7 } },
      { type: "message_stop" },
    ],
  };
}

type Block =
  | { readonly type: string; readonly text: string }
  | { readonly type: string; readonly id: string; readonly name: string; readonly input: object };

function blockEvents(block: Block): readonly JsonObject[] {
  const isText = "text" in block;
  const empty = isText ? { ...block, text: "" } : { ...block, input: {} };
  const text = isText ? block.text : JSON.stringify(block.input);
  const cut = Math.ceil(text.length / 2);
  const pieces = [text.slice(0, cut), text.slice(cut)];
  return [
    { type: "content_block_start", index: 0, content_block: empty },
    ...pieces.map((piece) => ({
      type: "content_block_delta",
      index: 0,
      delta: isText
        ? { type: "text_delta", text: piece }
        : { type: "input_json_delta", partial_json: piece },
    })),
    { type: "content_block_stop", index: 0 },
  ];
}
