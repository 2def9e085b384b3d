import type { OperationId } from "../../../generated/operations.ts";
import type { ForwardedFields } from "../../../generated/unlisted-fields.ts";
import {
  validateChatRequest,
  validateCountRequest,
  validateMessagesRequest,
  validateResponsesRequest,
} from "../../wire/contract/validate-request.ts";
import { admitUnlisted, type UnlistedProtocol } from "../../wire/contract/admit-unlisted.ts";
import { withVendorForms } from "../../wire/contract/vendor-form.ts";
import { GatewayError, type Issue } from "../../core/errors/gateway-error.ts";
import { decodeChatRequest } from "../../wire/protocols/chat/decode-request.ts";
import { decodeCountRequest } from "../../wire/protocols/messages/decode-count.ts";
import { decodeMessagesRequest } from "../../wire/protocols/messages/decode-request.ts";
import { decodeResponsesRequest } from "../../wire/protocols/responses/decode-request.ts";
import type { DecodedRequest } from "../../wire/protocols/protocol.ts";
import type { UnlistedFields } from "../../core/ledger/unlisted-fields.ts";
import type { JsonSource } from "../../core/raw-json/json-source.ts";

/** Facts about a body besides its JSON. */
export interface BodyFacts {
  /** Source of JSON values that are passed on uninterpreted. */
  readonly source: JsonSource;
  /** Texts in the body that are not valid Unicode. */
  readonly illFormed?: readonly Issue[];
  /** The client's values of `anthropic-beta`. */
  readonly betas?: readonly string[];
  /** What to do with fields that the contract does not list; `refuse` by default. */
  readonly unlisted?: UnlistedFields;
}

/** Validates a body against the contract of one protocol and decodes it; throws `GatewayError`. */
export type DecodeBody = (body: unknown, facts: BodyFacts) => DecodedRequest;

interface ListedFacts extends BodyFacts {
  readonly forwarded?: ForwardedFields;
}

/** The same, for a body without unlisted fields, of which these are to be forwarded. */
type DecodeListed = (body: unknown, facts: ListedFacts) => DecodedRequest;

/** Decodes the body of `POST /chat/completions`. */
const decodeChatBody: DecodeListed = (body, { source, illFormed, forwarded }) => {
  refuseFirst(body);
  return decodeChatRequest(validateChatRequest(body, illFormed), source, forwarded);
};

/** Decodes the body of `POST /messages`. */
const decodeMessagesBody: DecodeListed = (body, { source, illFormed, betas }) => {
  refuseFirst(body);
  const request = validateMessagesRequest(body, illFormed);
  return withVendorForms(body, () => decodeMessagesRequest(request, source, betas));
};

/** Decodes the body of `POST /messages/count_tokens`. */
const decodeCountBody: DecodeListed = (body, { source, illFormed, betas }) => {
  refuseFirst(body);
  const request = validateCountRequest(body, illFormed);
  return withVendorForms(body, () => decodeCountRequest(request, source, betas));
};

/** Decodes the body of `POST /responses`. */
const decodeResponsesBody: DecodeListed = (body, { source, illFormed }) =>
  decodeResponsesRequest(validateResponsesRequest(body, illFormed), source);

const decoders = new Map<string, DecodeBody>([
  ["createChatCompletion" satisfies OperationId, admitting("chat", decodeChatBody)],
  ["createMessage" satisfies OperationId, admitting("messages", decodeMessagesBody)],
  ["countMessageTokens" satisfies OperationId, admitting("messages", decodeCountBody)],
  ["createResponse" satisfies OperationId, admitting("responses", decodeResponsesBody)],
]);

/** Returns a decoder that applies the caller's rule for unlisted fields first. */
function admitting(protocol: UnlistedProtocol, decode: DecodeListed): DecodeBody {
  return (body, facts) => {
    if (facts.unlisted !== "ignore") return decode(body, facts);
    const { body: listed, forwarded, ignored, moved } = admitUnlisted(protocol, body);
    const decoded = decode(listed, { ...facts, forwarded });
    // The client knows a moved field only by its own name.
    const named = (pointers: readonly string[]): readonly string[] =>
      pointers.map((pointer) => moved.get(pointer) ?? pointer);
    return {
      ...decoded,
      ignored: [...named(decoded.ignored), ...ignored],
      ignoredPointers: (parameters) => named(decoded.ignoredPointers(parameters)),
    };
  };
}

/** Returns the decoder of an operation by its id; throws if it has no body. */
export function decoderOf(operationId: string): DecodeBody {
  const decode = decoders.get(operationId);
  if (decode === undefined) throw new Error("an operation without a body");
  return decode;
}

/**
 * Rejects errors that are reported alone, before all issues of the contract (contract-decisions,
 * section 1).
 */
function refuseFirst(body: unknown): void {
  const refusal = refuseThread(body);
  if (refusal !== null) throw refusal;
}

/**
 * Refuses a body with `thread`, before any other issue. The vendor's newest tool runners look for
 * exactly these details and then send the whole history; ignoring the field would lose history.
 */
export function refuseThread(body: unknown): GatewayError | null {
  if (typeof body !== "object" || body === null || !Object.hasOwn(body, "thread")) return null;
  return new GatewayError(
    "thread-unsupported",
    "Threads are not stored. Send the whole conversation in messages, without thread.",
    { details: { error_code: "thread_unsupported_request", unsupported: ["thread"] } },
  );
}
