import openapi from "../../generated/openapi.json" with { type: "json" };
import type { Schemas } from "../../generated/types.ts";
import {
  ChatCompletionRequest,
  MessagesRequest,
  type ValidationError,
  type Validator,
} from "../../generated/validators.js";
import type { Issue } from "../errors/gateway-error.ts";
import { chatHints } from "./chat-hints.ts";
import { countValues } from "./check-depth.ts";
import { explainRefusal } from "./explain-refusal.ts";
import { HintBook, type HintTable } from "./hints.ts";
import { IssueFinder } from "./issue-finder.ts";
import type { SchemaBook } from "./json-schema.ts";
import { messagesHints } from "./messages-hints.ts";

/**
 * From here up a body is explained first: a validator that collects every error takes time in
 * the square of a hostile body's errors, the issue finder ends at its bound.
 */
const EXPLAINED_FIRST_FROM_VALUES = 2_000;

const schemas = openapi.components.schemas as unknown as SchemaBook;

/** The typed body of a chat request, or a `GatewayError` that tells every issue. */
export function validateChatRequest(body: unknown): Schemas["ChatCompletionRequest"] {
  return validate(body, {
    name: "ChatCompletionRequest",
    validator: ChatCompletionRequest,
    hints: chatHints,
  });
}

/** The typed body of a messages request, or a `GatewayError` that tells every issue. */
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
  const find = () => new IssueFinder(schemas, new HintBook(hints)).find(name, body);
  if (countValues(body, EXPLAINED_FIRST_FROM_VALUES) >= EXPLAINED_FIRST_FROM_VALUES) {
    const issues = find();
    if (issues.length > 0) throw explainRefusal(issues);
  }
  if (validator(body)) return body;
  const issues = find();
  throw explainRefusal(issues.length > 0 ? issues : (validator.errors ?? []).map(asIssue));
}

/** An error of the validator as it is, for a rule that the issue finder does not know. */
function asIssue({ instancePath, keyword, message = "breaks a rule." }: ValidationError): Issue {
  return {
    pointer: instancePath,
    rule: keyword,
    message: `${instancePath || "The body"} ${message}`,
  };
}
