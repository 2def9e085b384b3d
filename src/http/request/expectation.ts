import type { IncomingMessage } from "node:http";
import { GatewayError } from "../../core/errors/gateway-error.ts";

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
