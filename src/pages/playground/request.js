import { isObject, readJson, toolsFor } from "./tools.js";
import { chatMessages, messagesMessages } from "./turns.js";

const DEFAULT_MAX_TOKENS = 1024;

/**
 * The request of a form: path and body. The JSON texts `tools`, `schema` and `further` may be
 * empty; throws an Error that names the field where one is not what it should be.
 */
export function buildRequest(form) {
  const { path, body } = form.protocol === "chat" ? chatRequest(form) : messagesRequest(form);
  if (form.further === "") return { path, body };
  return { path, body: { ...body, ...readJson("Further fields", form.further, isObject) } };
}

/** What both protocols call alike. */
function commonFields({ temperature, topP }) {
  return {
    ...(temperature === null ? {} : { temperature }),
    ...(topP === null ? {} : { top_p: topP }),
  };
}

function readTools({ protocol, tools }) {
  return toolsFor(protocol, readJson("Tools", tools, Array.isArray));
}

function chatRequest(form) {
  const { model, system, turns, stop, schema, reasoning, stream, toolChoice } = form;
  const body = { model, messages: chatMessages(system, turns) };
  if (form.maxTokens !== null) body.max_tokens = form.maxTokens;
  Object.assign(body, commonFields(form));
  if (stop.length > 0) body.stop = stop;
  if (form.tools !== "") body.tools = readTools(form);
  if (form.tools !== "" && toolChoice !== "") body.tool_choice = toolChoice;
  if (schema !== "") {
    const json = { name: "reply", strict: true, schema: readJson("JSON schema", schema, isObject) };
    body.response_format = { type: "json_schema", json_schema: json };
  }
  if (reasoning !== "") body.reasoning = { effort: reasoning };
  if (stream) Object.assign(body, { stream: true, stream_options: { include_usage: true } });
  return { path: "/v1/chat/completions", body };
}

const choices = { auto: "auto", none: "none", required: "any" };

function messagesRequest(form) {
  const { model, system, turns, stop, schema, reasoning, stream, toolChoice } = form;
  const body = { model, max_tokens: form.maxTokens ?? DEFAULT_MAX_TOKENS };
  if (system !== "") body.system = system;
  body.messages = messagesMessages(turns);
  Object.assign(body, commonFields(form));
  if (form.topK !== null) body.top_k = form.topK;
  if (stop.length > 0) body.stop_sequences = stop;
  if (form.tools !== "") body.tools = readTools(form);
  if (form.tools !== "" && toolChoice !== "") body.tool_choice = { type: choices[toolChoice] };
  if (reasoning !== "") body.thinking = { type: "adaptive" };
  const output = {
    ...(reasoning === "" ? {} : { effort: reasoning }),
    ...(schema === ""
      ? {}
      : { format: { type: "json_schema", schema: readJson("JSON schema", schema, isObject) } }),
  };
  if (Object.keys(output).length > 0) body.output_config = output;
  if (stream) body.stream = true;
  return { path: "/v1/messages", body };
}
