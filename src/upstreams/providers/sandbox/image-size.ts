/** The image properties that its first bytes reveal. */
export interface ImageSize {
  readonly mediaType: "image/png" | "image/jpeg" | "image/gif" | "image/webp";
  readonly widthPixels: number;
  readonly heightPixels: number;
}

/** How far to search for the size: a JPEG may start with profiles and thumbnails. */
const HEAD_BYTES_MAX = 1_048_576;

/** Returns type and size of a base64 PNG, JPEG, GIF or WebP image; null for other data. */
export function imageSizeOfBase64(data: string): ImageSize | null {
  const head = Buffer.from(data.slice(0, Math.ceil(HEAD_BYTES_MAX / 3) * 4), "base64");
  return pngSize(head) ?? gifSize(head) ?? webpSize(head) ?? jpegSize(head);
}

const PNG_SIGNATURE = "\x89PNG\r\n\x1a\n";

/** PNG, section 11.2.1: the IHDR chunk is first, with width and height. */
function pngSize(head: Buffer): ImageSize | null {
  if (head.length < 24 || !textAt(head, 0, PNG_SIGNATURE) || !textAt(head, 12, "IHDR")) return null;
  return sized("image/png", head.readUInt32BE(16), head.readUInt32BE(20));
}

/** GIF89a, section 18: the logical screen's width and height follow the signature. */
function gifSize(head: Buffer): ImageSize | null {
  if (head.length < 10) return null;
  if (!textAt(head, 0, "GIF87a") && !textAt(head, 0, "GIF89a")) return null;
  return sized("image/gif", head.readUInt16LE(6), head.readUInt16LE(8));
}

/** RFC 9649: a lossy (`VP8 `), lossless (`VP8L`) or extended (`VP8X`) chunk is first. */
function webpSize(head: Buffer): ImageSize | null {
  if (head.length < 30 || !textAt(head, 0, "RIFF") || !textAt(head, 8, "WEBP")) return null;
  if (textAt(head, 12, "VP8X")) {
    return sized("image/webp", head.readUIntLE(24, 3) + 1, head.readUIntLE(27, 3) + 1);
  }
  if (textAt(head, 12, "VP8L") && head[20] === 0x2f) {
    const bits = head.readUInt32LE(21);
    return sized("image/webp", (bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  }
  if (textAt(head, 12, "VP8 ") && head.readUIntBE(23, 3) === 0x9d012a) {
    return sized("image/webp", head.readUInt16LE(26) & 0x3fff, head.readUInt16LE(28) & 0x3fff);
  }
  return null;
}

/** JPEG (T.81, annex B): scans the segments up to the first start of frame. */
function jpegSize(head: Buffer): ImageSize | null {
  if (head.length < 4 || head.readUInt16BE(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 <= head.length) {
    if (head[at] !== 0xff) return null;
    const marker = head.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1; // a fill byte before the marker
    } else if (isStandalone(marker)) {
      at += 2;
    } else if (isFrameStart(marker)) {
      return sized("image/jpeg", head.readUInt16BE(at + 7), head.readUInt16BE(at + 5));
    } else {
      at += 2 + head.readUInt16BE(at + 2);
    }
  }
  return null;
}

/** TEM and the restart markers have no length. */
function isStandalone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
}

/** SOF0 to SOF15 except DHT, JPG and DAC, which have codes in that range. */
function isFrameStart(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function textAt(head: Buffer, at: number, text: string): boolean {
  return head.toString("latin1", at, at + text.length) === text;
}

function sized(mediaType: ImageSize["mediaType"], width: number, height: number): ImageSize | null {
  return width > 0 && height > 0 ? { mediaType, widthPixels: width, heightPixels: height } : null;
}
