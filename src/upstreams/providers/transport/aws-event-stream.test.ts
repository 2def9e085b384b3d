import { crc32 } from "node:zlib";
import { describe, expect, test } from "vitest";
import { AwsEventStreamError, AwsEventStreamParser } from "./aws-event-stream.ts";

/** Returns a header built from the format's specification, including header types. */
function header(name: string, type: number, ...value: readonly Uint8Array[]): Buffer {
  return Buffer.concat([
    Uint8Array.of(name.length),
    Buffer.from(name),
    Uint8Array.of(type),
    ...value,
  ]);
}

function text(name: string, value: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(Buffer.byteLength(value));
  return header(name, 7, length, Buffer.from(value));
}

function frame(headers: Buffer, payload: string): Buffer {
  const body = Buffer.from(payload);
  const prelude = Buffer.alloc(12);
  prelude.writeUInt32BE(16 + headers.length + body.length, 0);
  prelude.writeUInt32BE(headers.length, 4);
  prelude.writeUInt32BE(crc32(prelude.subarray(0, 8)), 8);
  const checked = Buffer.concat([prelude, headers, body]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(checked));
  return Buffer.concat([checked, sum]);
}

const headers = Buffer.concat([
  text(":event-type", "chunk"),
  header("yes", 0),
  header("no", 1),
  header("byte", 2, Uint8Array.of(1)),
  header("short", 3, Uint8Array.of(0, 1)),
  header("integer", 4, new Uint8Array(4)),
  header("long", 5, new Uint8Array(8)),
  header("bytes", 6, Uint8Array.of(0, 3, 1, 2, 3)),
  header("time", 8, new Uint8Array(8)),
  header("uuid", 9, new Uint8Array(16)),
  text(":message-type", "event"),
]);
const stream = Buffer.concat([
  frame(headers, '{"a":"é"}'),
  frame(Buffer.alloc(0), ""),
  frame(text("x", ""), "z"),
]);
const want = [
  { headers: { ":event-type": "chunk", ":message-type": "event" }, payload: '{"a":"é"}' },
  { headers: {}, payload: "" },
  { headers: { x: "" }, payload: "z" },
];

function read(chunks: readonly Uint8Array[]): object[] {
  const parser = new AwsEventStreamParser();
  const messages: object[] = [];
  for (const chunk of chunks) {
    parser.feed(chunk, ({ headers, payload }) => {
      messages.push({ headers: Object.fromEntries(headers), payload: payload.toString("utf8") });
    });
  }
  return messages;
}

describe("an AWS event stream", () => {
  test("yields the same messages for any split in two", () => {
    for (let at = 0; at <= stream.length; at += 1) {
      expect(read([stream.subarray(0, at), stream.subarray(at)])).toEqual(want);
    }
  });

  test("yields the same messages byte by byte", () => {
    expect(read([...stream].map((byte) => Uint8Array.of(byte)))).toEqual(want);
  });

  test("does not yield an incomplete message", () => {
    expect(read([stream.subarray(0, stream.length - 1)])).toEqual(want.slice(0, 2));
  });

  test("yields the messages before an invalid one", () => {
    const given: string[] = [];
    const one = frame(text("x", "y"), "a");
    const bytes = Buffer.concat([one, one.subarray(0, -1), Buffer.of(0)]);
    const read = (): void =>
      new AwsEventStreamParser().feed(bytes, ({ payload }) => void given.push(payload.toString()));
    expect(read).toThrow(AwsEventStreamError);
    expect(given).toEqual(["a"]);
  });

  test("is rejected if any single bit is wrong", () => {
    const one = frame(text("x", "y"), "payload");
    for (let bit = 0; bit < one.length * 8; bit += 1) {
      const wrong = Buffer.from(one);
      wrong[bit >> 3] = (wrong[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(() => read([wrong])).toThrow(AwsEventStreamError);
    }
  });

  test.each([
    ["a header longer than its message", frame(Buffer.from([200, 65]), "p"), /a header exceeds/],
    ["a header of an unknown type", frame(header("x", 10), ""), /type is unknown/],
  ])("is rejected with %s", (_fact, bytes, why) => {
    expect(() => read([bytes])).toThrow(why);
  });

  test.each([
    ["a message of 4 GB", 0xffff_ffff, 0, /is longer than/],
    ["headers longer than their message", 20, 5, /headers exceed/],
    ["a message shorter than its frame", 3, 0, /headers exceed/],
  ])("is rejected at its prelude with %s", (_fact, length, headersLength, why) => {
    const prelude = Buffer.alloc(12);
    prelude.writeUInt32BE(length, 0);
    prelude.writeUInt32BE(headersLength, 4);
    prelude.writeUInt32BE(crc32(prelude.subarray(0, 8)), 8);
    expect(() => read([prelude])).toThrow(why);
  });
});
