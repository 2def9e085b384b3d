import { Transform } from "node:stream";
import {
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createDeflate,
  createDeflateRaw,
  createGzip,
  createZstdCompress,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from "node:zlib";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type ReaderBehavior, startCall, type TestCall, turn } from "./test-call.ts";

const TEXT = "A hello that is compressed. ";
const gzipped = gzipSync(TEXT);

/** Called when a decoder of a finished call is freed. */
const freed = vi.fn<() => void>();
let spy: { mockRestore(): void };
beforeEach(() => {
  freed.mockClear();
  const { destroy } = Transform.prototype;
  spy = vi.spyOn(Transform.prototype, "destroy").mockImplementation(function (
    this: Transform,
    error,
  ) {
    if (!this.destroyed) freed();
    return destroy.call(this, error);
  });
});
afterEach(() => spy.mockRestore());

/** Returns a call with a reply in this coding. */
function begun(coding: string | string[], reads: ReaderBehavior = {}, status = 200): TestCall {
  const system = startCall(reads);
  system.begin();
  // Several lines of the header form one list.
  const headers = { "content-encoding": coding } as Record<string, string>;
  system.head(status, headers);
  return system;
}

const textOf = ({ read }: TestCall): string => read.filter((piece) => piece !== "end").join("");

async function endOf(system: TestCall): Promise<string> {
  await expect.poll(() => system.outcome()).not.toBe("pending");
  expect(system.left()).toEqual([0, 0]);
  return system.outcome();
}

describe("a compressed body is decompressed", () => {
  test.each<[string | string[], Buffer]>([
    ["gzip", gzipped],
    ["x-gzip", gzipped],
    ["GZIP", gzipped],
    ["deflate", deflateSync(TEXT)],
    ["deflate", deflateRawSync(TEXT)],
    ["deflate", deflateRawSync(TEXT, { level: 0 })],
    ["deflate, gzip", gzipSync(deflateRawSync(TEXT))],
    ["br", brotliCompressSync(TEXT)],
    ["zstd", zstdCompressSync(TEXT)],
    ["gzip, br", brotliCompressSync(gzipped)],
    [" br ,identity, ,zstd", zstdCompressSync(brotliCompressSync(TEXT))],
    [["gzip", "br"], brotliCompressSync(gzipped)],
    ["gzip,gzip,gzip", gzipSync(gzipSync(gzipped))],
    ["identity", Buffer.from(TEXT)],
    ["", Buffer.from(TEXT)],
    ["UTF-8", Buffer.from(TEXT)],
    ["none", Buffer.from(TEXT)],
    ["toString", Buffer.from(TEXT)],
    ["gzip, utf-8", gzipped],
  ])("in %j, for any split", async (coding, bytes) => {
    for (const length of [1, 7, bytes.length]) {
      const system = begun(coding);
      for (let at = 0; at < bytes.length; at += length) {
        await system.data(bytes.subarray(at, at + length));
      }
      system.call.onResponseEnd();
      expect(await endOf(system)).toBe("done");
      expect([textOf(system), system.read.at(-1)]).toEqual([TEXT, "end"]);
    }
  });

  const { Z_SYNC_FLUSH, BROTLI_OPERATION_FLUSH, ZSTD_e_flush } = constants;
  test.each([
    ["gzip", createGzip, Z_SYNC_FLUSH],
    ["deflate", createDeflate, Z_SYNC_FLUSH],
    ["deflate", createDeflateRaw, Z_SYNC_FLUSH],
    ["br", createBrotliCompress, BROTLI_OPERATION_FLUSH],
    ["zstd", createZstdCompress, ZSTD_e_flush],
  ] as const)("in %s, each piece as soon as it is flushed", async (coding, create, flush) => {
    const system = begun(coding);
    const encoder = create();
    encoder.on("data", (bytes: Buffer) => void system.data(bytes));
    for (const want of ["one", "onetwo", "onetwothree"]) {
      encoder.write(want.slice(textOf(system).length));
      encoder.flush(flush);
      await expect.poll(() => textOf(system)).toBe(want);
    }
    encoder.destroy();
    system.signal.abort();
    expect(await endOf(system)).toBe("cancelled: upstream: aborted");
  });
});

describe("a compressed body that fails", () => {
  const cannot = "a body in gzip that cannot be read";
  const deflated = "a body in deflate that cannot be read";
  const rows: readonly (readonly [string, string, Buffer, string])[] = [
    ["is cut", "gzip", gzipped.subarray(0, -1), `incomplete: upstream: ${cannot}`],
    ["is cut", "deflate", deflateSync(TEXT).subarray(0, -1), `incomplete: upstream: ${deflated}`],
    [
      "is cut",
      "deflate",
      deflateRawSync(TEXT).subarray(0, -1),
      `incomplete: upstream: ${deflated}`,
    ],
    ["is empty", "gzip", Buffer.alloc(0), `incomplete: upstream: ${cannot}`],
    ["is empty", "deflate", Buffer.alloc(0), `incomplete: upstream: ${deflated}`],
    [
      "is not of its coding",
      "deflate",
      Buffer.from(TEXT),
      `malformed-response: upstream: ${deflated}`,
    ],
    ["is not of its coding", "gzip", Buffer.from(TEXT), `malformed-response: upstream: ${cannot}`],
    [
      "has more codings than anybody applies",
      "gzip,gzip,gzip,gzip",
      gzipped,
      "malformed-response: upstream: too many content codings",
    ],
  ];

  test.each(rows)("because it %s ends the call", async (_fact, coding, bytes, want) => {
    const system = begun(coding);
    if (bytes.length > 0) await system.data(bytes);
    system.call.onResponseEnd();
    expect(await endOf(system)).toBe(want);
    expect(system.read).not.toContain("end");
    expect(freed).toHaveBeenCalledTimes(coding.includes("gzip,gzip") ? 0 : 1);
  });

  test.each(rows)(
    "because it %s, in an error response, is read as far as possible",
    async (...row) => {
      const [, coding, bytes] = row;
      const system = begun(coding, { endFails: true }, 400);
      if (bytes.length > 0) await system.data(bytes);
      system.call.onResponseEnd();
      expect(await endOf(system)).toBe("the end failed");
      expect(TEXT.startsWith(textOf(system))).toBe(true);
    },
  );

  test("by its connection yields the data before", async () => {
    const system = begun("gzip");
    await system.data(gzipped.subarray(0, -1));
    system.call.onResponseError(system.controller, new Error("reset"));
    expect(await endOf(system)).toBe("server-error: upstream: cut off within the reply");
    expect(textOf(system)).toBe(TEXT);
    expect(freed).toHaveBeenCalledTimes(1);
  });

  test("by its reader, an idle time-out or an abort is not read further", async () => {
    const failing = begun("gzip", { failsOn: TEXT });
    await failing.data(gzipped);
    expect(await endOf(failing)).toBe("the reader failed");
    const silent = begun("gzip");
    await silent.data(gzipped.subarray(0, 10));
    silent.timers.pass(300);
    expect(await endOf(silent)).toBe("timeout: upstream: idle limit");
    const left = begun("gzip, br");
    left.call.onResponseData(left.controller, brotliCompressSync(gzipped));
    left.call.onResponseEnd();
    left.signal.abort();
    expect(await endOf(left)).toBe("cancelled: upstream: aborted");
    expect(freed).toHaveBeenCalledTimes(4);
    for (let at = 0; at < 20; at += 1) await turn();
    expect([failing.read, silent.read, left.read]).toEqual([[], [], []]);
  });
});

test("no data is read after the content is complete, even if more is ready", async () => {
  const last = "x".repeat(16_384);
  const system = begun("gzip", { last });
  system.call.pause();
  await system.data(gzipSync(last.repeat(3)));
  for (let at = 0; at < 20; at += 1) await turn();
  system.call.resume();
  await expect.poll(() => system.outcome()).toBe("done");
  for (let at = 0; at < 20; at += 1) await turn();
  expect(system.read).toEqual([last]);
  system.call.onResponseEnd();
  expect(system.left()).toEqual([0, 0]);
});

describe("a coding that ends before the body", () => {
  const junk = Buffer.from("more");
  const zeros = Buffer.alloc(64);
  const rows = [
    ["gzip", Buffer.concat([gzipped, zeros])],
    ["deflate", Buffer.concat([deflateSync(TEXT), zeros])],
    ["deflate", Buffer.concat([deflateRawSync(TEXT), zeros])],
    ["br", Buffer.concat([brotliCompressSync(TEXT), junk])],
  ] as const;

  test.each(rows)("in %s gives the body a moment to end by itself", async (coding, bytes) => {
    const system = begun(coding);
    await system.data(bytes);
    await expect.poll(() => system.outcome()).toBe("done");
    expect(system.read).toEqual([TEXT, "end"]);
    await system.data(junk);
    expect(system.controller.acts).toEqual(["resume"]);
    system.call.onResponseEnd();
    expect(system.left()).toEqual([0, 0]);
    expect(system.controller.acts).toEqual(["resume"]);
  });

  test.each(rows)("in %s ends a body that does not end by itself", async (coding, bytes) => {
    const system = begun(coding);
    await system.data(bytes);
    await expect.poll(() => system.outcome()).toBe("done");
    system.timers.pass(1_000);
    const abort = "abort upstream: complete, but never ended";
    expect(system.controller.acts).toEqual(["resume", abort]);
    expect(system.left()).toEqual([0, 0]);
    expect(system.read).toEqual([TEXT, "end"]);
  });

  test("resumes a connection that waited for the decoder", async () => {
    const system = begun("br");
    await system.data(Buffer.concat([brotliCompressSync(TEXT), Buffer.alloc(500_000, 7)]));
    expect(system.controller.acts[0]).toBe("pause");
    await expect.poll(() => system.outcome()).toBe("done");
    expect(system.controller.acts.at(-1)).toBe("resume");
    system.call.onResponseEnd();
    expect(system.left()).toEqual([0, 0]);
  });
});

test("complete content in a body that has ended ends the call", async () => {
  const system = begun("gzip", { last: TEXT });
  system.call.onResponseData(system.controller, gzipped.subarray(0, -1));
  system.call.onResponseEnd();
  expect(await endOf(system)).toBe("done");
  expect(system.read).toEqual([TEXT]);
});

test("an ended body does not time out while it is decoded", async () => {
  const system = begun("gzip");
  system.call.onResponseData(system.controller, gzipped);
  system.call.onResponseEnd();
  system.timers.pass(5_000);
  expect(await endOf(system)).toBe("done");
});

describe("a slow reader", () => {
  const much = "x".repeat(1_000_000);

  test.each([
    ["gzip", gzipSync(much)],
    ["deflate", deflateRawSync(much)],
  ])("of %s gets no data while it pauses, whatever is compressed", async (coding, big) => {
    const system = begun(coding);
    await system.data(big.subarray(0, 200));
    await expect.poll(() => system.read.length).toBeGreaterThan(0);
    system.call.pause();
    for (let at = 0; at < 20; at += 1) await turn();
    const count = system.read.length;
    await system.data(big.subarray(200));
    system.call.onResponseEnd();
    // A paused body does not time out, even if the connection has ended.
    system.timers.pass(5_000);
    for (let at = 0; at < 20; at += 1) await turn();
    expect(system.read.length).toBeLessThanOrEqual(count + 1);
    system.call.resume();
    system.timers.pass(1_000);
    expect(await endOf(system)).toBe("done");
    expect(textOf(system)).toHaveLength(1_000_000);
    // When the reader resumes, the socket may already be used by another call.
    expect(system.controller.acts).toEqual(["pause"]);
  });

  test("includes the decoder: the connection waits until it has drained", async () => {
    const system = begun("gzip");
    const noise = Uint8Array.from({ length: 200_000 }, (_, at) => Math.imul(at * at, 7_919) >>> 13);
    system.call.onResponseData(system.controller, gzipSync(noise));
    expect(system.controller.acts).toEqual(["pause"]);
    // Both must be ready for more.
    system.call.pause();
    for (let at = 0; at < 20; at += 1) await turn();
    system.call.resume();
    expect(system.controller.acts).toEqual(["pause", "pause"]);
    await expect.poll(() => system.controller.acts).toEqual(["pause", "pause", "resume"]);
    system.call.onResponseEnd();
    expect(await endOf(system)).toBe("done");
  });

  test("still pauses the connection after the decoder has drained", async () => {
    const emit = vi.spyOn(Transform.prototype, "emit");
    const system = begun("gzip");
    const { call, controller } = system;
    // Blocks without content.
    const head = gzipped.subarray(0, 10);
    const nothing = Buffer.alloc(200_000, Uint8Array.of(0, 0, 0, 0xff, 0xff));
    call.onResponseData(controller, Buffer.concat([head, nothing]));
    call.pause();
    const drained = (): boolean => emit.mock.calls.some(([event]) => event === "drain");
    await expect.poll(drained).toBe(true);
    emit.mockRestore();
    expect(controller.acts).toEqual(["pause", "pause"]);
    call.resume();
    expect(controller.acts).toEqual(["pause", "pause", "resume"]);
    system.signal.abort();
    expect(await endOf(system)).toBe("cancelled: upstream: aborted");
  });
});
