import type { ErrorCode } from "../../../generated/types.ts";
import type { ErrorRow, ErrorRows } from "./error-row.ts";

/** A repeated request is refused again. Agents repeat an unknown 400 up to five times. */
const badRequest = { status: 400, type: "invalid_request_error", shouldRetry: false } as const;

const paymentRequired = { status: 402, type: "billing_error", shouldRetry: false } as const;
const forbidden = { status: 403, type: "permission_error", shouldRetry: false } as const;

/** The errors that clients of `/v1` can get; some of them also occur in the admin API. */
export const clientErrors = {
  "invalid-json": {
    ...badRequest,
    code: "invalid_json",
    advice: "The body is not JSON. Send one JSON object.",
    remedy: "The client's mistake. Behind a proxy: does it change or cut bodies?",
  },
  "invalid-request": {
    ...badRequest,
    code: "invalid_request",
    advice: "A field violates the contract. `details.issues` lists every field and rule.",
    remedy: "The client's mistake; the error names each place. `/docs/rejections` lists all.",
  },
  "unknown-field": {
    ...badRequest,
    code: "unknown_field",
    advice: "The contract does not define this field. The hint names the nearest one.",
    remedy: "The client's mistake. `docs/client-matrix.md` lists the fields of real clients.",
  },
  "unsupported-content": {
    ...badRequest,
    code: "unsupported_content",
    advice:
      "This model does not support the images or tools of this request. Choose another model.",
    remedy:
      "Set the model's `capabilities` if it supports the content; `upstreams probe` lists the working features.",
  },
  "unsupported-schema": {
    ...badRequest,
    code: "unsupported_schema",
    advice: "The model cannot answer in this schema. Simplify it.",
    remedy:
      "Offer a model with `structured_output: strict`, or ask the client to simplify the schema.",
  },
  "thread-unsupported": {
    ...badRequest,
    code: "invalid_request",
    advice:
      "Stateful threads are not supported. Send the whole history, as the vendor's SDK does automatically.",
    remedy: "The client must send the whole history.",
  },
  "upstream-rejected": {
    ...badRequest,
    code: "upstream_rejected",
    advice: "The model's provider refused this request; the message gives its reason.",
    remedy:
      "`requests show` names the upstream. If other upstreams accept the request: `upstreams probe`, then `quirks`.",
  },
  "context-length-exceeded": {
    ...badRequest,
    code: "context_length_exceeded",
    advice:
      "The conversation is longer than the model's context. Shorten it; the message has both numbers if they are known. Nothing is charged.",
    remedy:
      "The client's conversation is too long. Does the model's `context_length` match its upstream? See [below](#refusals-of-an-upstream).",
  },
  "policy-blocked": {
    ...badRequest,
    messagesType: "policy_blocked",
    code: "policy_blocked",
    advice:
      "The model's provider refused the content of this request. In the messages protocol this is also the `type`.",
    remedy:
      "The upstream's content policy. `requests show` names the upstream. The request was not charged, and no other upstream was tried.",
  },
  "missing-api-key": {
    status: 401,
    type: "authentication_error",
    code: "missing_api_key",
    shouldRetry: false,
    advice: "No key was sent.",
    remedy: "The client sends no key, or a proxy removes `Authorization` or `x-api-key`.",
  },
  "invalid-api-key": {
    status: 401,
    type: "authentication_error",
    code: "invalid_api_key",
    shouldRetry: false,
    advice: "The key is mistyped, unknown, revoked or expired.",
    remedy: "`keys list` shows whether it is revoked or expired. Issue a new one.",
  },
  "insufficient-balance": {
    ...paymentRequired,
    code: "insufficient_balance",
    advice:
      "The balance does not cover the maximum cost of the request: top up, or send the " +
      "`max_tokens` of `details`, which has `needed`, `available`, `affordable_max_tokens` and `limit`.",
    remedy: "`accounts show` shows the balance; `accounts top-up`.",
  },
  "spending-limit-exceeded": {
    ...paymentRequired,
    code: "spending_limit_exceeded",
    advice:
      "The key's spending limit does not cover the request. Use another key, or have the limit " +
      "raised. `details` has the amounts, as for `insufficient_balance`.",
    remedy: "`keys list` shows the limit and what is spent; `keys update --spending-limit`.",
  },
  "account-budget-exceeded": {
    ...paymentRequired,
    code: "account_budget_exceeded",
    advice:
      "The account's budget of this period does not cover the request. It resets at " +
      "`details.resets_at`; `details` also has the amounts.",
    remedy: "`accounts show` shows the budget; `accounts update --budget`.",
  },
  "key-budget-exceeded": {
    ...paymentRequired,
    code: "key_budget_exceeded",
    advice:
      "The key's budget of this period does not cover the request. It resets at " +
      "`details.resets_at`; `details` also has the amounts.",
    remedy: "`keys list` shows the budget; `keys update --budget`.",
  },
  "account-suspended": {
    ...forbidden,
    code: "account_suspended",
    advice: "The account is suspended: it may use no model. Ask whoever runs the gateway.",
    remedy: "`accounts show` shows since when; `accounts resume`.",
  },
  "model-not-allowed": {
    ...forbidden,
    code: "model_not_allowed",
    advice:
      "The account's plan does not include this model. `GET /v1/models` lists the allowed ones.",
    remedy: "`plans list` shows the plan's models; `accounts update --plan`.",
  },
  "model-not-allowed-by-key": {
    ...forbidden,
    code: "model_not_allowed_by_key",
    advice: "The plan includes this model, but the key is restricted to others. Use another key.",
    remedy: "`keys list` shows the key's models; `keys update --models`.",
  },
  "model-not-found": {
    status: 404,
    type: "not_found_error",
    code: "model_not_found",
    advice: "No such model. `GET /v1/models` lists those of your plan.",
    remedy:
      "`models list`. Is the vendor's key set in the gateway's environment? Is the model retired?",
  },
  "not-found": {
    status: 404,
    type: "not_found_error",
    code: "not_found",
    advice: "No such path, or no such record.",
    remedy: "The client's base URL: with `/v1` for chat, without it for the messages SDKs.",
  },
  "method-not-allowed": {
    status: 405,
    type: "invalid_request_error",
    code: "method_not_allowed",
    advice: "The path exists; the header `Allow` names its methods.",
    remedy: "The client's mistake, or a proxy that follows redirects with GET.",
  },
  "request-timeout": {
    status: 408,
    type: "timeout_error",
    code: "request_timeout",
    advice: "The body arrived too slowly.",
    remedy: "A slow or stalled upload. Does a proxy in front buffer the request?",
  },
  "idempotency-in-flight": {
    status: 409,
    type: "conflict_error",
    code: "idempotency_in_flight",
    shouldRetry: true,
    advice: "A request with this `Idempotency-Key` is still in progress. Retry later.",
    remedy:
      "Retries reach a different process than the first request: balance by key, see `docs/operate/scale.md`.",
  },
  "body-too-large": {
    status: 413,
    type: "request_too_large",
    code: "body_too_large",
    advice: "The body is over 32 MiB after decompression.",
    remedy: "`server.max_body_bytes`, and the proxy's own limit.",
  },
  "unsupported-media-type": {
    status: 415,
    type: "invalid_request_error",
    code: "unsupported_media_type",
    advice: "Send `content-type: application/json`.",
    remedy: "The client's mistake.",
  },
  "expectation-failed": {
    status: 417,
    type: "invalid_request_error",
    code: "expectation_failed",
    advice: "Leave the header `Expect` out, or send `100-continue`.",
    remedy: "The client's mistake, or that of a proxy that adds `Expect`.",
  },
  "idempotency-mismatch": {
    status: 422,
    type: "invalid_request_error",
    code: "idempotency_mismatch",
    shouldRetry: false,
    advice: "This `Idempotency-Key` was used with another body. Use a new one.",
    remedy: "The client used one key for two requests.",
  },
  "rate-limited": {
    status: 429,
    type: "rate_limit_error",
    code: "rate_limited",
    shouldRetry: true,
    advice: "Too many requests, tokens or parallel requests. Wait for `retry-after`.",
    remedy:
      "The plan's limits. Requests reserve their `max_tokens` of the tokens per minute. With several " +
      "processes: is `REDIS_URL` set, and Redis reachable?",
  },
  "headers-too-large": {
    status: 431,
    type: "invalid_request_error",
    code: "headers_too_large",
    advice: "The headers are over 32 KiB. Send fewer, or shorter ones.",
    remedy: "Does a proxy in front add headers, such as large cookies?",
  },
  "internal-error": {
    status: 500,
    type: "api_error",
    code: "internal_error",
    advice: "An internal error. Include the `request_id` in support requests.",
    remedy: "A bug of ours: the log line with this request id has the cause. Report it.",
  },
  "not-implemented": {
    status: 501,
    type: "invalid_request_error",
    code: "not_implemented",
    shouldRetry: false,
    advice: "The header `Transfer-Encoding` may hold only `chunked`.",
    remedy: "A proxy in front compresses by `Transfer-Encoding`.",
  },
  "upstream-error": {
    status: 502,
    type: "api_error",
    code: "upstream_error",
    advice: "The model's provider failed. You are not charged.",
    remedy:
      "`requests show` and the log name the upstream and its status; `account_problem` means your account there.",
  },
  overloaded: {
    status: 503,
    messagesStatus: 529,
    type: "overloaded_error",
    code: "overloaded",
    shouldRetry: true,
    advice:
      "No upstream of this model is available, or the request bodies in progress have reached their " +
      "limit. Wait for `retry-after`.",
    remedy:
      "All upstreams of the model fail or are busy: add one. Or `server.body_bytes_in_flight` is used up.",
  },
  unavailable: {
    status: 503,
    type: "overloaded_error",
    code: "unavailable",
    shouldRetry: true,
    advice: "The gateway is stopping, or its store is unavailable. Wait for `retry-after`.",
    remedy:
      "The gateway is stopping (deploy), or its ledger cannot be written: disk full or database unreachable.",
  },
  "upstream-timeout": {
    status: 504,
    type: "timeout_error",
    code: "upstream_timeout",
    shouldRetry: true,
    advice: "The model did not respond in time. You are not charged.",
    remedy: "The upstream is too slow for the model's `timeouts`: raise them, or add an upstream.",
  },
  "http-version-not-supported": {
    status: 505,
    type: "invalid_request_error",
    code: "http_version_not_supported",
    shouldRetry: false,
    advice: "Use HTTP/1.1.",
    remedy: "The client or a proxy speaks HTTP/2 without TLS: set it to HTTP/1.1.",
  },
} as const satisfies ErrorRows<ErrorCode> & { readonly "thread-unsupported": ErrorRow };
