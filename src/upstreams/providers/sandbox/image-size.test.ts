import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { imageSizeOfBase64 } from "./image-size.ts";
import { GIF_1X1, PNG_1X1 } from "./test-sandbox.ts";

function png(width: number, height: number): Buffer {
  const head = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([head, size]);
}

function jpeg(width: number, height: number, before: Buffer, marker = 0xc0): Buffer {
  const frame = Buffer.from([0xff, marker, 0, 17, 8, 0, 0, 0, 0, 3]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), before, frame]);
}

function segment(marker: number, length: number): Buffer {
  const bytes = Buffer.alloc(2 + length);
  bytes.set([0xff, marker]);
  bytes.writeUInt16BE(length, 2);
  return bytes;
}

function webp(chunk: string, payload: readonly number[]): Buffer {
  const head = Buffer.from(`RIFF\0\0\0\0WEBP${chunk}\0\0\0\0`, "latin1");
  return Buffer.concat([head, Buffer.from(payload), Buffer.alloc(8)]);
}

const WEBP_1X1 = "UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA";

const none = Buffer.alloc(0);
const app1 = segment(0xe1, 60_000);
const restart = Buffer.from([0xff, 0xd0]);
const fill = Buffer.from([0xff]);

describe("type and size are read from the first bytes of an image", () => {
  it.each<[string, string | Buffer, string]>([
    ["a real PNG", PNG_1X1, "image/png 1x1"],
    ["a real GIF", GIF_1X1, "image/gif 1x1"],
    ["a real lossy WebP", WEBP_1X1, "image/webp 1x1"],
    ["PNG", png(640, 480), "image/png 640x480"],
    ["PNG of the maximum size", png(0x7fffffff, 1), "image/png 2147483647x1"],
    ["GIF87a", Buffer.from("GIF87a\x40\x01\xf0\x00", "latin1"), "image/gif 320x240"],
    ["JPEG", jpeg(640, 480, none), "image/jpeg 640x480"],
    ["JPEG, progressive", jpeg(640, 480, none, 0xc2), "image/jpeg 640x480"],
    ["JPEG, frame after a profile", jpeg(64, 48, Buffer.concat([app1, app1])), "image/jpeg 64x48"],
    ["JPEG, frame after a Huffman table", jpeg(64, 48, segment(0xc4, 20)), "image/jpeg 64x48"],
    [
      "JPEG, frame after restart and fill bytes",
      jpeg(64, 48, Buffer.concat([restart, fill])),
      "image/jpeg 64x48",
    ],
    ["WebP, lossless", webp("VP8L", [0x2f, 0x7f, 0xc2, 0x77, 0]), "image/webp 640x480"],
    ["WebP, extended", webp("VP8X", [0, 0, 0, 0, 0x7f, 2, 0, 0xdf, 1, 0]), "image/webp 640x480"],
  ])("%s", (_name, image, told) => {
    const data = typeof image === "string" ? image : image.toString("base64");
    const size = imageSizeOfBase64(data);
    expect(`${size?.mediaType} ${size?.widthPixels}x${size?.heightPixels}`).toBe(told);
  });
});

describe("data that is not an image has no size", () => {
  it.each<[string, Buffer]>([
    ["no data", none],
    ["text", Buffer.from("hello, hello, hello, hello, hello, hello")],
    ["a PNG cut in its head", png(1, 1).subarray(0, 23)],
    ["a PNG without width", png(0, 1)],
    ["a JPEG without a frame", Buffer.concat([Buffer.from([0xff, 0xd8]), app1])],
    ["a JPEG with invalid segments", jpeg(1, 1, Buffer.from([1, 2, 3]))],
    ["a WebP with an unknown chunk", webp("VP9 ", [0, 0, 0, 0, 0, 0])],
    ["a WebP with a broken start code", webp("VP8 ", [0, 0, 0, 0, 0, 0, 1, 0, 1, 0])],
  ])("%s", (_name, image) => {
    expect(imageSizeOfBase64(image.toString("base64"))).toBeNull();
  });
});

test("any bytes after a signature are read without an exception", () => {
  const heads = [png(1, 1), jpeg(1, 1, none), webp("VP8X", []), webp("VP8 ", []), webp("VP8L", [])];
  fc.assert(
    fc.property(
      fc.constantFrom(...heads),
      fc.nat(40),
      fc.uint8Array({ maxLength: 200 }),
      (head, cut, rest) => {
        const image = Buffer.concat([head.subarray(0, cut), rest]);
        expect(() => imageSizeOfBase64(image.toString("base64"))).not.toThrow();
      },
    ),
  );
});
