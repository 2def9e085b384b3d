import { randomUUID } from "node:crypto";
import { call } from "../harness/call.ts";
import { MAX_BODY_BYTES } from "../harness/gateway.ts";
import { bodyAt, hello } from "../harness/requests.ts";
import { exchange, rawExchange, type Exchange } from "./exchange.ts";
import type { CoverageGateways } from "./gateways.ts";

/** Provokes a response of the operation at `path`. */
export type Reach = (gateways: CoverageGateways, path: string) => Promise<Exchange>;

/** Returns a request's head as bytes, for clients that are slow or do not stop. */
function head({ server }: CoverageGateways, path: string, framing: string): string {
  return (
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${server.key}\r\n` +
    `content-type: application/json\r\n${framing}\r\n\r\n`
  );
}

/** Sends the beginning of a body and then stalls. */
export const slowSocket: Reach = (gateways, path) =>
  rawExchange(
    gateways.impatient,
    [head(gateways, path, "content-length: 1000"), '{"model":'],
    null,
  );

/** Writes four times the allowed size without waiting for a response. */
export const clientThatGoesOn: Reach = (gateways, path) => {
  const chunk = `4000\r\n${"x".repeat(0x4000)}\r\n`;
  const chunks = Array.from({ length: (MAX_BODY_BYTES * 4) / 0x4000 }, () => chunk);
  return rawExchange(
    gateways.server,
    [head(gateways, path, "transfer-encoding: chunked"), ...chunks],
    null,
  );
};

/** Repeats a request in another process while its response, which takes minutes, is in progress. */
export const twiceAtOnce: Reach = async ({ server, other, keys }, path) => {
  const headers = { "idempotency-key": randomUUID() };
  const content = "word ".repeat(600);
  const messages = [{ role: "user", content }];
  const body = bodyAt(path, { model: "sandbox/slow", messages, stream: true });
  const leaving = new AbortController();
  const response = await fetch(server.root + path, {
    method: "POST",
    headers: {
      ...headers,
      authorization: `Bearer ${keys.rich}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
    signal: leaving.signal,
  });
  if (response.status !== 200) throw new Error(`the first request got ${response.status}`);
  const second = await exchange(other, path, { key: keys.rich, headers, body });
  leaving.abort();
  return second;
};

/** Uses one Idempotency-Key for two different requests. */
export const anotherBody: Reach = async ({ server, keys }, path) => {
  const headers = { "idempotency-key": randomUUID() };
  await call(server, path, { key: keys.rich, headers, body: bodyAt(path, hello) });
  const body = bodyAt(path, { ...hello, temperature: 1 });
  return exchange(server, path, { key: keys.rich, headers, body });
};
