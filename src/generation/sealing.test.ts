import { expect, test } from "vitest";
import { sealBytes, sealReply, unsealBytes, unsealReply } from "./sealing.ts";

const key = new Uint8Array(32).fill(1);
const reply = {
  head: { contentType: "text/event-stream", ignored: ["/a"] },
  text: "ä€😀",
} as const;

test("a sealed reply opens unchanged, and does not reveal its text", () => {
  const sealed = sealReply(reply, key);
  expect(unsealReply(sealed, key)).toEqual(reply);
  expect(Buffer.from(sealed, "base64").toString()).not.toContain("event-stream");
  expect(sealReply(reply, key)).not.toBe(sealed);
});

test("another key cannot open it", () => {
  expect(() => unsealReply(sealReply(reply, key), new Uint8Array(32).fill(2))).toThrow(
    /authenticate/,
  );
});

test("a reply with any changed byte does not open", () => {
  const bytes = Buffer.from(sealReply(reply, key), "base64");
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => unsealReply(changed.toString("base64"), key)).toThrow(/authenticate/);
  }
});

test("sealed bytes that were cut do not open, also within their tag", () => {
  const bytes = sealBytes(Buffer.from("ab"), key);
  expect(unsealBytes(bytes, key).toString()).toBe("ab");
  for (let length = 0; length < bytes.length; length += 1) {
    const cut = bytes.subarray(0, length);
    expect(() => unsealBytes(cut, key)).toThrow(/authentic|initialization vector/);
  }
});

test("each reply is sealed with a unique nonce, and all its bytes are random", () => {
  const nonces = Array.from({ length: 64 }, () =>
    Buffer.from(sealReply(reply, key), "base64").subarray(0, 12),
  );
  expect(new Set(nonces.map((nonce) => nonce.toString("hex"))).size).toBe(64);
  for (let place = 0; place < 12; place += 1) {
    // The probability that all 64 are equal is 2^-500.
    expect(new Set(nonces.map((nonce) => nonce[place])).size).toBeGreaterThan(1);
    for (let other = 0; other < place; other += 1) {
      expect(nonces.some((nonce) => nonce[place] !== nonce[other])).toBe(true);
    }
  }
});
