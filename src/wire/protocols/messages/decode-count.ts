import type { Schemas } from "../../../../generated/types.ts";
import type { DecodedRequest } from "../protocol.ts";
import { decodeMessagesRequest } from "./decode-request.ts";

type Facts =
  Parameters<typeof decodeMessagesRequest> extends [unknown, ...infer Rest] ? Rest : never;

/**
 * Decodes a valid request to count tokens: the input of a messages request. Throws like
 * `decodeMessagesRequest`.
 */
export function decodeCountRequest(
  request: Schemas["CountTokensRequest"],
  ...facts: Facts
): DecodedRequest {
  return { ...decodeMessagesRequest(request, ...facts), encodeCount };
}

function encodeCount(inputTokens: number): Schemas["TokenCount"] {
  return { input_tokens: inputTokens };
}
