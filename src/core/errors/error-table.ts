/** `error.type` of the wire (contract-decisions, section 2). */
export type ErrorType =
  | "invalid_request_error"
  | "authentication_error"
  | "billing_error"
  | "permission_error"
  | "not_found_error"
  | "conflict_error"
  | "request_too_large"
  | "rate_limit_error"
  | "timeout_error"
  | "api_error"
  | "overloaded_error"
  | "policy_blocked";

/** The protocols in which an error can differ. */
export type ErrorProtocol = "chat" | "messages";

interface ErrorRow {
  readonly status: number;
  /** Status in the messages protocol if it differs from chat. */
  readonly messagesStatus?: number;
  readonly type: ErrorType;
  /** Type in the messages protocol if it differs from chat. */
  readonly messagesType?: ErrorType;
  readonly code: string;
  /** `x-should-retry`; absent if the header is not sent. */
  readonly shouldRetry?: boolean;
  /** True if only the admin API returns this error. */
  readonly isAdminOnly?: boolean;
  /** For the documentation: the cause, and the client's options. */
  readonly advice: string;
}

/** A repeated request is refused again. Agents repeat an unknown 400 up to five times. */
const badRequest = { status: 400, type: "invalid_request_error", shouldRetry: false } as const;

/** The table of contract-decisions, section 2: all properties of an error, by its kind. */
const rows = {
  "invalid-json": {
    ...badRequest,
    code: "invalid_json",
    advice: "The body is not JSON. Send one JSON object.",
  },
  "invalid-request": {
    ...badRequest,
    code: "invalid_request",
    advice: "A field violates the contract. `details.issues` lists every field and rule.",
  },
  "unknown-field": {
    ...badRequest,
    code: "unknown_field",
    advice: "The contract does not define this field. The hint names the nearest one.",
  },
  "unsupported-content": {
    ...badRequest,
    code: "unsupported_content",
    advice:
      "This model does not support the images or tools of this request. Choose another model.",
  },
  "unsupported-schema": {
    ...badRequest,
    code: "unsupported_schema",
    advice: "The model cannot answer in this schema. Simplify it.",
  },
  "thread-unsupported": {
    ...badRequest,
    code: "invalid_request",
    advice:
      "Stateful threads are not supported. Send the whole history, as the vendor's SDK does automatically.",
  },
  "upstream-rejected": {
    ...badRequest,
    code: "upstream_rejected",
    shouldRetry: false,
    advice: "The model's provider refused this request; the message gives its reason.",
  },
  "context-length-exceeded": {
    ...badRequest,
    code: "context_length_exceeded",
    shouldRetry: false,
    advice:
      "The conversation is longer than the model's context. Shorten it; the message has both numbers if they are known.",
  },
  "policy-blocked": {
    ...badRequest,
    messagesType: "policy_blocked",
    code: "policy_blocked",
    shouldRetry: false,
    advice:
      "The model's provider refused the content of this request. In the messages protocol this is also the `type`.",
  },
  "missing-api-key": {
    status: 401,
    type: "authentication_error",
    code: "missing_api_key",
    shouldRetry: false,
    advice: "No key was sent.",
  },
  "invalid-api-key": {
    status: 401,
    type: "authentication_error",
    code: "invalid_api_key",
    shouldRetry: false,
    advice: "The key is mistyped, unknown, revoked or expired.",
  },
  "insufficient-balance": {
    status: 402,
    type: "billing_error",
    code: "insufficient_balance",
    shouldRetry: false,
    advice:
      "The balance, the key's spending limit or a budget does not cover the maximum cost of the " +
      "request. `details` has `needed`, `available`, `affordable_max_tokens` and, if a budget stops it, `resets_at`.",
  },
  "model-not-allowed": {
    status: 403,
    type: "permission_error",
    code: "model_not_allowed",
    shouldRetry: false,
    advice: "The plan or the key may not use this model.",
  },
  "role-not-allowed": {
    status: 403,
    type: "permission_error",
    code: "role_not_allowed",
    shouldRetry: false,
    isAdminOnly: true,
    advice: "The admin token's role may not do this. The message names the required role.",
  },
  "model-not-found": {
    status: 404,
    type: "not_found_error",
    code: "model_not_found",
    advice: "No such model. `GET /v1/models` lists those of your plan.",
  },
  "not-found": {
    status: 404,
    type: "not_found_error",
    code: "not_found",
    advice: "No such path, or no such record.",
  },
  "method-not-allowed": {
    status: 405,
    type: "invalid_request_error",
    code: "method_not_allowed",
    advice: "The path exists; the header `Allow` names its methods.",
  },
  "request-timeout": {
    status: 408,
    type: "timeout_error",
    code: "request_timeout",
    advice: "The body arrived too slowly.",
  },
  "idempotency-in-flight": {
    status: 409,
    type: "conflict_error",
    code: "idempotency_in_flight",
    shouldRetry: true,
    advice: "A request with this `Idempotency-Key` is still in progress. Retry later.",
  },
  "reference-conflict": {
    status: 409,
    type: "conflict_error",
    code: "reference_conflict",
    shouldRetry: false,
    isAdminOnly: true,
    advice: "The reference was already used with another amount or note; `param` names the field.",
  },
  "insufficient-credit": {
    status: 409,
    type: "conflict_error",
    code: "insufficient_credit",
    shouldRetry: false,
    isAdminOnly: true,
    advice:
      "The refund exceeds the available credit; `details.available` is the largest possible refund.",
  },
  "balance-too-large": {
    status: 409,
    type: "conflict_error",
    code: "balance_too_large",
    shouldRetry: false,
    isAdminOnly: true,
    advice:
      "The entry would leave a balance above 9,000,000; the message states how much can be added.",
  },
  "account-closed": {
    status: 409,
    type: "conflict_error",
    code: "account_closed",
    shouldRetry: false,
    isAdminOnly: true,
    advice:
      "The account is closed. Its remaining credit can be refunded; no other change is possible.",
  },
  "external-id-taken": {
    status: 409,
    type: "conflict_error",
    code: "external_id_taken",
    shouldRetry: false,
    isAdminOnly: true,
    advice:
      "Another account, open or closed, has this `external_id`; `accounts list --external-id` shows it.",
  },
  "requests-running": {
    status: 409,
    type: "conflict_error",
    code: "requests_running",
    shouldRetry: false,
    isAdminOnly: true,
    advice:
      "The account cannot be closed while requests hold money; `details.held` is the amount. " +
      "Suspend it, wait until they have ended, and close it then.",
  },
  "key-revoked": {
    status: 409,
    type: "conflict_error",
    code: "key_revoked",
    shouldRetry: false,
    isAdminOnly: true,
    advice: "The key is revoked and stays as it is. Create another one.",
  },
  "invalid-configuration": {
    status: 409,
    type: "conflict_error",
    code: "invalid_configuration",
    shouldRetry: false,
    isAdminOnly: true,
    advice:
      "`gateway.yaml` is not valid; the message lists the errors. The previous one stays in use.",
  },
  "body-too-large": {
    status: 413,
    type: "request_too_large",
    code: "body_too_large",
    advice: "The body is over 32 MiB after decompression.",
  },
  "unsupported-media-type": {
    status: 415,
    type: "invalid_request_error",
    code: "unsupported_media_type",
    advice: "Send `content-type: application/json`.",
  },
  "expectation-failed": {
    status: 417,
    type: "invalid_request_error",
    code: "expectation_failed",
    advice: "Leave the header `Expect` out, or send `100-continue`.",
  },
  "idempotency-mismatch": {
    status: 422,
    type: "invalid_request_error",
    code: "idempotency_mismatch",
    shouldRetry: false,
    advice: "This `Idempotency-Key` was used with another body. Use a new one.",
  },
  "rate-limited": {
    status: 429,
    type: "rate_limit_error",
    code: "rate_limited",
    shouldRetry: true,
    advice: "Too many requests, tokens or parallel requests. Wait for `retry-after`.",
  },
  "headers-too-large": {
    status: 431,
    type: "invalid_request_error",
    code: "headers_too_large",
    advice: "The headers are over 32 KiB. Send fewer, or shorter ones.",
  },
  "internal-error": {
    status: 500,
    type: "api_error",
    code: "internal_error",
    advice: "An internal error. Include the `request_id` in support requests.",
  },
  "not-implemented": {
    status: 501,
    type: "invalid_request_error",
    code: "not_implemented",
    shouldRetry: false,
    advice: "The header `Transfer-Encoding` may hold only `chunked`.",
  },
  "upstream-error": {
    status: 502,
    type: "api_error",
    code: "upstream_error",
    advice: "The model's provider failed. You are not charged.",
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
  },
  unavailable: {
    status: 503,
    type: "overloaded_error",
    code: "unavailable",
    shouldRetry: true,
    advice: "The gateway is stopping, or its store is unavailable. Wait for `retry-after`.",
  },
  "change-unconfirmed": {
    status: 503,
    type: "api_error",
    code: "change_unconfirmed",
    shouldRetry: false,
    isAdminOnly: true,
    advice:
      "The change may have been made, or was made without a complete record; the message names the " +
      "command that shows which. Check before you repeat it.",
  },
  "upstream-timeout": {
    status: 504,
    type: "timeout_error",
    code: "upstream_timeout",
    shouldRetry: true,
    advice: "The model did not respond in time. You are not charged.",
  },
  "http-version": {
    status: 505,
    type: "invalid_request_error",
    code: "http_version_not_supported",
    shouldRetry: false,
    advice: "Use HTTP/1.1.",
  },
} as const satisfies Readonly<Record<string, ErrorRow>>;

export type ErrorKind = keyof typeof rows;

export const errorTable: Readonly<Record<ErrorKind, ErrorRow>> = rows;

/** Returns the HTTP status of an error, which can differ by protocol. */
export function errorStatus(kind: ErrorKind, protocol: ErrorProtocol): number {
  const { status, messagesStatus } = errorTable[kind];
  return protocol === "messages" ? (messagesStatus ?? status) : status;
}
