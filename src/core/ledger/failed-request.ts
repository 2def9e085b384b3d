import type { ReportFilter } from "./reports.ts";

/**
 * A request to `/v1` that ended with an error: data for an operator to explain the error, without
 * any content.
 */
export interface FailedRequest {
  /** The request's id, `x-request-id` of its response. */
  readonly id: string;
  readonly atMs: number;
  /** Null if the request had no valid key. */
  readonly accountId: string | null;
  readonly keyId: string | null;
  /** From the catalog; null if no model was found. */
  readonly model: string | null;
  readonly protocol: "chat" | "messages" | "responses" | null;
  readonly status: number;
  readonly code: string;
  /** JSON pointer to the first refused field; null if no field was refused. */
  readonly pointer: string | null;
  /** The limit that refused it with a 402, `details.limit` of its error; otherwise null. */
  readonly limit: string | null;
}

/**
 * Returns how a request ended: `broken` if its response had begun, with status 200, and was cut
 * off.
 */
export function failedOutcome({ status }: Pick<FailedRequest, "status">): "failed" | "broken" {
  return status < 400 ? "broken" : "failed";
}

/** Filter of failed requests. Absent or null fields do not narrow the list. */
export interface FailedRequestQuery extends Omit<ReportFilter, "upstream" | "outcome"> {
  readonly status?: number | null;
  readonly code?: string | null;
  /** Only requests with these ids. */
  readonly ids?: readonly string[];
  /** Only requests for which no money was held. They have neither a hold nor a usage entry. */
  readonly isUnheld?: boolean;
  /** The last request of the previous page; absent or null for the first page. */
  readonly after?: FailedRequestPlace | null;
  readonly limit: number;
  /** See `StatementQuery`. */
  readonly timeoutMs?: number;
}

export interface ListedFailedRequest extends FailedRequest {
  /** Whether money was held for it, so that it has a hold or a usage entry. */
  readonly isHeld: boolean;
}

export interface FailedRequestPlace {
  readonly atMs: number;
  readonly id: string;
}

export interface FailedRequestPage {
  /** In descending order of time. */
  readonly requests: readonly ListedFailedRequest[];
  /** True if there are more requests after the last of these. */
  readonly hasMore: boolean;
}

/** Maximum number of stored requests: the newest are kept, each for at most a week. */
export const FAILED_REQUESTS_MAX = 20_000;
/** Maximum per account, so that one account cannot displace the requests of others. */
export const FAILED_REQUESTS_OF_ACCOUNT_MAX = 1_000;
/** Maximum of requests without a valid key. Clients can send any number of them. */
export const FAILED_REQUESTS_WITHOUT_ACCOUNT_MAX = 500;
export const FAILED_REQUESTS_KEPT_MS = 7 * 86_400_000;
