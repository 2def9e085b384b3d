/** The content of an upstream's response on any wire, without usage. */
export interface StandInReply {
  readonly reasoning?: string;
  readonly text?: string;
  /** The name of the called tool. */
  readonly tool?: string;
  /** Fields besides the stop reason. */
  readonly ending?: object;
}

interface WireReplies {
  readonly whole: object;
  /** The data of each event. */
  readonly events: readonly (object | string)[];
}

/**
 * Returns the response in the form of the wire at this path, non-streaming and as the events of a
 * stream.
 */
export function repliesOf(path: string, reply: StandInReply): WireReplies {
  if (path.includes("/responses")) return ofResponses(reply);
  return path.includes("/messages") ? ofMessages(reply) : ofChat(reply);
}

/** Returns the bytes of a stream of these events. */
export function eventStream(events: WireReplies["events"]): string {
  const texts = events.map((event) => (typeof event === "string" ? event : JSON.stringify(event)));
  return texts.map((text) => `data: ${text}\n\n`).join("");
}

function ofChat({ reasoning, text = "Done.", tool }: StandInReply): WireReplies {
  const call = {
    index: 0,
    id: "call_a",
    type: "function",
    function: { name: tool, arguments: "{}" },
  };
  const message = {
    role: "assistant",
    content: text,
    ...(reasoning !== undefined && { reasoning_content: reasoning }),
    ...(tool !== undefined && { tool_calls: [call] }),
  };
  const finish = { finish_reason: tool === undefined ? "stop" : "tool_calls" };
  return {
    whole: { choices: [{ index: 0, message, ...finish }] },
    events: [
      { choices: [{ index: 0, delta: message, finish_reason: null }] },
      { choices: [{ index: 0, delta: {}, ...finish }] },
      "[DONE]",
    ],
  };
}

function ofResponses({ reasoning, text = "Done." }: StandInReply): WireReplies {
  const summary = [{ type: "summary_text", text: reasoning }];
  const thought = reasoning === undefined ? [] : [{ type: "reasoning", id: "rs_1", summary }];
  const content = [{ type: "output_text", text }];
  const output = [...thought, { type: "message", role: "assistant", content }];
  const response = { status: "completed", output };
  return { whole: response, events: [{ type: "response.completed", response }] };
}

function ofMessages({ reasoning, text = "Done.", ending: more }: StandInReply): WireReplies {
  const thought =
    reasoning === undefined ? [] : [{ type: "thinking", thinking: reasoning, signature: "s" }];
  const content = [...thought, { type: "text", text }];
  const ending = { stop_reason: "end_turn", ...more };
  const blocks = content.flatMap((content_block, index) => [
    { type: "content_block_start", index, content_block },
    { type: "content_block_stop", index },
  ]);
  return {
    whole: { type: "message", content, ...ending },
    events: [
      { type: "message_start", message: {} },
      ...blocks,
      { type: "message_delta", delta: ending },
      { type: "message_stop" },
    ],
  };
}
