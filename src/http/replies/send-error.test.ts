import { describe, expect, it } from "vitest";
import openapi from "../../../generated/openapi.json" with { type: "json" };
import { errorStatus, errorTable } from "../../core/errors/error-table.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import type { ErrorKind } from "../../core/errors/error-table.ts";
import { errorHeaders } from "./send-error.ts";

const kinds = Object.keys(errorTable) as ErrorKind[];

function headersOf(error: GatewayError): Record<string, string> {
  const flat = errorHeaders(error);
  return Object.fromEntries(
    flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? ""]] : [])),
  );
}

/** Returns the headers that the contract requires for a status of `POST /messages`. */
function requiredHeaders(status: number): readonly string[] {
  const responses: Record<string, { $ref?: string }> = openapi.paths["/messages"].post.responses;
  const name = responses[String(status)]?.$ref?.split("/").at(-1) ?? "";
  const components: Record<string, { headers?: Record<string, { $ref: string }> }> =
    openapi.components.responses;
  const declared: Record<string, object & { required?: boolean }> = openapi.components.headers;
  return Object.entries(components[name]?.headers ?? {})
    .filter(([, { $ref }]) => declared[$ref.split("/").at(-1) ?? ""]?.required === true)
    .map(([header]) => header)
    .filter((header) => !header.endsWith("request-id"));
}

describe("headers of an error", () => {
  it.each(kinds.filter((kind) => kind !== "method-not-allowed" && kind !== "not-found"))(
    "%s has all headers that the contract requires for its status",
    (kind) => {
      const headers = headersOf(new GatewayError(kind, "…"));
      expect(Object.keys(headers)).toEqual(
        expect.arrayContaining([...requiredHeaders(errorStatus(kind, "messages"))]),
      );
    },
  );

  it.each<[ErrorKind, number | undefined, string, string]>([
    ["rate-limited", 1, "1", "1"],
    ["rate-limited", 1_001, "2", "1001"],
    ["rate-limited", 7_200_000, "60", "60000"],
    ["overloaded", undefined, "1", "1000"],
    ["unavailable", 0, "1", "1"],
  ])("%s after %s ms is retried after %s s (%s ms)", (kind, retryAfterMs, seconds, ms) => {
    const options = retryAfterMs === undefined ? {} : { retryAfterMs };
    expect(headersOf(new GatewayError(kind, "…", options))).toMatchObject({
      "retry-after": seconds,
      "retry-after-ms": ms,
    });
  });
});
