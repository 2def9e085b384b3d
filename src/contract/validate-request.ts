import type { Schemas } from "../../generated/types.ts";
import {
  ChatCompletionRequest,
  MessagesRequest,
  type Validator,
} from "../../generated/validators.js";
import { chatHints } from "./chat-hints.ts";
import { contractSchemas } from "./contract-schemas.ts";
import type { HintTable } from "./hints.ts";
import { messagesHints } from "./messages-hints.ts";
import { refusalOf } from "./refusal-of.ts";

/** The typed body of a chat request, or a `GatewayError` that names every issue. */
export function validateChatRequest(body: unknown): Schemas["ChatCompletionRequest"] {
  return validate(body, {
    name: "ChatCompletionRequest",
    validator: ChatCompletionRequest,
    hints: chatHints,
  });
}

/** The typed body of a messages request, or a `GatewayError` that names every issue. */
export function validateMessagesRequest(body: unknown): Schemas["MessagesRequest"] {
  return validate(body, {
    name: "MessagesRequest",
    validator: MessagesRequest,
    hints: messagesHints,
  });
}

interface Rules<T> {
  readonly name: string;
  readonly validator: Validator<T>;
  readonly hints: HintTable;
}

function validate<T>(body: unknown, { name, validator, hints }: Rules<T>): T {
  if (validator(body)) return body;
  throw refusalOf(body, { name, validator, hints, schemas: contractSchemas });
}
