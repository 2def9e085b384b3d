import type { ErrorKind, GatewayError } from "./gateway-error.ts";

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
  | "overloaded_error";

export interface ErrorRow {
  readonly status: number;
  /** Where the messages protocol answers with another status than chat. */
  readonly messagesStatus?: number;
  readonly type: ErrorType;
  readonly code: string;
  /** `x-should-retry`; absent: the header is not sent. */
  readonly shouldRetry?: boolean;
}

const badRequest = { status: 400, type: "invalid_request_error" } as const;

/** The table of contract-decisions, section 2, one row a kind. */
export const errorTable: Readonly<Record<ErrorKind, ErrorRow>> = {
  "invalid-json": { ...badRequest, code: "invalid_json" },
  "invalid-request": { ...badRequest, code: "invalid_request" },
  "unknown-field": { ...badRequest, code: "unknown_field" },
  "unsupported-content": { ...badRequest, code: "unsupported_content" },
  "unsupported-schema": { ...badRequest, code: "unsupported_schema" },
  "thread-unsupported": { ...badRequest, code: "invalid_request" },
  "upstream-rejected": { ...badRequest, code: "upstream_rejected" },
  "missing-api-key": {
    status: 401,
    type: "authentication_error",
    code: "missing_api_key",
    shouldRetry: false,
  },
  "invalid-api-key": {
    status: 401,
    type: "authentication_error",
    code: "invalid_api_key",
    shouldRetry: false,
  },
  "insufficient-balance": {
    status: 402,
    type: "billing_error",
    code: "insufficient_balance",
    shouldRetry: false,
  },
  "model-not-allowed": {
    status: 403,
    type: "permission_error",
    code: "model_not_allowed",
    shouldRetry: false,
  },
  "model-not-found": { status: 404, type: "not_found_error", code: "model_not_found" },
  "not-found": { status: 404, type: "not_found_error", code: "not_found" },
  "method-not-allowed": {
    status: 405,
    type: "invalid_request_error",
    code: "method_not_allowed",
  },
  "request-timeout": { status: 408, type: "timeout_error", code: "request_timeout" },
  "idempotency-in-flight": {
    status: 409,
    type: "conflict_error",
    code: "idempotency_in_flight",
    shouldRetry: true,
  },
  "body-too-large": { status: 413, type: "request_too_large", code: "body_too_large" },
  "unsupported-media-type": {
    status: 415,
    type: "invalid_request_error",
    code: "unsupported_media_type",
  },
  "idempotency-mismatch": {
    status: 422,
    type: "invalid_request_error",
    code: "idempotency_mismatch",
    shouldRetry: false,
  },
  "rate-limited": {
    status: 429,
    type: "rate_limit_error",
    code: "rate_limited",
    shouldRetry: true,
  },
  "internal-error": { status: 500, type: "api_error", code: "internal_error" },
  "upstream-error": { status: 502, type: "api_error", code: "upstream_error" },
  overloaded: {
    status: 503,
    messagesStatus: 529,
    type: "overloaded_error",
    code: "overloaded",
    shouldRetry: true,
  },
  unavailable: { status: 503, type: "overloaded_error", code: "unavailable", shouldRetry: true },
  "upstream-timeout": {
    status: 504,
    type: "timeout_error",
    code: "upstream_timeout",
    shouldRetry: true,
  },
};

/** The HTTP status of an error, which can differ by protocol. */
export function errorStatus(kind: ErrorKind, protocol: "chat" | "messages"): number {
  const { status, messagesStatus } = errorTable[kind];
  return protocol === "messages" ? (messagesStatus ?? status) : status;
}

/** The error body of both protocols (contract-decisions, section 2). */
export interface ErrorBody {
  readonly type: "error";
  readonly error: {
    readonly type: ErrorType;
    readonly message: string;
    readonly code: string;
    readonly param: string | null;
    readonly details: Readonly<Record<string, unknown>> | null;
  };
  readonly request_id: string;
}

/** `/messages/0/foo` → `messages[0].foo`; the whole body → null. */
export function pointerToParam(pointer: string): string | null {
  if (pointer === "") return null;
  return pointer
    .slice(1)
    .split("/")
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((token, at) => (/^\d+$/.test(token) ? `[${token}]` : at === 0 ? token : `.${token}`))
    .join("");
}

/** The body for an error; `requestId` is ours (`req_…`). */
export function errorBody(error: GatewayError, requestId: string): ErrorBody {
  const row = errorTable[error.kind];
  const first = error.issues[0];
  return {
    type: "error",
    error: {
      type: row.type,
      message: error.message,
      code: row.code,
      param: first === undefined ? null : pointerToParam(first.pointer),
      details: error.details,
    },
    request_id: requestId,
  };
}
