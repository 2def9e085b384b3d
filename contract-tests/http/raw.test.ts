import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openRaw } from "../harness/raw-http.ts";
import { MAX_BODY_BYTES, startGateway, type Gateway } from "../harness/gateway.ts";
import { chat, hello } from "../harness/requests.ts";

let gateway: Gateway;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

describe("below the libraries", () => {
  const head = (length: string): string =>
    `POST ${chat} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${gateway.keys.rich}\r\n` +
    `content-type: application/json\r\n${length}\r\n\r\n`;

  test("a body that is announced too long gets its 413 before it is sent", async () => {
    const raw = await openRaw(gateway);
    raw.write(head(`content-length: ${MAX_BODY_BYTES + 1}`));
    expect(await raw.until(/body_too_large/)).toMatch(/^HTTP\/1\.1 413 /);
    raw.socket.destroy();
  });

  test("without a key nothing of the body is read: 401 while the body is still to come", async () => {
    const raw = await openRaw(gateway);
    raw.write(`POST ${chat} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n`);
    expect(await raw.until(/missing_api_key/)).toMatch(/^HTTP\/1\.1 401 /);
    raw.socket.destroy();
  });

  test("a header that is too large is refused with the error body", async () => {
    const raw = await openRaw(gateway);
    raw.write(`GET /v1/models HTTP/1.1\r\nhost: localhost\r\nx-big: ${"x".repeat(70_000)}\r\n\r\n`);
    expect(await raw.until(/"request_id"/)).toMatch(/^HTTP\/1\.1 4\d\d /);
    raw.socket.destroy();
  });

  test("what is not HTTP is refused with the error body", async () => {
    const raw = await openRaw(gateway);
    raw.write("hello there\r\n\r\n");
    expect(await raw.until(/"request_id"/)).toMatch(/^HTTP\/1\.1 400 /);
    raw.socket.destroy();
  });

  test("Expect: 100-continue is answered 401 without a key, and goes on with one", async () => {
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
