import type { Upstream } from "../../catalog/model.ts";
import { asObject, asText, type JsonObject } from "../../../core/raw-json/untyped-json.ts";
import type { UpstreamFailure } from "../../../core/errors/upstream-failure.ts";
import { imageCodes } from "../refusals/capability-table.ts";
import { policyCodes } from "../refusals/policy-table.ts";
import { failureOfEvent, failureOfStatus } from "../refusals/upstream-error.ts";

/** The status for an error within a reply, by its code; others are left to `failureOfEvent`. */
const statuses: ReadonlyMap<string, number> = new Map([
  ["insufficient_quota", 402],
  ["data_residency_mismatch", 403],
  ...[
    "invalid_prompt",
    "invalid_request_error",
    "context_length_exceeded",
    "invalid_encrypted_content",
    ...imageCodes,
    ...policyCodes,
  ].map((code) => [code, 400] as const),
]);

/**
 * Returns the failure for an error within a reply: `error` of a failed response, or an `error`
 * event, whose fields are next to its type or under `error`, which may be only the message.
 */
export function failureOfError(value: JsonObject, upstream: Upstream): UpstreamFailure {
  const text = asText(value["error"]);
  const error = asObject(value["error"]) ?? {
    ...value,
    ...(text !== undefined && { message: text }),
  };
  const status = [error["code"], error["type"]]
    .map((word) => statuses.get(asText(word) ?? ""))
    .find((found) => found !== undefined);
  if (status === undefined) return failureOfEvent({ error }, upstream);
  return failureOfStatus(
    { status, body: JSON.stringify({ error }), header: () => undefined },
    upstream,
  );
}
