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

/** All properties of an error. */
export interface ErrorRow {
  readonly status: number;
  /** Status in the messages protocol if it differs from chat. */
  readonly messagesStatus?: number;
  readonly type: ErrorType;
  /** Type in the messages protocol if it differs from chat. */
  readonly messagesType?: ErrorType;
  readonly code: string;
  /** `x-should-retry`; absent if the header is not sent. */
  readonly shouldRetry?: boolean;
  /** For the documentation: the cause, and the client's options. */
  readonly advice: string;
  /** For the documentation: an operator's checks and remedies. */
  readonly remedy: string;
}
