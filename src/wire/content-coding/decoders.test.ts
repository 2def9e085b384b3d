import { once } from "node:events";
import { Transform } from "node:stream";
import { promisify } from "node:util";
import { deflate, deflateRawSync, deflateSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { AnyInflate } from "./decoders.ts";

const other = promisify(deflate);

/** Gives the decoder threads time to process as many chunks as they can without backpressure. */
async function untilIdle(): Promise<void> {
  for (let at = 0; at < 500; at += 1) await other("a turn of the same threads");
}

afterEach(() => vi.restoreAllMocks());

const forms = [
  ["with its wrapper", deflateSync],
  ["without", deflateRawSync],
] as const;

test.each(forms)("deflate %s decodes no more than is read", async (_form, encode) => {
  const inflate = new AnyInflate();
  inflate.end(encode(Buffer.alloc(10_000_000)));
  await once(inflate, "readable");
  await untilIdle();
  expect(inflate.readableLength).toBeLessThan(1_000_000);
  let length = 0;
  for await (const bytes of inflate) length += (bytes as Buffer).length;
  expect(length).toBe(10_000_000);
});

test.each(forms)("deflate %s accepts no more input than is read", async (_form, encode) => {
  const inflate = new AnyInflate();
  const bytes = encode(Buffer.alloc(10_000_000), { level: 0 });
  for (let at = 0; at < bytes.length; at += 16_384) inflate.write(bytes.subarray(at, at + 16_384));
  await untilIdle();
  expect(inflate.writableLength).toBeGreaterThan(9_000_000);
  inflate.destroy();
});

test.each(forms)("the inner decoder of deflate %s is destroyed with it", async (_form, encode) => {
  const freed = vi.spyOn(Transform.prototype, "destroy");
  const inflate = new AnyInflate();
  inflate.write(encode("text"));
  inflate.destroy();
  await once(inflate, "close");
  expect(freed).toHaveBeenCalledTimes(1);
});
