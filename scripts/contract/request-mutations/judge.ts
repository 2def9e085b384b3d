import {
  ChatCompletionRequest,
  MessagesRequest,
  type Validator,
} from "../../../generated/validators.js";
import { errorTable } from "../../../src/errors/error-table.ts";
import { GatewayError, type Issue } from "../../../src/errors/gateway-error.ts";
import {
  decodeChatBody,
  decodeMessagesBody,
  type DecodeBody,
} from "../../../src/http/decode-body.ts";
import { parseJson } from "../../../src/http/parse-json.ts";
import { plainSource } from "../../../src/raw-json/json-source.ts";
import type { ProtocolName } from "../../../src/protocols/protocol.ts";

const decoders: Readonly<Record<ProtocolName, DecodeBody>> = {
  chat: decodeChatBody,
  messages: decodeMessagesBody,
};

const validators: Readonly<Record<ProtocolName, Validator<unknown>>> = {
  chat: ChatCompletionRequest,
  messages: MessagesRequest,
};

/** The gateway's verdict on a body's text, up to its meaning; `fault` is a flaw of the verdict. */
export interface Verdict {
  readonly outcome: "accepted" | "refused by the contract" | "refused by its meaning" | "no JSON";
  readonly fault: string | null;
}

/** Reads, checks and decodes a body as the server does. */
export function judgeBody(protocol: ProtocolName, text: string): Verdict {
  let body: unknown;
  try {
    body = parseJson(text);
  } catch (error) {
    return { outcome: "no JSON", fault: findRefusalFault(error, undefined) };
  }
  const isValid = validators[protocol](body);
  try {
    decoders[protocol](body, { source: plainSource });
    return { outcome: "accepted", fault: isValid ? null : "accepted against the contract" };
  } catch (error) {
    const outcome = isValid ? "refused by its meaning" : "refused by the contract";
    return { outcome, fault: findRefusalFault(error, body) };
  }
}

/** Why a client cannot act on a refusal; null if it can. */
export function findRefusalFault(error: unknown, body: unknown): string | null {
  if (!(error instanceof GatewayError)) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  if (errorTable[error.kind].status !== 400) return `${error.kind} is no 400`;
  if (error.message === "") return "an empty message";
  return findIssueFault(error.issues, body);
}

/** The first issue that does not point at anything in the body. */
export function findIssueFault(issues: readonly Issue[], body: unknown): string | null {
  const lost = issues.find(({ pointer }) => !pointsSomewhere(pointer, body));
  return lost === undefined ? null : `${lost.pointer} (${lost.rule}) is no place of the body`;
}

/**
 * Whether a pointer leads to a value of the body, or to a field that an object of the body lacks.
 * Long names are cut in pointers.
 */
export function pointsSomewhere(pointer: string, body: unknown): boolean {
  if (pointer === "") return true;
  const tokens = pointer
    .slice(1)
    .split("/")
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
  let value = body;
  for (const [at, token] of tokens.entries()) {
    if (typeof value !== "object" || value === null) return false;
    const name = Object.keys(value).find(
      (key) => key === token || (token.endsWith("…") && key.startsWith(token.slice(0, -1))),
    );
    if (name === undefined) return at === tokens.length - 1 && !Array.isArray(value);
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return true;
}
