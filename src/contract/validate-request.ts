import type { Schemas } from "../../generated/types.ts";
import {
  ChatCompletionRequest,
  MessagesRequest,
  type ValidationError,
  type Validator,
} from "../../generated/validators.js";
import type { Issue } from "../errors/gateway-error.ts";
import { chatHints } from "./chat-hints.ts";
import { contractSchemas } from "./contract-schemas.ts";
import { explainRefusal } from "./explain-refusal.ts";
import { HintBook, type HintTable } from "./hints.ts";
import { IssueFinder } from "./issue-finder.ts";
import { messagesHints } from "./messages-hints.ts";

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
  const issues = new IssueFinder(contractSchemas, new HintBook(hints)).find(name, body);
  throw explainRefusal(issues.length > 0 ? issues : [deepestIssue(validator.errors ?? [])]);
}

/**
 * The validator's own words, where the issue finder reached its bound: of the errors that a union
 * adds up, the one with the longest path is the mistake.
 */
function deepestIssue(errors: readonly ValidationError[]): Issue {
  const [deepest] = errors.toSorted((a, b) => b.instancePath.length - a.instancePath.length);
  const {
    instancePath = "",
    keyword = "contract",
    message = "breaks the contract",
  } = deepest ?? {};
  return {
    pointer: instancePath,
    rule: keyword,
    message: `${instancePath || "The body"} ${message}.`,
  };
}
