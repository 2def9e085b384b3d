import type { ReportFilter } from "./reports.ts";

/**
 * A request of `/v1` that was answered with an error: what an operator needs to say why, and nothing
 * of its content.
 */
export interface FailedRequest {
  /** The request's id, `x-request-id` of its response. */
  readonly id: string;
  readonly atMs: number;
  /** Null where no key was found to be valid. */
  readonly accountId: string | null;
  readonly keyId: string | null;
  /** From the catalog; null where none was found. */
  readonly model: string | null;
  readonly protocol: "chat" | "messages" | null;
  readonly status: number;
  readonly code: string;
  /** JSON pointer to the first field that was refused; null where none was. */
  readonly pointer: string | null;
}

/** How it ended: `broken` where its response had begun, with status 200, and broke off. */
export function failedOutcome({ status }: Pick<FailedRequest, "status">): "failed" | "broken" {
  return status < 400 ? "broken" : "failed";
}

/** Which failed requests are listed; what is absent or null does not narrow it. */
export interface FailedRequestQuery extends Omit<ReportFilter, "upstream"> {
  readonly status?: number | null;
  readonly code?: string | null;
  /** Only those of these ids. */
  readonly ids?: readonly string[];
  /** Only those that money was never held for, which have no usage entry. */
  readonly isUnheld?: boolean;
  /** The last one of the page before; absent or null: the first page. */
  readonly after?: FailedRequestPlace | null;
  readonly limit: number;
  /** See `StatementQuery`. */
  readonly timeoutMs?: number;
}

export interface FailedRequestPlace {
  readonly atMs: number;
  readonly id: string;
}

export interface FailedRequestPage {
  /** The latest first. */
  readonly requests: readonly FailedRequest[];
  /** There are more after the last of these. */
  readonly hasMore: boolean;
}

/** The newest are kept, and none for longer than a week. */
export const FAILED_REQUESTS_MAX = 20_000;
/** Of each account, so that none pushes out what others are asked about. */
export const FAILED_REQUESTS_OF_ACCOUNT_MAX = 1_000;
/** Of requests without a valid key: strangers make as many as they like. */
export const FAILED_REQUESTS_OF_NOBODY_MAX = 500;
export const FAILED_REQUESTS_KEPT_MS = 7 * 86_400_000;
