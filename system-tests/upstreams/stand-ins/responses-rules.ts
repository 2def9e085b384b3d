import {
  isObject,
  isObjectText,
  isWholeSchema,
  type Json,
  listOf,
  objectOf,
  objectsOf,
} from "./json.ts";
import { readThought } from "./hidden-thought.ts";
import { Refused } from "./refused.ts";

/** The models of the stand-in: one that reasons, one that always reasons, and one that does not. */
export const models = {
  thinker: "gpt-6-stand-in",
  lasting: "gpt-6-astra",
  talker: "gpt-4.1-stand-in",
} as const;

const parameters = new Set([
  ...["background", "include", "input", "instructions", "max_output_tokens", "metadata", "model"],
  ...["parallel_tool_calls", "previous_response_id", "prompt_cache_key", "reasoning"],
  ...["safety_identifier", "service_tier", "store", "stream", "stream_options", "temperature"],
  ...["text", "tool_choice", "tools", "top_logprobs", "top_p", "truncation", "user"],
]);
const itemFields: Readonly<Record<string, ReadonlySet<string>>> = {
  message: new Set(["type", "id", "role", "content", "status", "phase"]),
  reasoning: new Set(["type", "id", "summary", "content", "encrypted_content", "status"]),
  function_call: new Set(["type", "id", "call_id", "name", "arguments", "status"]),
  function_call_output: new Set(["type", "id", "call_id", "output", "status"]),
};
const NAME = /^[A-Za-z0-9_-]{1,64}$/;
const ID_CHARS_MAX = 64;
const OUTPUT_TOKENS_MIN = 16;

function must(holds: boolean, message: string, code = "invalid_value"): void {
  if (!holds) throw new Refused(message, { code });
}

/** Returns OpenAI's refusal of the request, or null. `secret` encrypts thoughts. */
export function refusalOf(body: Json, secret: string): Refused | null {
  try {
    checkParameters(body);
    checkModel(body);
    checkTools(body);
    checkItems(objectsOf(body["input"]), secret);
    checkFormat(body);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

function checkParameters(body: Json): void {
  for (const name of Object.keys(body)) {
    must(parameters.has(name), `Unknown parameter: '${name}'.`, "unknown_parameter");
  }
  const bound = body["max_output_tokens"];
  must(
    bound === undefined || (Number.isInteger(bound) && Number(bound) >= OUTPUT_TOKENS_MIN),
    "Invalid 'max_output_tokens': integer below minimum value. Expected a value >= 16.",
    "integer_below_min_value",
  );
  const user = body["user"];
  must(
    user === undefined || (typeof user === "string" && user.length <= ID_CHARS_MAX),
    "Invalid 'user': string too long. Expected a string with maximum length 64.",
    "string_above_max_length",
  );
}

function checkModel(body: Json): void {
  const { model } = body;
  const isKnown = Object.values(models).some((known) => known === model);
  if (!isKnown) {
    throw new Refused("The model does not exist.", { code: "model_not_found", status: 404 });
  }
  const reasons = model !== models.talker;
  for (const name of reasons ? ["temperature", "top_p"] : ["reasoning"]) {
    const message = `Unsupported parameter: '${name}' is not supported with this model.`;
    must(!(name in body), message, "unsupported_parameter");
  }
  // Source: bolna 1019.
  must(
    model !== models.lasting || objectOf(body["reasoning"])["effort"] !== "none",
    "Unsupported value: 'none' is not supported with the 'gpt-6-astra' model.",
    "unsupported_value",
  );
  const wantsThoughts = listOf(body["include"]).includes("reasoning.encrypted_content");
  must(reasons || !wantsThoughts, "Encrypted content is not supported with this model.");
}

function checkTools(body: Json): void {
  const tools = objectsOf(body["tools"]);
  must(!("tool_choice" in body) || tools.length > 0, "Tool choice is set without tools.");
  for (const tool of tools) {
    must(tool["type"] === "function", "Invalid value: 'tools[].type'.");
    must(NAME.test(String(tool["name"])), "Invalid 'tools[].name': string does not match pattern.");
    must(isObject(tool["parameters"]), "Missing required parameter: 'tools[].parameters'.");
    must(
      isWholeSchema(tool["parameters"]),
      "Invalid schema for function: object schema missing properties.",
      "invalid_function_parameters",
    );
    // If absent, the vendor assumes true, and the client's schema would have to be strict.
    must(typeof tool["strict"] === "boolean", "Invalid schema for function: strict is on.");
  }
}

/** Checks that items have known fields, calls and results match, and reasoning precedes both. */
function checkItems(items: readonly Json[], secret: string): void {
  const ids = new Set<string>();
  const open = new Set<string>();
  for (const [at, item] of items.entries()) {
    const type = String(item["type"] ?? "message");
    const fields = itemFields[type];
    must(fields !== undefined, `Invalid value: '${type}' of 'input[${at}]'.`);
    for (const name of Object.keys(item)) {
      const isKnown = fields?.has(name) === true;
      must(isKnown, `Unknown parameter: 'input[${at}].${name}'.`, "unknown_parameter");
    }
    if (type === "reasoning") checkReasoning(item, items[at + 1], secret);
    if (!type.startsWith("function_call")) continue;
    const id = String(item["call_id"]);
    must(id.length <= ID_CHARS_MAX, `Invalid 'input[${at}].call_id': string too long.`);
    if (type === "function_call") {
      must(isObjectText(item["arguments"]), `Invalid 'input[${at}].arguments'.`);
      must(!ids.has(id), `Duplicate 'input[${at}].call_id'.`);
      ids.add(id);
      open.add(id);
    } else must(open.delete(id), `No tool call found for function call output with call_id ${id}.`);
  }
  must(open.size === 0, `No tool output found for function call ${[...open].join(", ")}.`);
}

function checkReasoning(item: Json, next: Json | undefined, secret: string): void {
  const id = String(item["id"]);
  must(Array.isArray(item["summary"]), "Missing required parameter: 'input[].summary'.");
  must(
    item["encrypted_content"] !== undefined,
    `Item with id '${id}' not found. Items are not persisted when \`store\` is set to false.`,
  );
  must(
    readThought(String(item["encrypted_content"]), id, secret) !== null,
    `The encrypted content for item ${id} could not be verified.`,
    "invalid_encrypted_content",
  );
  const isFollowed =
    next !== undefined &&
    (["function_call", "reasoning"].includes(String(next["type"])) || next["role"] === "assistant");
  must(
    isFollowed,
    `Item '${id}' of type 'reasoning' was provided without its required following item.`,
  );
}

function checkFormat(body: Json): void {
  const format = isObject(body["text"]) ? body["text"]["format"] : undefined;
  if (!isObject(format)) return;
  if (format["type"] === "json_schema") {
    must(NAME.test(String(format["name"])), "Invalid 'text.format.name'.");
    must(isObject(format["schema"]), "Missing required parameter: 'text.format.schema'.");
    return;
  }
  must(
    /json/i.test(JSON.stringify(body["input"])),
    "Response input messages must contain the word 'json' to use 'text.format' of type 'json_object'.",
  );
}
