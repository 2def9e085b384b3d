import type { Schemas } from "../../../generated/types.ts";

/** `error.type` of the wire (contract-decisions, section 2). */
export type ErrorType = Schemas["ErrorObject"]["type"];

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

/** The kind of an error with this code: `rate-limited` for `rate_limited`. */
type KindOf<Code extends string> = Code extends `${infer Start}_${infer End}`
  ? `${Start}-${KindOf<End>}`
  : Code;

/** Exactly one row for each code, under its kind. */
export type ErrorRows<Codes extends string> = {
  readonly [Code in Codes as KindOf<Code>]: ErrorRow & { readonly code: Code };
};
