import type { Defect } from "./defect.ts";
import { field, header, status, text } from "./mutate.ts";

const chat = "createChatCompletion: text";
const cut = "createChatCompletion: text cut at a limit";
const call = "createChatCompletion: a tool call";
const ignored = "createChatCompletion: a request with a field of no effect";
const message = "createMessage: text";
const stopped = "createMessage: text that met a stop string";
const use = "createMessage: a tool call";
const thinking = "createMessage: thinking";
const list = "listModels: the models of the plan";
const model = "getModel: a model, its slash escaped";
const account = "getAccount: the caller's account";

/** Defects of non-streaming responses, records and their headers. */
export const replyDefects: readonly Defect[] = [
  ["201 for a completion", chat, status(201)],
  ["a completion without its id", chat, field("/id", undefined)],
  ["an id with another prefix", chat, field("/id", "cmpl-1")],
  ["another object type", chat, field("/object", "text_completion")],
  ["created in milliseconds", chat, field("/created", Date.UTC(2026, 0, 1))],
  ["created as text", chat, field("/created", "2026-01-01")],
  ["the upstream's name of the model", chat, field("/model", "echo")],
  ["no choice", chat, field("/choices", [])],
  ["a choice without index", chat, field("/choices/0/index", undefined)],
  ["an index from 1", chat, field("/choices/0/index", 1)],
  ["a message without role", chat, field("/choices/0/message/role", undefined)],
  ["another role", chat, field("/choices/0/message/role", "model")],
  ["content that is missing", chat, field("/choices/0/message/content", undefined)],
  ["content that lost its last letter", chat, field("/choices/0/message/content", "Hello ther")],
  ["an upstream's own finish reason", chat, field("/choices/0/finish_reason", "content_filter")],
  ["no finish reason", chat, field("/choices/0/finish_reason", null)],
  ["a cut reply that looks finished", cut, field("/choices/0/finish_reason", "stop")],
  ["an upstream's field let through", chat, field("/system_fingerprint", "fp_1")],
  ["an undeclared field in a choice", chat, field("/choices/0/made_up", null)],
  ["no logprobs", chat, field("/choices/0/logprobs", undefined)],
  ["no refusal", chat, field("/choices/0/message/refusal", undefined)],
  ["no usage", chat, field("/usage", undefined)],
  ["a count as text", chat, field("/usage/prompt_tokens", "2")],
  ["a negative count", chat, field("/usage/prompt_tokens", -1)],
  ["a total that is not a sum", chat, field("/usage/total_tokens", 5)],
  [
    "reasoning counted where there was none",
    chat,
    field("/usage/completion_tokens_details/reasoning_tokens", 1),
  ],
  [
    "arguments as an object",
    call,
    field("/choices/0/message/tool_calls/0/function/arguments", { city: "city" }),
  ],
  [
    "arguments cut short",
    call,
    field("/choices/0/message/tool_calls/0/function/arguments", '{"city":"ci'),
  ],
  ["a call without id", call, field("/choices/0/message/tool_calls/0/id", undefined)],
  ["a call of another tool", call, field("/choices/0/message/tool_calls/0/function/name", "look")],
  ["a call that ends as stop", call, field("/choices/0/finish_reason", "stop")],
  ["empty text beside a call", call, field("/choices/0/message/content", "")],
  ["ignored fields dropped in silence", ignored, header("x-ignored-fields", null)],
  ["ignored fields where all took effect", chat, header("x-ignored-fields", "/model")],
  ["a completion as plain text", chat, header("content-type", "text/plain")],
  ["a completion as a stream's media type", chat, header("content-type", "text/event-stream")],
  ["no x-request-id", chat, header("x-request-id", null)],
  ["no request-id", message, header("request-id", null)],
  ["two ids of one request", chat, header("request-id", "req_another1")],
  ["an id of another form", chat, header("x-request-id", "7f3a")],
  ["an upstream's header let through", chat, header("openai-processing-ms", "3")],
  ["an undeclared header of ours", message, header("x-upstream", "sandbox")],
  ["limits not sent", chat, header("x-ratelimit-limit-requests", null)],
  ["a limit that is not a number", chat, header("x-ratelimit-limit-requests", "unlimited")],
  ["more left than allowed", chat, header("x-ratelimit-remaining-requests", "600001")],
  ["a negative reset", chat, header("x-ratelimit-reset-requests", "-1")],
  ["a reset in parts of a second", chat, header("x-ratelimit-reset-requests", "0.5")],
  ["retry-after on a success", chat, header("retry-after", "1")],
  ["a body cut short", chat, text((body) => body.slice(0, -1))],
  ["two bodies", chat, text((body) => body + body)],
  ["an empty body", message, text(() => "")],
  ["an HTML page", message, text(() => "<html><body>OK</body></html>")],
  ["a message's id with another prefix", message, field("/id", "chatcmpl-1")],
  ["another type of message", message, field("/type", "completion")],
  ["content as a string", message, field("/content", "Hello there")],
  ["a null citation", message, field("/content/0/citations", null)],
  ["a block without type", message, field("/content/0/type", undefined)],
  ["a stop reason of the other protocol", message, field("/stop_reason", "stop")],
  ["no stop_sequence", message, field("/stop_sequence", undefined)],
  ["a stop string that is not reported", stopped, field("/stop_sequence", null)],
  ["a stop string reported as an end", stopped, field("/stop_reason", "end_turn")],
  ["input as text", use, field("/content/0/input", '{"city":"city"}')],
  ["thinking without signature", thinking, field("/content/0/signature", undefined)],
  ["thinking after the text", thinking, text(reverseContent)],
  ["cached input left out", message, field("/usage/cache_read_input_tokens", undefined)],
  ["output not counted", message, field("/usage/output_tokens", 0)],
  ["a list without its object type", list, field("/object", undefined)],
  [
    "a bare array of models",
    list,
    text((body) => JSON.stringify(Reflect.get(parse(body), "data"))),
  ],
  ["a model left out of the list", list, field("/data/0", undefined)],
  [
    "a model twice in the list",
    list,
    text((body) => body.replace('"data":[{', '"data":[{"id":"a"},{')),
  ],
  ["more pages than there are", list, field("/has_more", true)],
  ["another last id", list, field("/last_id", "sandbox/echo")],
  ["another model's record", model, field("/id", "sandbox/agent")],
  ["a price as a number", model, field("/pricing/prompt", 1e-8)],
  ["no price", model, field("/pricing/completion", undefined)],
  ["an ability of its own", model, field("/capabilities/structured_output", "yes")],
  ["upstreams shown to the customer", model, field("/upstreams", [])],
  ["created_at as a number", model, field("/created_at", 1_767_225_600)],
  ["money as a float", account, field("/balance/available", 999.99)],
  ["another currency", account, field("/balance/currency", "EUR")],
  ["the key itself in the record", account, field("/key/secret", "sk-gw-1")],
  ["another plan", account, field("/plan/id", "starter")],
  ["another limit of bodies", account, field("/limits/max_body_bytes", 1_048_576)],
];

function parse(body: string): object {
  return JSON.parse(body) as object;
}

function reverseContent(body: string): string {
  const reply = JSON.parse(body) as { readonly content: readonly unknown[] };
  return JSON.stringify({ ...reply, content: reply.content.toReversed() });
}
