import type { ErrorBody } from "../../errors/error-body.ts";
import { formatEvent, jsonLine } from "../../sse/format.ts";

/** A failure after the stream began: the event `error`, without `message_stop` (section 4.2). */
export function encodeMessagesStreamError(error: ErrorBody): string {
  return formatEvent("error", jsonLine(error));
}
