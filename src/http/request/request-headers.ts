import type { IncomingMessage } from "node:http";
import { GatewayError } from "../../core/errors/gateway-error.ts";

const JSON_TYPE = "application/json";
const parameter = /;\s*([^=;\s]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^;]*)/g;
const utf8Charset = /^"?(?:utf-?8|us-ascii)"?$/i;

/**
 * Reports whether a `Content-Type` is JSON in UTF-8. Types are compared without their parameters,
 * except `charset`.
 */
export function isJson(contentType = ""): boolean {
  if (contentType === JSON_TYPE) return true;
  const end = contentType.indexOf(";");
  const essence = end < 0 ? contentType : contentType.slice(0, end);
  if (essence.trim().toLowerCase() !== JSON_TYPE) return false;
  const charsets = [...contentType.matchAll(parameter)]
    .filter(([, name = ""]) => name.toLowerCase() === "charset")
    .map(([, , value = ""]) => value.trim());
  return charsets.every((charset) => utf8Charset.test(charset));
}

const CONTINUE = "100-continue";

type Expecting = Pick<IncomingMessage, "headers" | "httpVersion">;

/** Throws `expectation-failed` for an `Expect` with any other value than `100-continue`. */
export function checkExpectation({ headers }: Pick<Expecting, "headers">): void {
  if (headers.expect === undefined) return;
  const unknown = membersOf(headers.expect).some((member) => member !== CONTINUE);
  if (!unknown) return;
  throw new GatewayError(
    "expectation-failed",
    "The header Expect may only be 100-continue. Omit it.",
  );
}

/**
 * Reports whether the client waits for `100 Continue`; an HTTP/1.0 client never does (RFC 9110,
 * 10.1.1).
 */
export function awaitsContinue({ headers, httpVersion }: Expecting): boolean {
  if (headers.expect === undefined || httpVersion !== "1.1") return false;
  return membersOf(headers.expect).includes(CONTINUE);
}

function membersOf(expect: string): readonly string[] {
  const members = expect.split(",").map((member) => member.trim().toLowerCase());
  return members.filter((member) => member !== "");
}
