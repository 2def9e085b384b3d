import type { ErrorDetails, ErrorObjectTypeEnum, ErrorResponse } from "./models/index.js";

/** The service's error types, and `connection_error` if no complete response arrived. */
export type GatewayErrorType = ErrorObjectTypeEnum | "connection_error";

export interface GatewayErrorFacts {
  readonly status: number | null;
  readonly type: GatewayErrorType;
  readonly code: string;
  readonly message: string;
  readonly param?: string | null;
  readonly details?: ErrorDetails | null;
  readonly requestId?: string | null;
  readonly headers?: Headers | null;
  readonly cause?: unknown;
}

/**
 * The base of all errors of this client: refusals, failures inside a stream, broken connections.
 * The subclasses follow the HTTP status, with the names of the vendors' libraries.
 */
export class GatewayError extends Error {
  override readonly name: string = "GatewayError";
  /** HTTP status; 200 for an error inside a stream, null without a response. */
  readonly status: number | null;
  readonly type: GatewayErrorType;
  /** A stable code for programs, such as `unknown_field`. */
  readonly code: string;
  /** The first invalid field, such as `messages[0].content`. */
  readonly param: string | null;
  readonly details: ErrorDetails | null;
  /** Include it in support requests. */
  readonly requestId: string | null;
  /** The response's headers; null without a response. */
  readonly headers: Headers | null;

  constructor(facts: GatewayErrorFacts) {
    super(facts.message, { cause: facts.cause });
    this.status = facts.status;
    this.type = facts.type;
    this.code = facts.code;
    this.param = facts.param ?? null;
    this.details = facts.details ?? null;
    this.requestId = facts.requestId ?? null;
    this.headers = facts.headers ?? null;
  }
}

/** Status 400. */
export class BadRequestError extends GatewayError {}
/** Status 401. */
export class AuthenticationError extends GatewayError {}
/** Status 403. */
export class PermissionDeniedError extends GatewayError {}
/** Status 404. */
export class NotFoundError extends GatewayError {}
/** Status 409. */
export class ConflictError extends GatewayError {}
/** Status 422. */
export class UnprocessableEntityError extends GatewayError {}
/** Status 429. */
export class RateLimitError extends GatewayError {}
/** Status 500 and above. */
export class InternalServerError extends GatewayError {}

/** No response, or a stream that ended too early. */
export class APIConnectionError extends GatewayError {}

/** The service was silent for longer than `timeout`; the code is `timeout`. */
export class APIConnectionTimeoutError extends APIConnectionError {}

/** The caller ended the request; `cause` is the signal's reason, and `name` is the reason's. */
export class APIUserAbortError extends GatewayError {
  override readonly name: string = this.cause instanceof Error ? this.cause.name : "AbortError";
}

const classes: Readonly<Record<number, typeof GatewayError>> = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionDeniedError,
  404: NotFoundError,
  409: ConflictError,
  422: UnprocessableEntityError,
  429: RateLimitError,
};

/**
 * Returns the error in a body; a body of another shape (a proxy's page) is classified by status.
 */
export function errorFromBody(
  status: number,
  text: string,
  headers: Headers | null = null,
): GatewayError {
  const Class = classes[status] ?? (status >= 500 ? InternalServerError : GatewayError);
  const body = readErrorBody(text);
  const requestId = body?.request_id ?? headers?.get("x-request-id") ?? null;
  if (body === null) {
    const message = `The service answered with status ${status}.`;
    return new Class({ status, type: "api_error", code: "unknown", message, requestId, headers });
  }
  const { type, code, message, param, details } = body.error;
  return new Class({ status, type, code, message, param, details, requestId, headers });
}

/** Returns the error for a broken connection, or for a stream without its last event. */
export function connectionError(
  code: string,
  message: string,
  cause?: unknown,
): APIConnectionError {
  return new APIConnectionError({ status: null, type: "connection_error", code, message, cause });
}

/** Returns the error for a service that was silent for too long. */
export function timeoutError(timeoutMs: number): APIConnectionTimeoutError {
  const message = `The service was silent for ${timeoutMs} ms.`;
  const type = "connection_error";
  return new APIConnectionTimeoutError({ status: null, type, code: "timeout", message });
}

/** Returns the error for a request that its caller ended. */
export function abortError(cause: unknown): APIUserAbortError {
  const message = "The request was aborted.";
  const type = "connection_error";
  return new APIUserAbortError({ status: null, type, code: "aborted", message, cause });
}

function readErrorBody(text: string): ErrorResponse | null {
  try {
    const body = JSON.parse(text);
    return body?.type === "error" && typeof body.error === "object" ? body : null;
  } catch {
    return null;
  }
}
