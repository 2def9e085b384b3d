import { expect } from "vitest";
import type { Reply } from "../harness/call.ts";
import { faultsOf } from "../harness/closed-replies.ts";

/** The error body of both protocols. */
export interface ErrorBody {
  readonly error: {
    readonly type: string;
    readonly code: string;
    readonly param: string | null;
    readonly message: string;
    readonly details: Readonly<Record<string, unknown>> | null;
  };
  readonly request_id: string;
}

/**
 * Returns status and code of an error with the common body; checks its id in both headers.
 */
export function errorOf(reply: Reply): string {
  expect(faultsOf("ErrorResponse", reply.json), reply.text).toEqual([]);
  const { error, request_id } = reply.json as ErrorBody;
  expect(reply.headers.get("x-request-id")).toBe(request_id);
  expect(reply.headers.get("request-id")).toBe(request_id);
  return `${reply.status} ${error.code}`;
}
