import { refuseThread } from "../../wire/contract/refuse-thread.ts";
import {
  validateChatRequest,
  validateMessagesRequest,
} from "../../wire/contract/validate-request.ts";
import { withVendorForms } from "../../wire/contract/vendor-form.ts";
import type { Issue } from "../../core/errors/gateway-error.ts";
import { decodeChatRequest } from "../../wire/protocols/chat/decode-request.ts";
import { decodeMessagesRequest } from "../../wire/protocols/messages/decode-request.ts";
import type { DecodedRequest } from "../../wire/protocols/protocol.ts";
import type { JsonSource } from "../../core/raw-json/json-source.ts";

/** What is known of a body beside its JSON. */
export interface BodyFacts {
  /** What of the JSON is not interpreted is taken from its source. */
  readonly source: JsonSource;
  /** Its texts that are not valid Unicode. */
  readonly illFormed?: readonly Issue[];
  /** The client's values of `anthropic-beta`. */
  readonly betas?: readonly string[];
}

/** Checks a body against the contract of one protocol and decodes it; throws `GatewayError`. */
export type DecodeBody = (body: unknown, facts: BodyFacts) => DecodedRequest;

/** The body of `POST /chat/completions`. */
export const decodeChatBody: DecodeBody = (body, { source, illFormed }) => {
  refuseFirst(body);
  return decodeChatRequest(validateChatRequest(body, illFormed), source);
};

/** The body of `POST /messages`. */
export const decodeMessagesBody: DecodeBody = (body, { source, illFormed, betas }) => {
  refuseFirst(body);
  const request = validateMessagesRequest(body, illFormed);
  return withVendorForms(body, () => decodeMessagesRequest(request, source, betas));
};

/** What is reported alone, before all issues of the contract (contract-decisions, section 1). */
function refuseFirst(body: unknown): void {
  const refusal = refuseThread(body);
  if (refusal !== null) throw refusal;
}
