import { refuseThread } from "../contract/refuse-thread.ts";
import { validateChatRequest, validateMessagesRequest } from "../contract/validate-request.ts";
import type { Issue } from "../errors/gateway-error.ts";
import { decodeChatRequest } from "../protocols/chat/decode-request.ts";
import { decodeMessagesRequest } from "../protocols/messages/decode-request.ts";
import type { DecodedRequest } from "../protocols/protocol.ts";
import type { JsonSource } from "../raw-json/json-source.ts";

/**
 * Checks a body against the contract of one protocol and decodes it; throws `GatewayError`. What is
 * not interpreted is taken from its source. `illFormed` are its texts that are not valid Unicode.
 */
export type DecodeBody = (
  body: unknown,
  source: JsonSource,
  illFormed?: readonly Issue[],
) => DecodedRequest;

/** The body of `POST /chat/completions`. */
export const decodeChatBody: DecodeBody = (body, source, illFormed) => {
  refuseFirst(body);
  return decodeChatRequest(validateChatRequest(body, illFormed), source);
};

/** The body of `POST /messages`. */
export const decodeMessagesBody: DecodeBody = (body, source, illFormed) => {
  refuseFirst(body);
  return decodeMessagesRequest(validateMessagesRequest(body, illFormed), source);
};

/** What is reported alone, before all issues of the contract (contract-decisions, section 1). */
function refuseFirst(body: unknown): void {
  const refusal = refuseThread(body);
  if (refusal !== null) throw refusal;
}
