import {
  isList,
  isObject,
  readJson,
  toolsField,
  toolsFor,
  type JsonField,
  type JsonObject,
  type Protocol,
} from "./tools.js";
import { chatMessages, messagesMessages, responsesInput, type Turn } from "./turns.js";

/** The settings of a request; null: the field is omitted. */
export interface Settings {
  readonly protocol: Protocol;
  readonly model: string;
  readonly system: string;
  readonly tools: string;
  readonly toolChoice: "" | "auto" | "required" | "none";
  readonly schema: string;
  readonly further: string;
  readonly maxTokens: number | null;
  readonly temperature: number | null;
  readonly topP: number | null;
  readonly topK: number | null;
  readonly stop: readonly string[];
  readonly reasoning: string;
  readonly stream: boolean;
}

export interface PlaygroundForm extends Settings {
  readonly turns: readonly Turn[];
}

export interface BuiltRequest {
  readonly path: string;
  readonly body: JsonObject;
  /** The names of the extra fields. */
  readonly extra: readonly string[];
}

const DEFAULT_MAX_TOKENS = 1024;

const schemaField: JsonField = { field: "schema", name: "JSON schema" };
const furtherField: JsonField = { field: "further", name: "Extra fields" };

/**
 * Builds the request of a form: path and body. The JSON texts `tools`, `schema` and `further` may
 * be empty; throws a `FieldProblem` if one is invalid.
 */
export function buildRequest(form: PlaygroundForm): BuiltRequest {
  const { path, body } = builders[form.protocol](form);
  const extra = form.further === "" ? {} : readJson(furtherField, form.further, isObject);
  return { path, body: { ...body, ...extra }, extra: Object.keys(extra) };
}

/** Returns the fields with the same name in all protocols. */
function commonFields({ temperature, topP }: Settings): JsonObject {
  return {
    ...(temperature === null ? {} : { temperature }),
    ...(topP === null ? {} : { top_p: topP }),
  };
}

function readTools({ protocol, tools }: Settings): readonly unknown[] {
  return toolsFor(protocol, readJson(toolsField, tools, isList));
}

function chatRequest(form: PlaygroundForm): Omit<BuiltRequest, "extra"> {
  const { model, system, turns, stop, schema, reasoning, stream, toolChoice } = form;
  const body: Record<string, unknown> = { model, messages: chatMessages(system, turns) };
  if (form.maxTokens !== null) body["max_tokens"] = form.maxTokens;
  Object.assign(body, commonFields(form));
  if (stop.length > 0) body["stop"] = stop;
  if (form.tools !== "") body["tools"] = readTools(form);
  if (form.tools !== "" && toolChoice !== "") body["tool_choice"] = toolChoice;
  if (schema !== "") {
    const json = { name: "reply", strict: true, schema: readJson(schemaField, schema, isObject) };
    body["response_format"] = { type: "json_schema", json_schema: json };
  }
  if (reasoning !== "") body["reasoning"] = { effort: reasoning };
  if (stream) Object.assign(body, { stream: true, stream_options: { include_usage: true } });
  return { path: "/v1/chat/completions", body };
}

const choices = { auto: "auto", none: "none", required: "any" };

function messagesRequest(form: PlaygroundForm): Omit<BuiltRequest, "extra"> {
  const { model, system, turns, stop, schema, reasoning, stream, toolChoice } = form;
  const body: Record<string, unknown> = { model, max_tokens: form.maxTokens ?? DEFAULT_MAX_TOKENS };
  if (system !== "") body["system"] = system;
  body["messages"] = messagesMessages(turns);
  Object.assign(body, commonFields(form));
  if (form.topK !== null) body["top_k"] = form.topK;
  if (stop.length > 0) body["stop_sequences"] = stop;
  if (form.tools !== "") body["tools"] = readTools(form);
  if (form.tools !== "" && toolChoice !== "") body["tool_choice"] = { type: choices[toolChoice] };
  if (reasoning !== "") body["thinking"] = { type: "adaptive" };
  const output = {
    ...(reasoning === "" ? {} : { effort: reasoning }),
    ...(schema === ""
      ? {}
      : { format: { type: "json_schema", schema: readJson(schemaField, schema, isObject) } }),
  };
  if (Object.keys(output).length > 0) body["output_config"] = output;
  if (stream) body["stream"] = true;
  return { path: "/v1/messages", body };
}

function responsesRequest(form: PlaygroundForm): Omit<BuiltRequest, "extra"> {
  const { model, system, turns, schema, reasoning, stream, toolChoice } = form;
  const body: Record<string, unknown> = { model };
  if (system !== "") body["instructions"] = system;
  body["input"] = responsesInput(turns);
  body["store"] = false;
  if (form.maxTokens !== null) body["max_output_tokens"] = form.maxTokens;
  Object.assign(body, commonFields(form));
  if (form.tools !== "") body["tools"] = readTools(form);
  if (form.tools !== "" && toolChoice !== "") body["tool_choice"] = toolChoice;
  if (schema !== "") {
    const json = { name: "reply", strict: true, schema: readJson(schemaField, schema, isObject) };
    body["text"] = { format: { type: "json_schema", ...json } };
  }
  if (reasoning !== "") {
    body["reasoning"] = { effort: reasoning, summary: "auto" };
    body["include"] = ["reasoning.encrypted_content"];
  }
  if (stream) body["stream"] = true;
  return { path: "/v1/responses", body };
}

const builders = {
  chat: chatRequest,
  messages: messagesRequest,
  responses: responsesRequest,
} as const;
