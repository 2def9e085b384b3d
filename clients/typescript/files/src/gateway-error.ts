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
  readonly cause?: unknown;
}

/** The only error of this client: refusals, failures inside a stream, and broken connections. */
export class GatewayError extends Error {
  override readonly name = "GatewayError";
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

  constructor(facts: GatewayErrorFacts) {
    super(facts.message, { cause: facts.cause });
    this.status = facts.status;
    this.type = facts.type;
    this.code = facts.code;
    this.param = facts.param ?? null;
    this.details = facts.details ?? null;
    this.requestId = facts.requestId ?? null;
  }
}

/**
 * Returns the error in a body; a body of another shape (a proxy's page) is classified by status.
 */
export function errorFromBody(status: number, text: string): GatewayError {
  const body = readErrorBody(text);
  if (body === null) {
    const message = `The service answered with status ${status}.`;
    return new GatewayError({ status, type: "api_error", code: "unknown", message });
  }
  const { type, code, message, param, details } = body.error;
  return new GatewayError({
    status, type, code, message, param, details, requestId: body.request_id,
  });
}

/** Returns the error for a broken connection, or for a stream without its last event. */
export function connectionError(code: string, message: string, cause?: unknown): GatewayError {
  return new GatewayError({ status: null, type: "connection_error", code, message, cause });
}

function readErrorBody(text: string): ErrorResponse | null {
  try {
    const body = JSON.parse(text);
    return body?.type === "error" && typeof body.error === "object" ? body : null;
  } catch {
    return null;
  }
}
