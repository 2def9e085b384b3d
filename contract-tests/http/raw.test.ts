import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openRaw } from "../harness/raw-http.ts";
import { MAX_BODY_BYTES, startGateway, type Gateway } from "../harness/gateway.ts";
import { chat, hello } from "../harness/requests.ts";

let gateway: Gateway;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const refused = [
  [
    "header_overflow",
    `GET /v1/models HTTP/1.1\r\nhost: localhost\r\nx: ${"x".repeat(70_000)}\r\n\r\n`,
    { status: 431, error: "headers_too_large" },
  ],
  ["malformed", "hello there\r\n\r\n", { status: 400, error: "invalid_request" }],
  [
    "connect",
    "CONNECT localhost:80 HTTP/1.1\r\nhost: localhost\r\n\r\n",
    { status: 405, error: "method_not_allowed" },
  ],
] as const;

describe("below the libraries", () => {
  const head = (length: string): string =>
    `POST ${chat} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${gateway.keys.rich}\r\n` +
    `content-type: application/json\r\n${length}\r\n\r\n`;

  test("a body with a too large announced length gets its 413 before it is sent", async () => {
    const raw = await openRaw(gateway);
    raw.write(head(`content-length: ${MAX_BODY_BYTES + 1}`));
    expect(await raw.until(/body_too_large/)).toMatch(/^HTTP\/1\.1 413 /);
    raw.socket.destroy();
  });

  test("without a key the body is not read: 401 before the body arrives", async () => {
    const raw = await openRaw(gateway);
    raw.write(`POST ${chat} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n`);
    expect(await raw.until(/missing_api_key/)).toMatch(/^HTTP\/1\.1 401 /);
    raw.socket.destroy();
  });

  test.each(refused)(
    "%s is refused with the error body, counted and logged",
    async (reason, text, answer) => {
      const raw = await openRaw(gateway);
      raw.write(text);
      const reply = await raw.until(/"request_id"/);
      expect(reply.startsWith(`HTTP/1.1 ${answer.status} `)).toBe(true);
      raw.socket.destroy();
      const metrics = await (await fetch(`${gateway.root}/metrics`)).text();
      expect(metrics).toContain(`gateway_requests_refused_total{reason="${reason}"} 1\n`);
      const requestId = /"request_id":"(\w+)"/.exec(reply)?.[1] ?? "";
      await expect.poll(gateway.output).toContain(`"request_id":"${requestId}"`);
      const line =
        gateway
          .output()
          .split("\n")
          .find((found) => found.includes(requestId)) ?? "";
      const fields = { msg: "request refused", reason, ...answer };
      expect(JSON.parse(line)).toMatchObject({ ...fields, client: "127.0.0.1" });
    },
  );

  test("Expect: 100-continue is answered 401 without a key, and continues with one", async () => {
    const refused = await openRaw(gateway);
    refused.write(
      `POST ${chat} HTTP/1.1\r\nhost: localhost\r\nexpect: 100-continue\r\ncontent-length: 10\r\n\r\n`,
    );
    expect(await refused.until(/missing_api_key/)).toMatch(/^HTTP\/1\.1 401 /);
    refused.socket.destroy();
    const body = JSON.stringify(hello);
    const admitted = await openRaw(gateway);
    admitted.write(head(`expect: 100-continue\r\ncontent-length: ${body.length}`));
    await admitted.until(/^HTTP\/1\.1 100 /);
    admitted.write(body);
    expect(await admitted.until(/"finish_reason"/)).toContain("HTTP/1.1 200 ");
    admitted.socket.destroy();
  });
});
