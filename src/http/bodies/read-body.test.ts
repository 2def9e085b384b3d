import fc from "fast-check";
import {
  brotliCompressSync,
  constants,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { BytePieces } from "../../core/collections/byte-pieces.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { TestTimers } from "../../core/timing/test-timers.ts";
import { nextLoopTurn } from "../fair-share/event-loop-queue.ts";
import { callGateway, chat, codeOf } from "../testing/call.ts";
import type { Call } from "../testing/call.ts";
import { RawClient } from "../testing/raw-client.ts";
import { body, head, post } from "../testing/raw-request.ts";
import { bodyLimits, startGateway } from "../testing/test-gateway.ts";
import type { TestGateway, TestGatewayOptions } from "../testing/test-gateway.ts";

const latin1 = Uint8Array.from(
  Buffer.from(JSON.stringify(chat).replace("hi", "caf\u00e9"), "latin1"),
);
const compress = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(gzipSync(bytes));
const { ZSTD_c_windowLog, ZSTD_c_compressionLevel } = constants;
/** Returns more than the maximum body, in a frame that declares a window of `2 ** log` bytes. */
const zstdWith = (log: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zstdCompressSync(Buffer.alloc(200_000_000), {
      params: { [ZSTD_c_windowLog]: log, [ZSTD_c_compressionLevel]: 1 },
    }),
  );
const compressedNothing = new Uint8Array(brotliCompressSync(""));

/** Both time limits of a body in a test gateway. */
const BODY_MS = 60_000;

let gateway: TestGateway;

afterEach(() => gateway.close());

async function start(options: TestGatewayOptions = {}): Promise<void> {
  gateway = await startGateway(options);
}

const call = (path: string, options?: Call): Promise<Response> =>
  callGateway(gateway, path, options);

describe("bodies", () => {
  const json = JSON.stringify(chat);

  it("that arrive in two reads of the socket are complete", async () => {
    await start();
    // With its head it is longer than the 64 KiB that Node reads at once.
    const content = "x".repeat(65_500 - json.length);
    const long = { ...chat, messages: [{ role: "user", content }] };
    const { status } = await call("/v1/chat/completions", { body: JSON.stringify(long) });
    expect(status).toBe(200);
    expect(gateway.jobs).toHaveLength(1);
  });

  const half = Math.floor(json.length / 2);
  const twoMembers = new Uint8Array(
    Buffer.concat([gzipSync(json.slice(0, half)), gzipSync(json.slice(half))]),
  );

  it.each<[string, Record<string, string>, string | Uint8Array<ArrayBuffer>, string]>([
    ["gzip", { "content-encoding": "gzip" }, new Uint8Array(gzipSync(json)), "200"],
    ["deflate", { "content-encoding": "deflate" }, new Uint8Array(deflateSync(json)), "200"],
    [
      "bare deflate",
      { "content-encoding": "deflate" },
      new Uint8Array(deflateRawSync(json)),
      "200",
    ],
    ["no known coding", { "content-encoding": "utf-8" }, json, "415 unsupported_media_type"],
    ["br", { "content-encoding": "br" }, new Uint8Array(brotliCompressSync(json)), "200"],
    ["a charset", { "content-type": "application/json; charset=UTF-8" }, json, "200"],
    ["text/plain", { "content-type": "text/plain" }, json, "415 unsupported_media_type"],
    ["no content type", { "content-type": "" }, json, "415 unsupported_media_type"],
    [
      "utf-16",
      { "content-type": "application/json;charset=utf-16" },
      json,
      "415 unsupported_media_type",
    ],
    ["zstd", { "content-encoding": "zstd" }, new Uint8Array(zstdCompressSync(json)), "200"],
    ["x-gzip", { "content-encoding": "x-gzip" }, compress(Buffer.from(json)), "200"],
    ["gzip in two members", { "content-encoding": "gzip" }, twoMembers, "200"],
    ["an empty coding", { "content-encoding": "" }, json, "200"],
    ["the coding identity", { "content-encoding": "Identity" }, json, "200"],
    ["an unknown coding", { "content-encoding": "compress" }, json, "415 unsupported_media_type"],
    ["a method's name", { "content-encoding": "valueof" }, json, "415 unsupported_media_type"],
    ["a class's name", { "content-encoding": "constructor" }, json, "415 unsupported_media_type"],
    ["a zstd window of 8 MiB", { "content-encoding": "zstd" }, zstdWith(23), "413 body_too_large"],
    [
      "two codings",
      { "content-encoding": "gzip, br" },
      compress(Buffer.from(json)),
      "415 unsupported_media_type",
    ],
    [
      "gzip that is called deflate",
      { "content-encoding": "deflate" },
      compress(Buffer.from(json)),
      "400 invalid_json",
    ],
    [
      "deflate that is called gzip",
      { "content-encoding": "gzip" },
      new Uint8Array(deflateSync(json)),
      "400 invalid_json",
    ],
    ["a zstd window of 128 MiB", { "content-encoding": "zstd" }, zstdWith(27), "400 invalid_json"],
    ["another parameter", { "content-type": "application/json; odata=verbose" }, json, "200"],
    ["data that is not gzip", { "content-encoding": "gzip" }, json, "400 invalid_json"],
    [
      "cut gzip",
      { "content-encoding": "gzip" },
      new Uint8Array(gzipSync(json).subarray(0, 30)),
      "400 invalid_json",
    ],
    [
      "a bomb",
      { "content-encoding": "gzip" },
      new Uint8Array(gzipSync("x".repeat(5_000_000))),
      "413 body_too_large",
    ],
    ["GZIP in capitals", { "content-encoding": "GZIP" }, new Uint8Array(gzipSync(json)), "200"],
    ["nothing", {}, "", "400 invalid_json"],
    ["compressed nothing", { "content-encoding": "br" }, compressedNothing, "400 invalid_json"],
    ["a byte order mark", {}, `\u{FEFF}${json}`, "200"],
    ["a byte that is not UTF-8", {}, latin1, "400 invalid_json"],
    ["one in gzip", { "content-encoding": "gzip" }, compress(latin1), "400 invalid_json"],
    ["500,001 values", {}, `[${"1,".repeat(499_999)}1]`, "400 invalid_request"],
    ["an array", {}, "[]", "400 invalid_request"],
    ["a key __proto__", {}, '{"__proto__":1}', "400 invalid_json"],
    ["duplicate keys: the last counts", {}, `{"model":1,${json.slice(1)}`, "200"],
    ["65 levels", {}, "[".repeat(65) + "]".repeat(65), "400 invalid_request"],
    ["half a million brackets", {}, "[".repeat(500_000), "400 invalid_request"],
  ])("%s", async (_case, headers, body, answer) => {
    await start();
    const response = await call("/v1/chat/completions", {
      method: "POST",
      headers: { "x-api-key": gateway.key, "content-type": "application/json", ...headers },
      body,
    });
    expect(response.ok ? "200" : await codeOf(response)).toBe(answer);
  });

  it.each([
    ["plain", {}, latin1],
    ["in gzip", { "content-encoding": "gzip" }, compress(latin1)],
  ])("with a byte that is not UTF-8 get its position: %s", async (_case, coding, bytes) => {
    await start();
    const response = await call("/v1/messages", {
      headers: { "x-api-key": gateway.key, "content-type": "application/json", ...coding },
      body: bytes,
    });
    const place = latin1.indexOf(0xe9);
    expect(await response.text()).toContain(`not valid UTF-8 (at byte ${place})`);
  });

  it.each([
    ["gzip", gzipSync],
    ["deflate", deflateSync],
    ["deflate", deflateRawSync],
    ["br", brotliCompressSync],
    ["zstd", zstdCompressSync],
  ])("that continue after the end of their %s are refused", async (coding, encode) => {
    await start();
    const headers = {
      "x-api-key": gateway.key,
      "content-type": "application/json",
      "content-encoding": coding,
    };
    // The last two begin another zstd frame.
    for (const more of ["\0", "x", '{"a":1}', "(", "P"]) {
      const body = new Uint8Array(Buffer.concat([encode(json), Buffer.from(more)]));
      const response = await call("/v1/chat/completions", { headers, body });
      expect(await codeOf(response), more).toBe("400 invalid_json");
    }
    expect(gateway.jobs).toHaveLength(0);
  });

  it("that decode to zero bytes are bounded by their encoded size", async () => {
    await start();
    const client = new RawClient(gateway.port);
    const headers = ["content-encoding: gzip", "transfer-encoding: chunked"];
    client.send(head({ key: gateway.key, headers }));
    const nothing = gzipSync("").toString("latin1").repeat(1_000);
    const chunk = `${nothing.length.toString(16)}\r\n${nothing}\r\n`;
    for (let sent = 0; sent <= bodyLimits.maxBodyBytes; sent += nothing.length) client.send(chunk);
    expect((await client.reply()).status).toBe(413);
    client.socket.destroy();
  });

  it("of an unknown coding get a list of the supported ones", async () => {
    await start();
    const headers = { "x-api-key": gateway.key, "content-type": "application/json" };
    const unknown = { ...headers, "content-encoding": "compress" };
    const response = await call("/v1/chat/completions", { headers: unknown, body: json });
    expect(response.headers.get("accept-encoding")).toBe("gzip, deflate, br, zstd");
    const text = { ...headers, "content-type": "text/plain" };
    const other = await call("/v1/chat/completions", { headers: text, body: json });
    expect(other.headers.get("accept-encoding")).toBeNull();
  });

  const bound = "The body holds more than 500,000 JSON values.";
  const hint = "Send fewer or shorter arrays and objects; a long string counts as one value.";
  const form = "The request body should have at most 500000 values";
  it.each([
    ["/v1/chat/completions", bound],
    ["/v1/messages", `${bound} ${hint} (${form})`],
  ])("%s names the limit of values", async (path, message) => {
    await start();
    const response = await call(path, { body: `{"x":[${"1,".repeat(500_000)}1]}` });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      type: "error",
      error: {
        type: "invalid_request_error",
        code: "invalid_request",
        message,
        details: { issues: [{ pointer: "", rule: "size" }] },
      },
    });
  });

  it("are never quoted in the message of a 400", async () => {
    await start();
    const response = await call("/v1/chat/completions", { body: '{"model": secret words}' });
    expect(await response.text()).not.toContain("secret");
  });

  it.each<[string, (key: string) => readonly string[], number]>([
    ["came with its head", (key) => [post(key)], 0],
    [
      "comes after its head",
      (key) => [head({ key, headers: [`content-length: ${body.length}`] }), body],
      2,
    ],
  ])("have a time limit if the body %s", async (_case, partsOf, timers) => {
    const wheel = new TestTimers();
    const started = vi.spyOn(wheel, "start");
    await start({ app: { timers: wheel } });
    const client = new RawClient(gateway.port);
    try {
      const limits = () => started.mock.calls.filter(([ms]) => ms === BODY_MS);
      for (const [at, part] of partsOf(gateway.key).entries()) {
        // The head was read, so its body's time limits have started.
        if (at > 0) await vi.waitFor(() => expect(limits()).toHaveLength(timers));
        client.send(part);
      }
      expect((await client.reply()).status).toBe(200);
      expect(limits()).toHaveLength(timers);
      expect(wheel.running).toBe(0);
    } finally {
      client.socket.destroy();
    }
  });

  it("mean the same whether they arrive with their head or in pieces after it", async () => {
    await start();
    const client = new RawClient(gateway.port);
    const answerTo = async (parts: readonly string[]) => {
      const before = gateway.jobs.length;
      for (const part of parts) {
        client.send(part);
        // By then the loopback interface has delivered it to the server.
        for (let round = 0; parts.length > 1 && round < 3; round += 1) await nextLoopTurn();
      }
      const { status } = await client.reply();
      const jobs = gateway.jobs.slice(before).map(({ decoded }) => decoded.conversation);
      return { status, jobs };
    };
    const text = fc.record({
      content: fc.string({ unit: "binary", minLength: 1, maxLength: 60 }),
      hasMark: fc.boolean(),
      isChunked: fc.boolean(),
      cut: fc.nat(),
    });
    try {
      await fc.assert(
        fc.asyncProperty(text, async ({ content, hasMark, isChunked, cut }) => {
          const request = { ...chat, messages: [{ role: "user", content }] };
          const json = (hasMark ? "\u{FEFF}" : "") + JSON.stringify(request);
          const bytes = Buffer.from(json).toString("latin1");
          const line = isChunked ? "transfer-encoding: chunked" : `content-length: ${bytes.length}`;
          const framed = isChunked
            ? `${bytes.length.toString(16)}\r\n${bytes}\r\n0\r\n\r\n`
            : bytes;
          const start = head({ key: gateway.key, headers: [line] });
          const at = 1 + (cut % (framed.length - 1));
          const whole = await answerTo([start + framed]);
          expect(await answerTo([start, framed.slice(0, at), framed.slice(at)])).toEqual(whole);
          expect(whole.jobs).toMatchObject([{ turns: [{ parts: [{ text: content }] }] }]);
        }),
        { numRuns: 30 },
      );
    } finally {
      client.socket.destroy();
    }
  });

  it("are collected here by their length, which is unknown if it is not declared as such", async () => {
    const lengths: number[] = [];
    await start({
      app: {
        offload: {
          admits: () => false,
          collects: ({ length }) => lengths.push(length) > 0,
          openBody: () => expect.unreachable(),
          run: () => Promise.reject(new GatewayError("overloaded", "seen")),
        },
      },
    });
    const text = "a".repeat(600_000);
    const stored = new Uint8Array(gzipSync(text, { level: 0 }));
    const send = (body: string | Uint8Array<ArrayBuffer>, headers = {}): Promise<Response> =>
      call("/v1/chat/completions", {
        method: "POST",
        headers: { "x-api-key": gateway.key, "content-type": "application/json", ...headers },
        body,
      });
    await send(text);
    await send(stored, { "content-encoding": "gzip" });
    expect(lengths).toEqual([600_000, Number.POSITIVE_INFINITY]);
  });

  it("that continue a known one are parsed only where they differ", async () => {
    await start();
    const long = { role: "user", content: "x".repeat(40_000) };
    const send = (content: string): Promise<Response> =>
      call("/v1/chat/completions", {
        body: JSON.stringify({ ...chat, messages: [long, { role: "user", content }] }),
      });
    expect((await send("a")).status).toBe(200);
    const parse = vi.spyOn(JSON, "parse");
    expect((await send("b")).status).toBe(200);
    expect(parse.mock.calls.map(([text]) => text.length > 40_000)).not.toContain(true);
    expect(parse.mock.calls.length).toBeGreaterThan(0);
    parse.mockRestore();
    const [, last] = gateway.jobs;
    expect(JSON.stringify(last?.decoded.conversation.turns)).toContain('"text":"b"');
  });

  it.each([
    ["short", 100_000, true],
    ["collected here", 600_000, true],
    ["sent to another thread", 600_000, false],
  ])("that arrive byte by byte become few pieces: %s", async (_place, length, isCollected) => {
    const pieces: Uint8Array[] = [];
    const add = (bytes: Uint8Array): unknown => pieces.push(bytes);
    await start({
      app: {
        offload: {
          admits: () => false,
          collects: () => isCollected,
          openBody: () => ({ add, discard: () => undefined }),
          run: async ({ body: read }) => {
            expect(read instanceof BytePieces).toBe(isCollected);
            if (read instanceof BytePieces) pieces.push(...read.pieces);
            throw new GatewayError("overloaded", "seen");
          },
        },
      },
    });
    const client = new RawClient(gateway.port);
    // Only the first and last bytes arrive one by one: each costs a chunk, and all go the same way.
    const single = "1\r\na\r\n".repeat(50_000);
    const middle = length - 100_000;
    const whole = `${middle.toString(16)}\r\n${"a".repeat(middle)}\r\n`;
    const chunks = single + (middle > 0 ? whole : "") + single;
    client.send(
      `${head({ key: gateway.key, headers: ["transfer-encoding: chunked"] })}${chunks}0\r\n\r\n`,
    );
    expect((await client.reply()).status).toBe(503);
    expect(Buffer.concat(pieces).toString()).toBe("a".repeat(length));
    expect(pieces.length).toBeLessThan(50);
    client.socket.destroy();
  });

  it.each([["content-length"], ["chunked"]])(
    "above the limit are refused if they arrive with their head: %s",
    async (framing) => {
      await start({ app: { limits: { ...bodyLimits, maxBodyBytes: 1_000 } } });
      const client = new RawClient(gateway.port);
      const bytes = "x".repeat(1_001);
      const isChunked = framing === "chunked";
      const line = isChunked ? "transfer-encoding: chunked" : "content-length: 1001";
      const framed = isChunked ? `3e9\r\n${bytes}\r\n0\r\n\r\n` : bytes;
      client.send(head({ key: gateway.key, headers: [line] }) + framed);
      expect((await client.reply()).status).toBe(413);
      client.socket.destroy();
    },
  );
});
