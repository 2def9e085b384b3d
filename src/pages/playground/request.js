/**
 * The request of a form `{protocol, model, system, text, tools, maxTokens, reasoning, stream}`:
 * path and body. `tools` is the JSON text of an array in the protocol's own shape, or empty;
 * throws a SyntaxError or TypeError where it is neither.
 */
export function buildRequest(form) {
  return form.protocol === "chat" ? chatRequest(form) : messagesRequest(form);
}

function chatRequest({ model, system, text, tools, maxTokens, reasoning, stream }) {
  const messages = [{ role: "user", content: text }];
  if (system !== "") messages.unshift({ role: "system", content: system });
  const body = { model, messages };
  if (maxTokens !== null) body.max_tokens = maxTokens;
  if (tools !== "") body.tools = readTools(tools);
  if (reasoning !== "") body.reasoning = { effort: reasoning };
  if (stream) Object.assign(body, { stream: true, stream_options: { include_usage: true } });
  return { path: "/v1/chat/completions", body };
}

function messagesRequest({ model, system, text, tools, maxTokens, reasoning, stream }) {
  const body = { model, max_tokens: maxTokens ?? 1024, messages: [] };
  if (system !== "") body.system = system;
  body.messages.push({ role: "user", content: text });
  if (tools !== "") body.tools = readTools(tools);
  if (reasoning !== "") {
    body.thinking = { type: "adaptive" };
    body.output_config = { effort: reasoning };
  }
  if (stream) body.stream = true;
  return { path: "/v1/messages", body };
}

function readTools(text) {
  const tools = JSON.parse(text);
  if (!Array.isArray(tools)) throw new TypeError("Tools are a JSON array.");
  return tools;
}
