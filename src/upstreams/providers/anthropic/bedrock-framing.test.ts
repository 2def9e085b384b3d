import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { testRequest } from "../transport/test-upstream.ts";
import { AwsEventStreamError } from "../transport/aws-event-stream.ts";
import { bedrockFraming, endpoints } from "./endpoints.ts";

/** Returns one message of AWS's event stream, with string headers. */
function frame(headers: Readonly<Record<string, string>>, payload: string): Buffer {
  const parts = Object.entries(headers).map(([name, value]) => {
    const head = Buffer.from(`\0${name}\u0007\0\0`, "latin1");
    head.writeUInt8(name.length, 0);
    head.writeUInt16BE(value.length, head.length - 2);
    return Buffer.concat([head, Buffer.from(value)]);
  });
  const fields = Buffer.concat(parts);
  const body = Buffer.from(payload);
  const prelude = Buffer.alloc(12);
  prelude.writeUInt32BE(16 + fields.length + body.length, 0);
  prelude.writeUInt32BE(fields.length, 4);
  prelude.writeUInt32BE(crc32(prelude.subarray(0, 8)), 8);
  const checked = Buffer.concat([prelude, fields, body]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(checked));
  return Buffer.concat([checked, sum]);
}

function read(bytes: Uint8Array): string {
  let read = "";
  bedrockFraming.createReader()(bytes, (text) => void (read += text));
  return read;
}

const bytes = Buffer.from('{"type":"ping"}').toString("base64");
const chunk = { ":message-type": "event", ":event-type": "chunk" };

test("a chunk is one event of the API; other types are skipped", () => {
  const one = frame(chunk, JSON.stringify({ bytes }));
  const other = frame({ ...chunk, ":event-type": "later" }, "{}");
  expect(read(Buffer.concat([one, other, one]))).toBe('data: {"type":"ping"}\n\n'.repeat(2));
});

test("a chunk without bytes is not a valid stream", () => {
  expect(() => read(frame(chunk, "{}"))).toThrow(AwsEventStreamError);
});

test.each([
  ["exception", ":exception-type", "throttlingException", "rate_limit_error"],
  ["exception", ":exception-type", "serviceUnavailableException", "overloaded_error"],
  ["exception", ":exception-type", "validationException", "invalid_request_error"],
  ["exception", ":exception-type", "modelStreamErrorException", "api_error"],
  ["error", ":error-code", "throttlingException", "rate_limit_error"],
  ["error", ":error-code", "anything", "api_error"],
])("an %s with %s %s is an error event: %s", (messageType, field, name, type) => {
  const headers = { ":message-type": messageType, [field]: name };
  const error = (message: string): string =>
    `data: ${JSON.stringify({ type: "error", error: { type, message } })}\n\n`;
  expect(read(frame(headers, '{"message":"why"}'))).toBe(error("why"));
  expect(read(frame({ ...headers, ":error-message": "so" }, ""))).toBe(error("so"));
  expect(read(frame(headers, ""))).toBe(error(name));
});

test.each([
  ["messages", "https://a.example", "https://a.example/v1/messages"],
  ["messages", "https://a.example/anthropic", "https://a.example/anthropic/v1/messages"],
  ["messages", "https://a.example/api/v2", "https://a.example/api/v2/messages"],
  ["invoke", "https://a.example", "https://a.example/model/m%2Fa%40b/invoke"],
  [
    "raw-predict",
    "https://a.example/v1",
    "https://a.example/v1/publishers/anthropic/models/m%2Fa@b:rawPredict",
  ],
  [
    "raw-predict",
    "https://a.example/publishers/anthropic/models",
    "https://a.example/publishers/anthropic/models/m%2Fa@b:rawPredict",
  ],
] as const)("the endpoint %s of %s is %s", (name, baseUrl, url) => {
  const { upstream } = testRequest({ kind: "anthropic", upstream: { baseUrl, model: "m/a@b" } });
  expect(endpoints[name].address(upstream, false).href).toBe(url);
  const streamed = url
    .replace(/invoke$/, "invoke-with-response-stream")
    .replace(/rawPredict$/, "streamRawPredict");
  expect(endpoints[name].address(upstream, true).href).toBe(streamed);
});

test("the clouds' bodies contain a version, but no fields that are in the URL", () => {
  const body = { model: "m", max_tokens: 1, messages: [], stream: true } as const;
  expect(endpoints.messages.fit(body, []).body).toEqual(body);
  expect(endpoints.invoke.fit(body, []).body).toEqual({
    anthropic_version: "bedrock-2023-05-31",
    max_tokens: 1,
    messages: [],
  });
  expect(endpoints["raw-predict"].fit(body, []).body).toEqual({
    anthropic_version: "vertex-2023-10-16",
    max_tokens: 1,
    messages: [],
    stream: true,
  });
});
