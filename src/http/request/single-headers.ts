import type { IncomingMessage } from "node:http";
import { GatewayError } from "../../core/errors/gateway-error.ts";

const HOST = "Host";
/** Headers that may occur only once, by their names in lower case. */
const singleHeaders: ReadonlyMap<string, string> = new Map(
  [
    ...[HOST, "Authorization", "x-api-key"],
    ...["Content-Type", "Content-Encoding", "Idempotency-Key"],
  ].map((name) => [name.toLowerCase(), name]),
);
const lengths = new Set([...singleHeaders.keys()].map((name) => name.length));

type Headed = Pick<IncomingMessage, "headers" | "rawHeaders">;

/**
 * Throws `invalid-request` for a header that occurs twice with different values. Node keeps the
 * first of some headers and joins others, and a proxy in front may have used another one. Equal
 * values count as one, except for `Host`, which may not occur twice at all (RFC 9112, 3.2).
 */
export function checkSingleHeaders({ headers, rawHeaders }: Headed): void {
  const found = new Map<string, string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const sent = rawHeaders[at] ?? "";
    if (!lengths.has(sent.length)) continue;
    const key = sent.toLowerCase();
    const name = singleHeaders.get(key);
    if (name === undefined) continue;
    const value = rawHeaders[at + 1] ?? "";
    const before = found.get(key);
    if (before === undefined) found.set(key, value);
    else if (name === HOST) throw refused("The header Host occurs twice.");
    else if (before === value) headers[key] = value;
    else throw refused(`The header ${name} occurs twice, with different values. Send it once.`);
  }
}

function refused(message: string): GatewayError {
  return new GatewayError("invalid-request", message);
}
