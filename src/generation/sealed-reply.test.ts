import { expect, test } from "vitest";
import { openReply, sealReply } from "./sealed-reply.ts";

const key = new Uint8Array(32).fill(1);
const reply = {
  head: { contentType: "text/event-stream", ignored: ["/a"] },
  text: "ä€😀",
} as const;

test("a sealed reply opens as it was, and shows nothing of its text", () => {
  const sealed = sealReply(reply, key);
  expect(openReply(sealed, key)).toEqual(reply);
  expect(Buffer.from(sealed, "base64").toString()).not.toContain("event-stream");
  expect(sealReply(reply, key)).not.toBe(sealed);
});

test("another key opens nothing", () => {
  expect(() => openReply(sealReply(reply, key), new Uint8Array(32).fill(2))).toThrow(
    /authenticate/,
  );
});

test("a reply with any byte changed does not open", () => {
  const bytes = Buffer.from(sealReply(reply, key), "base64");
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => openReply(changed.toString("base64"), key)).toThrow(/authenticate/);
  }
});
