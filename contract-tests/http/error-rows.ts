import type { CallOptions } from "../harness/call.ts";
import { MAX_BODY_BYTES } from "../harness/gateway.ts";
import { chat, hello, messages } from "../harness/requests.ts";

/** The roles of these rows. */
export type Caller = "rich" | "nobody" | "mistyped" | "revoked" | "expired" | "poor" | "narrow";

/** One row of the error table: the request, the key, and the refusal's status and code. */
type Row = readonly [name: string, error: string, path: string, key: Caller, options: CallOptions];

const asks = (body: object): CallOptions => ({ body: { ...hello, ...body } });
const typed = (body: string): CallOptions => ({ body, headers: { "content-type": "text/plain" } });
const long = "x".repeat(MAX_BODY_BYTES + 1);
const tools = [{ type: "function", function: { name: "f" } }];
const model = (name: string, more: object = {}): CallOptions =>
  asks({ model: `sandbox/${name}`, ...more });
const unknown = { model: "nobody/nothing" };

/**
 * Reasons that several rows of the contract's coverage share, and pairs of mistakes that show the
 * order of the checks. One row for each declared response is in `coverage/error-causes.ts`.
 */
export const errorRows: readonly Row[] = [
  ["an unknown path", "404 not_found", "/v1/nothing", "nobody", {}],
  ["an unknown path outside /v1", "404 not_found", "/nothing", "nobody", {}],
  ["an unknown path, before the key", "404 not_found", "/v1/embeddings", "mistyped", asks({})],
  ["a method, before the key", "405 method_not_allowed", chat, "nobody", {}],
  ["a method of another path", "405 method_not_allowed", "/v1/models", "rich", asks({})],
  ["a mistyped key", "401 invalid_api_key", chat, "mistyped", asks({})],
  ["a revoked key", "401 invalid_api_key", chat, "revoked", asks({})],
  ["an expired key", "401 invalid_api_key", messages, "expired", asks({})],
  ["no key, before the type", "401 missing_api_key", messages, "nobody", typed("no JSON")],
  ["the type before the size", "415 unsupported_media_type", messages, "rich", typed(long)],
  ["a long body, before its JSON", "413 body_too_large", chat, "rich", { body: long }],
  ["malformed JSON", "400 invalid_json", messages, "rich", { body: "{" }],
  ["an empty body", "400 invalid_json", chat, "rich", { body: "" }],
  ["a body that is not an object", "400 invalid_request", chat, "rich", { body: "[]" }],
  ["a field, before the model", "400 unknown_field", chat, "rich", asks({ ...unknown, foo: 1 })],
  ["a missing field", "400 invalid_request", messages, "rich", { body: { model: "sandbox/echo" } }],
  ["an unknown model, before the plan", "404 model_not_found", chat, "narrow", asks(unknown)],
  ["the plan before the balance", "403 model_not_allowed", messages, "narrow", model("agent")],
  ["tools before the balance", "400 unsupported_content", chat, "poor", model("plain", { tools })],
  ["an upstream's own 400", "400 upstream_rejected", chat, "rich", model("refuse-400")],
  ["an upstream that refuses our key", "502 upstream_error", chat, "rich", model("refuse-401")],
  ["garbage instead of a reply", "502 upstream_error", messages, "rich", model("garbage")],
  ["a reply that is cut off", "502 upstream_error", chat, "rich", model("truncate")],
  [
    "a stream of nothing",
    "504 upstream_timeout",
    messages,
    "rich",
    model("hang", { stream: true }),
  ],
];
