/**
 * A conversation in no protocol's terms. Turns are `{role: "user", text, images}`,
 * `{role: "tool", results: [{id, name, text}]}` and assistant turns, which also keep the message
 * as it was received: thinking, for one, has a signature that only its own protocol carries.
 */

/** The turn of a reply, `{role, protocol, message, text, reasoning, calls: [{id, name, json}]}`. */
export function assistantTurn(protocol, reply) {
  return {
    role: "assistant",
    protocol,
    ...(protocol === "chat" ? ofChat(reply) : ofMessage(reply)),
  };
}

function ofChat({ choices: [{ message }] }) {
  return {
    message,
    text: message.content ?? "",
    reasoning: message.reasoning_content ?? "",
    calls: (message.tool_calls ?? []).map(({ id, function: called }) => ({
      id,
      name: called.name,
      json: called.arguments,
    })),
  };
}

function ofMessage({ content }) {
  const blocks = content.filter((block) => block !== undefined && block !== null);
  const join = (type, field) =>
    blocks
      .filter((block) => block.type === type)
      .map((block) => block[field])
      .join("\n");
  return {
    message: { role: "assistant", content: blocks },
    text: join("text", "text"),
    reasoning: join("thinking", "thinking"),
    calls: blocks
      .filter(({ type }) => type === "tool_use")
      .map(({ id, name, input }) => ({ id, name, json: JSON.stringify(input) })),
  };
}

/** The calls that the next turn must answer. */
export function pendingCalls(turns) {
  const last = turns.at(-1);
  return last?.role === "assistant" ? last.calls : [];
}

/** The messages of a chat request. */
export function chatMessages(system, turns) {
  const first = system === "" ? [] : [{ role: "system", content: system }];
  return [...first, ...turns.flatMap(chatTurn)];
}

function chatTurn(turn) {
  if (turn.role === "tool") {
    return turn.results.map(({ id, text }) => ({ role: "tool", tool_call_id: id, content: text }));
  }
  if (turn.role === "assistant") return [chatAssistant(turn)];
  const images = turn.images.map((url) => ({ type: "image_url", image_url: { url } }));
  if (images.length === 0) return [{ role: "user", content: turn.text }];
  const texts = turn.text === "" ? [] : [{ type: "text", text: turn.text }];
  return [{ role: "user", content: [...texts, ...images] }];
}

function chatAssistant({ protocol, message, text, calls }) {
  if (protocol === "chat") return message;
  const tools = calls.map(({ id, name, json }) => ({
    id,
    type: "function",
    function: { name, arguments: json },
  }));
  const isCall = tools.length > 0;
  return {
    role: "assistant",
    content: text === "" && isCall ? null : text,
    ...(isCall ? { tool_calls: tools } : {}),
  };
}

/** The messages of a messages request: tool results join the user's turn after them. */
export function messagesMessages(turns) {
  const messages = [];
  for (const turn of turns) {
    const message = messagesTurn(turn);
    const last = messages.at(-1);
    if (last?.role === "user" && message.role === "user") {
      last.content = [...blocksOf(last.content), ...blocksOf(message.content)];
    } else messages.push(message);
  }
  return messages;
}

function blocksOf(content) {
  return typeof content === "string" ? [{ type: "text", text: content }] : content;
}

function messagesTurn(turn) {
  if (turn.role === "assistant") return messagesAssistant(turn);
  if (turn.role === "tool") {
    const result = ({ id, text }) => ({ type: "tool_result", tool_use_id: id, content: text });
    return { role: "user", content: turn.results.map(result) };
  }
  if (turn.images.length === 0) return { role: "user", content: turn.text };
  const texts = turn.text === "" ? [] : [{ type: "text", text: turn.text }];
  return { role: "user", content: [...turn.images.map(imageBlock), ...texts] };
}

function imageBlock(url) {
  const [, type, data] = /^data:([^;,]+);base64,(.*)$/s.exec(url) ?? [];
  return { type: "image", source: { type: "base64", media_type: type, data } };
}

function messagesAssistant({ protocol, message, text, calls }) {
  if (protocol === "messages") return message;
  const texts = text === "" ? [] : [{ type: "text", text }];
  const uses = calls.map(({ id, name, json }) => ({
    type: "tool_use",
    id,
    name,
    input: readInput(json),
  }));
  return { role: "assistant", content: [...texts, ...uses] };
}

/** A model may write arguments that are not JSON. */
function readInput(json) {
  try {
    const input = JSON.parse(json);
    return typeof input === "object" && input !== null ? input : { value: input };
  } catch {
    return { arguments: json };
  }
}
