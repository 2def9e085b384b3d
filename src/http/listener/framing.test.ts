import { expect, it } from "vitest";
import { errorCode, rawClients } from "../testing/raw-client.ts";
import { body, head, post } from "../testing/raw-request.ts";
import { startGateway } from "../testing/test-gateway.ts";
import type { TestGateway } from "../testing/test-gateway.ts";

let gateway: TestGateway;
const connect = rawClients(() => gateway);

const LENGTH = `content-length: ${body.length}`;
const OTHER = `content-length: ${body.length + 1}`;
const CHUNKED = "transfer-encoding: chunked";
const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
const OLD = "HTTP/1.0";
const NEW = "HTTP/1.1";
const INVALID = "400 invalid_request";
const line = (version: string): string => `POST /v1/chat/completions ${version}`;

it.each<[string, readonly string[], string, string]>([
  [OLD, [CHUNKED], chunk, INVALID],
  [OLD, [CHUNKED, "connection: keep-alive"], chunk, INVALID],
  [OLD, [CHUNKED, "connection: keep-alive", LENGTH], chunk, INVALID],
  [OLD, ["transfer-encoding: identity", "connection: keep-alive"], body, INVALID],
  [NEW, [CHUNKED, LENGTH], chunk, INVALID],
  [NEW, [LENGTH, LENGTH], body, INVALID],
  [NEW, [LENGTH, OTHER], body, INVALID],
  [NEW, [`content-length: ${body.length}, ${body.length}`], body, INVALID],
  [NEW, [`content-length: +${body.length}`], body, INVALID],
  [NEW, [`content-length : ${body.length}`], body, INVALID],
  [NEW, ["content-length:"], body, INVALID],
  [NEW, [CHUNKED, CHUNKED], chunk, INVALID],
  [NEW, ["transfer-encoding: identity", CHUNKED], chunk, "501 not_implemented"],
  [NEW, ["transfer-encoding: identity"], chunk, INVALID],
  [NEW, ["transfer-encoding: \u000bchunked"], chunk, INVALID],
  [NEW, ["transfer-encoding : chunked"], chunk, INVALID],
  [NEW, ["transfer-encoding:", LENGTH], body, INVALID],
  [NEW, [CHUNKED], `0x${chunk}`, INVALID],
  [NEW, [`x: a\r\n ${OTHER}`, LENGTH], body, INVALID],
  [NEW, [`x: a\n${LENGTH}`], body, INVALID],
])(
  "%s with %j is refused and its connection closed, and no request behind it is served",
  async (version, headers, content, want) => {
    gateway = await startGateway();
    const client = connect();
    const refused = head({ key: gateway.key, line: line(version), headers }) + content;
    client.send(refused + post(gateway.key));
    const reply = await client.reply();
    expect(`${reply.status} ${errorCode(reply.body)}`).toBe(want);
    await client.closed();
    expect([client.received, gateway.jobs.length]).toEqual(["", 0]);
  },
);

it("HTTP/1.0 with a length is served, and its connection kept if the client asks for it", async () => {
  gateway = await startGateway();
  const client = connect();
  const headers = ["connection: keep-alive", LENGTH];
  const asked = head({ key: gateway.key, line: line(OLD), headers }) + body;
  client.send(asked + asked);
  expect([(await client.reply()).status, (await client.reply()).status]).toEqual([200, 200]);
});
