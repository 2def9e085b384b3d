import type { Upstream } from "../../catalog/model.ts";
import { asObject, asText, type JsonObject, parseObject } from "../json.ts";
import { UpstreamFailure } from "../../errors/upstream-failure.ts";
import { type ErrorReply, failureOfEvent, failureOfStatus } from "../upstream-error.ts";

/**
 * Decodes an error reply: the vendor's `{error: {message, type, code, param}}`. It cannot decrypt
 * reasoning that it once issued if its keys or its account changed.
 */
export function decodeError(reply: ErrorReply, upstream: Upstream): UpstreamFailure {
  const failure = failureOfStatus(reply, upstream);
  const code = asObject(parseObject(reply.body)?.["error"])?.["code"];
  if (code !== "invalid_encrypted_content") return failure;
  const { kind, message, status, said, named, isToldByMessage } = failure;
  const options = { status, said, named, isToldByMessage, isStaleReasoning: true };
  return new UpstreamFailure(kind, message, options);
}

/** The status for an error within a reply, by its code; others are left to `failureOfEvent`. */
const statuses: ReadonlyMap<string, number> = new Map([
  ["insufficient_quota", 402],
  ["data_residency_mismatch", 403],
  ...[
    "invalid_prompt",
    "invalid_request_error",
    "context_length_exceeded",
    "bio_policy",
    "misalignment_policy_violation",
    "invalid_image",
    "invalid_image_format",
    "invalid_base64_image",
    "invalid_image_url",
    "invalid_image_mode",
    "image_too_large",
    "image_too_small",
    "image_parse_error",
    "image_content_policy_violation",
    "image_file_too_large",
    "image_file_not_found",
    "unsupported_image_media_type",
    "empty_image_file",
    "failed_to_download_image",
  ].map((code) => [code, 400] as const),
]);

/**
 * The failure for an error within a reply: `error` of a failed response, or an `error` event, whose
 * fields are beside its type or under `error`, which may be the message alone.
 */
export function failureOfError(value: JsonObject, upstream: Upstream): UpstreamFailure {
  const said = asText(value["error"]);
  const error = asObject(value["error"]) ?? {
    ...value,
    ...(said !== undefined && { message: said }),
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
