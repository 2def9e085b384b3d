import { randomUUID } from "node:crypto";
import { call } from "../harness/call.ts";
import { exchange, rawExchange, type Exchange } from "./exchange.ts";
import { MAX_BODY_BYTES, type World } from "./world.ts";

/** Brings an answer of the operation at `path` about. */
export type Reach = (world: World, path: string) => Promise<Exchange>;

/** A lawful body of both protocols. */
export const hello = { model: "sandbox/echo", messages: [{ role: "user", content: "Hello" }] };

/** A request's head as bytes, for clients that are slow or do not stop. */
function head({ server }: World, path: string, framing: string): string {
  return (
    `POST ${path} HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${server.key}\r\n` +
    `content-type: application/json\r\n${framing}\r\n\r\n`
  );
}

/** Sends the beginning of its body and then nothing. */
export const slowSocket: Reach = (world, path) =>
  rawExchange(world.impatient, [head(world, path, "content-length: 1000"), '{"model":'], null);

/** Writes four times what is allowed, and does not wait for an answer. */
export const clientThatGoesOn: Reach = (world, path) => {
  const chunk = `4000\r\n${"x".repeat(0x4000)}\r\n`;
  const chunks = Array.from({ length: (MAX_BODY_BYTES * 4) / 0x4000 }, () => chunk);
  return rawExchange(
    world.server,
    [head(world, path, "transfer-encoding: chunked"), ...chunks],
    null,
  );
};

/** While a reply of 200 ms a piece is under way, the same request comes again. */
export const twiceAtOnce: Reach = async ({ server, keys }, path) => {
  const headers = { "idempotency-key": randomUUID() };
  const content = "one two three four five";
  const body = { model: "sandbox/slow", messages: [{ role: "user", content }], stream: true };
  const leaving = new AbortController();
  const response = await fetch(server.root + path, {
    method: "POST",
    headers: {
      ...headers,
      authorization: `Bearer ${keys.fine}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
    signal: leaving.signal,
  });
  if (response.status !== 200) throw new Error(`the first request got ${response.status}`);
  const second = await exchange(server, path, { key: keys.fine, headers, body });
  leaving.abort();
  return second;
};

/** Uses its Idempotency-Key for two requests. */
export const anotherBody: Reach = async ({ server, keys }, path) => {
  const headers = { "idempotency-key": randomUUID() };
  await call(server, path, { key: keys.fine, headers, body: hello });
  const body = { ...hello, temperature: 1 };
  return exchange(server, path, { key: keys.fine, headers, body });
};
