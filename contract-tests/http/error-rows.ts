import type { CallOptions } from "../harness/call.ts";
import { MAX_BODY_BYTES } from "../harness/gateway.ts";
import { chat, hello, messages } from "../harness/requests.ts";

/** The roles of these rows. */
export type Caller = "rich" | "nobody" | "mistyped" | "revoked" | "expired" | "poor" | "narrow";

/** One row of the error table: the request, the key, and the refusal. */
export type Row = readonly [
  name: string,
  path: string,
  key: Caller,
  options: CallOptions,
  error: string,
  headers?: Readonly<Record<string, string | null>>,
];

const noRetry = { "x-should-retry": "false" };
const denied = { ...noRetry, "www-authenticate": "Bearer" };
const text = { "content-type": "text/plain" };

/**
 * Reasons that several rows of the contract's coverage share, and pairs of mistakes that show the
 * order of the checks. One row for each declared response is in `coverage/error-causes.ts`.
 */
export const errorRows: readonly Row[] = [
  ["an unknown path", "/v1/nothing", "nobody", {}, "404 not_found_error not_found"],
  ["an unknown path outside /v1", "/nothing", "nobody", {}, "404 not_found_error not_found"],
  [
    "a path that is not there, before the key",
    "/v1/embeddings",
    "mistyped",
    { body: hello },
    "404 not_found_error not_found",
  ],
  [
    "token counting is not served",
    "/v1/messages/count_tokens",
    "rich",
    { body: hello },
    "404 not_found_error not_found",
  ],
  [
    "responses are not served",
    "/v1/responses",
    "rich",
    { body: hello },
    "404 not_found_error not_found",
  ],
  [
    "a method of another path, before the key",
    chat,
    "nobody",
    {},
    "405 invalid_request_error method_not_allowed",
    { allow: "POST" },
  ],
  [
    "a method that models do not have",
    "/v1/models",
    "rich",
    { body: {} },
    "405 invalid_request_error method_not_allowed",
    { allow: "GET, HEAD" },
  ],
  [
    "a mistyped key",
    chat,
    "mistyped",
    { body: hello },
    "401 authentication_error invalid_api_key",
    denied,
  ],
  [
    "a revoked key",
    chat,
    "revoked",
    { body: hello },
    "401 authentication_error invalid_api_key",
    denied,
  ],
  [
    "an expired key",
    messages,
    "expired",
    { body: hello },
    "401 authentication_error invalid_api_key",
    denied,
  ],
  [
    "no key, before the content type",
    messages,
    "nobody",
    { body: "no JSON", headers: text },
    "401 authentication_error missing_api_key",
  ],
  [
    "the content type before the size",
    messages,
    "rich",
    { body: "x".repeat(MAX_BODY_BYTES + 1), headers: text },
    "415 invalid_request_error unsupported_media_type",
  ],
  [
    "a body beyond the limit, before its JSON",
    chat,
    "rich",
    { body: "x".repeat(MAX_BODY_BYTES + 1) },
    "413 request_too_large body_too_large",
  ],
  [
    "malformed JSON",
    messages,
    "rich",
    { body: "{" },
    "400 invalid_request_error invalid_json",
    noRetry,
  ],
  ["an empty body", chat, "rich", { body: "" }, "400 invalid_request_error invalid_json"],
  [
    "a body that is not an object",
    chat,
    "rich",
    { body: "[]" },
    "400 invalid_request_error invalid_request",
  ],
  [
    "an unknown field, before the model",
    chat,
    "rich",
    { body: { ...hello, model: "nobody/nothing", foo: 1 } },
    "400 invalid_request_error unknown_field",
    noRetry,
  ],
  [
    "a missing field",
    messages,
    "rich",
    { body: { model: "sandbox/echo" } },
    "400 invalid_request_error invalid_request",
    noRetry,
  ],
  [
    "an unknown model, before the plan",
    chat,
    "narrow",
    { body: { ...hello, model: "nobody/nothing" } },
    "404 not_found_error model_not_found",
  ],
  [
    "a model beyond the plan, before the balance",
    messages,
    "narrow",
    { body: { ...hello, model: "sandbox/agent" } },
    "403 permission_error model_not_allowed",
    noRetry,
  ],
  [
    "tools for a model without, before the balance",
    chat,
    "poor",
    {
      body: {
        ...hello,
        model: "sandbox/plain",
        tools: [{ type: "function", function: { name: "f" } }],
      },
    },
    "400 invalid_request_error unsupported_content",
    noRetry,
  ],
  [
    "an upstream's own 400",
    chat,
    "rich",
    { body: { ...hello, model: "sandbox/refuse-400" } },
    "400 invalid_request_error upstream_rejected",
    noRetry,
  ],
  [
    "an upstream that refuses our key",
    chat,
    "rich",
    { body: { ...hello, model: "sandbox/refuse-401" } },
    "502 api_error upstream_error",
    { "x-should-retry": null },
  ],
  [
    "garbage instead of a non-streaming response",
    messages,
    "rich",
    { body: { ...hello, model: "sandbox/garbage" } },
    "502 api_error upstream_error",
  ],
  [
    "a non-streaming response that is cut off",
    chat,
    "rich",
    { body: { ...hello, model: "sandbox/truncate" } },
    "502 api_error upstream_error",
  ],
  [
    "a silent upstream, asked for a stream",
    messages,
    "rich",
    { body: { ...hello, model: "sandbox/hang", stream: true } },
    "504 timeout_error upstream_timeout",
  ],
];
