import type { ErrorBody } from "../../errors/error-body.ts";
import { formatData, jsonLine } from "../../sse/format.ts";

/** A failure after the stream began: the error body as the last event, without `[DONE]`. */
export function encodeChatStreamError(error: ErrorBody): string {
  return formatData(jsonLine(error));
}
