import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openRaw } from "../harness/raw-http.ts";
import { chat, hello, MAX_BODY_BYTES, openShop, type Shop } from "./shop.ts";

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.server.stop());

describe("below the libraries", () => {
  const head = (length: string): string =>
    `POST ${chat} HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${shop.keys.fine}\r\n` +
    `content-type: application/json\r\n${length}\r\n\r\n`;

  test("a client that is still writing gets its 413", async () => {
    const raw = await openRaw(shop.server);
    raw.write(head("transfer-encoding: chunked"));
    const chunk = `4000\r\n${"x".repeat(0x4000)}\r\n`;
    for (let sent = 0; sent < MAX_BODY_BYTES * 4; sent += 0x4000) raw.write(chunk);
    expect(await raw.until(/body_too_large/)).toMatch(/^HTTP\/1\.1 413 /);
    raw.socket.destroy();
  });

  test("a body that is announced too long gets its 413 before it is sent", async () => {
    const raw = await openRaw(shop.server);
    raw.write(head(`content-length: ${MAX_BODY_BYTES + 1}`));
    expect(await raw.until(/body_too_large/)).toMatch(/^HTTP\/1\.1 413 /);
    raw.socket.destroy();
  });

  test("without a key nothing of the body is read: 401 while the body is still to come", async () => {
    const raw = await openRaw(shop.server);
    raw.write(`POST ${chat} HTTP/1.1\r\nhost: a\r\ncontent-length: 1000\r\n\r\n`);
    expect(await raw.until(/missing_api_key/)).toMatch(/^HTTP\/1\.1 401 /);
    raw.socket.destroy();
  });

  test("a header that is too large is refused with the error body", async () => {
    const raw = await openRaw(shop.server);
    raw.write(`GET /v1/models HTTP/1.1\r\nhost: a\r\nx-big: ${"x".repeat(70_000)}\r\n\r\n`);
    expect(await raw.until(/"request_id"/)).toMatch(/^HTTP\/1\.1 4\d\d /);
    raw.socket.destroy();
  });

  test("what is not HTTP is refused with the error body", async () => {
    const raw = await openRaw(shop.server);
    raw.write("hello there\r\n\r\n");
    expect(await raw.until(/"request_id"/)).toMatch(/^HTTP\/1\.1 400 /);
    raw.socket.destroy();
  });

  test("Expect: 100-continue is answered 401 without a key, and goes on with one", async () => {
    const refused = await openRaw(shop.server);
    refused.write(
      `POST ${chat} HTTP/1.1\r\nhost: a\r\nexpect: 100-continue\r\ncontent-length: 10\r\n\r\n`,
    );
    expect(await refused.until(/missing_api_key/)).toMatch(/^HTTP\/1\.1 401 /);
    refused.socket.destroy();
    const body = JSON.stringify(hello);
    const admitted = await openRaw(shop.server);
    admitted.write(head(`expect: 100-continue\r\ncontent-length: ${body.length}`));
    await admitted.until(/^HTTP\/1\.1 100 /);
    admitted.write(body);
    expect(await admitted.until(/"finish_reason"/)).toContain("HTTP/1.1 200 ");
    admitted.socket.destroy();
  });
});
