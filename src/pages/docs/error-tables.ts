import { errorTable } from "../../errors/error-table.ts";
import type { ErrorKind } from "../../errors/gateway-error.ts";

/** What happened, and what the client can do. */
const advice = {
  "invalid-json": "The body is not JSON. Send one JSON object.",
  "invalid-request": "A field breaks the contract. `details.issues` names every place and rule.",
  "unknown-field": "A field that the contract does not know. The hint names the nearest one.",
  "unsupported-content": "This model takes no images, or no tools. Choose another model.",
  "unsupported-schema": "The model cannot answer in this schema. Simplify the schema.",
  "thread-unsupported":
    "Stateful threads are not served. Send the whole history; the vendor's SDK does so by itself.",
  "upstream-rejected":
    "The model's provider refuses this request; its reason stands in the message.",
  "missing-api-key": "No key was sent.",
  "invalid-api-key": "The key is mistyped, unknown, revoked or expired.",
  "insufficient-balance":
    "Balance or spending limit do not cover the most that the request can cost. `details` has " +
    "`needed`, `available` and `affordable_max_tokens`.",
  "model-not-allowed": "The plan or the key may not use this model.",
  "model-not-found": "No such model. `GET /v1/models` lists those of your plan.",
  "not-found": "No such path.",
  "method-not-allowed": "The path exists; the header `Allow` names its methods.",
  "request-timeout": "The body came too slowly.",
  "idempotency-in-flight": "A request with this `Idempotency-Key` still runs. Repeat later.",
  "body-too-large": "The body is over 32 MiB after decompression.",
  "unsupported-media-type": "Send `content-type: application/json`.",
  "idempotency-mismatch": "This `Idempotency-Key` was used with another body. Use a new one.",
  "rate-limited": "Too many requests, tokens or parallel requests. Wait for `retry-after`.",
  "internal-error": "Our fault. Tell us the `request_id`.",
  "upstream-error": "The model's provider failed. You are not charged.",
  overloaded: "No upstream of this model can answer now. Wait for `retry-after`.",
  unavailable: "The gateway is stopping, or its books cannot be written. Wait for `retry-after`.",
  "upstream-timeout": "The model stayed silent for too long. You are not charged.",
} as const satisfies Record<ErrorKind, string>;

/** Every error that the gateway can answer, as a Markdown table. */
export function errorTables(): string {
  const rows = Object.entries(errorTable).map(([kind, row]) => {
    const { status, messagesStatus, type, code, shouldRetry } = row;
    const statuses =
      messagesStatus === undefined ? `${status}` : `${status} (messages: ${messagesStatus})`;
    const retry = shouldRetry === undefined ? "–" : `\`${shouldRetry}\``;
    const meaning = advice[kind as ErrorKind];
    return `| ${statuses} | \`${code}\` | \`${type}\` | ${retry} | ${meaning} |`;
  });
  return [
    "| status | `code` | `type` | `x-should-retry` | what to do |",
    "|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}
