import type { Schemas } from "../../../generated/types.ts";
import {
  ChatCompletionRequest,
  CountTokensRequest,
  MessagesRequest,
  ResponsesRequest,
  type Validator,
} from "../../../generated/validators.js";
import type { Issue } from "../../core/errors/gateway-error.ts";
import { chatHints } from "./chat-hints.ts";
import { contractSchemas } from "./contract-schemas.ts";
import { countHints } from "./count-hints.ts";
import { explainRefusal, refusalOf } from "./explain-refusal.ts";
import type { HintTable } from "./hints.ts";
import { messagesHints } from "./messages-hints.ts";
import { responsesHints } from "./responses-hints.ts";
import type { UnlistedProtocol } from "./admit-unlisted.ts";
import { withVendorForms } from "./vendor-form.ts";

/**
 * Returns the typed body of a chat request, or throws a `GatewayError` that lists every issue;
 * `more` are issues that a schema cannot express.
 */
export function validateChatRequest(
  body: unknown,
  more: readonly Issue[] = [],
): Schemas["ChatCompletionRequest"] {
  const rules = {
    name: "ChatCompletionRequest",
    validator: ChatCompletionRequest,
    hints: chatHints,
    unlisted: "chat",
  } as const;
  return validate(body, rules, more);
}

/**
 * Returns the typed body of a messages request, likewise; each issue also has the vendor's form.
 */
export function validateMessagesRequest(
  body: unknown,
  more: readonly Issue[] = [],
): Schemas["MessagesRequest"] {
  const rules = {
    name: "MessagesRequest",
    validator: MessagesRequest,
    hints: messagesHints,
    unlisted: "messages",
  } as const;
  return withVendorForms(body, () => validate(body, rules, more));
}

/** Returns the typed body of a request to count tokens, likewise. */
export function validateCountRequest(
  body: unknown,
  more: readonly Issue[] = [],
): Schemas["CountTokensRequest"] {
  const rules = {
    name: "CountTokensRequest",
    validator: CountTokensRequest,
    hints: countHints,
    unlisted: "messages",
  } as const;
  return withVendorForms(body, () => validate(body, rules, more));
}

/** Returns the typed body of a request of the responses protocol, likewise. */
export function validateResponsesRequest(
  body: unknown,
  more: readonly Issue[] = [],
): Schemas["ResponsesRequest"] {
  const rules = {
    name: "ResponsesRequest",
    validator: ResponsesRequest,
    hints: responsesHints,
    unlisted: "responses",
  } as const;
  return validate(body, rules, more);
}

interface Rules<T> {
  readonly name: string;
  readonly validator: Validator<T>;
  readonly hints: HintTable;
  readonly unlisted: UnlistedProtocol;
}

function validate<T>(body: unknown, { validator, ...rules }: Rules<T>, more: readonly Issue[]): T {
  if (!validator(body)) {
    throw refusalOf(body, { ...rules, validator, schemas: contractSchemas }, more);
  }
  if (more.length > 0) throw explainRefusal(more);
  return body;
}
