import { asText, parseObject } from "../shared/json.ts";
import {
  AwsEventStreamError,
  AwsEventStreamParser,
  type AwsMessage,
} from "../transport/aws-event-stream.ts";
import type { StreamFraming } from "../transport/wire.ts";

/** Bedrock's stream exceptions as error types of this API; any other is an `api_error`. */
const errorTypes: ReadonlyMap<string, string> = new Map([
  ["throttlingException", "rate_limit_error"],
  ["serviceUnavailableException", "overloaded_error"],
  ["validationException", "invalid_request_error"],
]);

/** Bedrock's streams: each binary message wraps one event of this API. */
export const bedrockFraming: StreamFraming = {
  contentType: "application/vnd.amazon.eventstream",
  createReader: () => {
    const parser = new AwsEventStreamParser();
    return (chunk, take) => parser.feed(chunk, (message) => take(eventText(message)));
  },
};

function eventText({ headers, payload }: AwsMessage): string {
  const messageType = headers.get(":message-type");
  if (messageType === "exception" || messageType === "error") return errorText(headers, payload);
  // Event types that the vendor adds later are skipped, as this API asks of clients.
  if (headers.get(":event-type") !== "chunk") return "";
  const bytes = asText(parseObject(payload.toString("utf8"))?.["bytes"]);
  if (bytes === undefined) throw new AwsEventStreamError("a chunk without bytes");
  return `data: ${Buffer.from(bytes, "base64").toString("utf8")}\n\n`;
}

function errorText(headers: AwsMessage["headers"], payload: Buffer): string {
  const name = headers.get(":exception-type") ?? headers.get(":error-code") ?? "";
  const message =
    asText(parseObject(payload.toString("utf8"))?.["message"]) ?? headers.get(":error-message");
  const error = { type: errorTypes.get(name) ?? "api_error", message: message ?? name };
  return `data: ${JSON.stringify({ type: "error", error })}\n\n`;
}
