import { crc32, deflateRawSync } from "node:zlib";

/** One file of an archive. */
export interface ZipEntry {
  /** With `/` between folders. */
  readonly name: string;
  readonly bytes: Buffer;
}

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_CENTRAL = 0x06054b50;
/** 2.0: the version that introduced deflate. */
const VERSION_NEEDED = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
const DEFLATE = 8;
/** 1980-01-01, the format's first day: the same files give the same archive. */
const DATE = 0x0021;

/** Returns a ZIP archive of the files in the given order. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const packed = deflateRawSync(bytes);
    const encoded = Buffer.from(name);
    const facts = factsOf({ packed, bytes, nameLength: encoded.length });
    const local = Buffer.concat([uint32(LOCAL_HEADER), facts, encoded, packed]);
    const place = Buffer.concat([Buffer.alloc(10), uint32(offset)]);
    const made = uint16(VERSION_NEEDED);
    central.push(Buffer.concat([uint32(CENTRAL_HEADER), made, facts, place, encoded]));
    files.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.concat([
    ...[uint32(END_OF_CENTRAL), uint32(0), uint16(entries.length), uint16(entries.length)],
    ...[uint32(directory.length), uint32(offset), uint16(0)],
  ]);
  return Buffer.concat([...files, directory, end]);
}

/** Returns the fields that a file's header and its directory entry share. */
function factsOf({
  packed,
  bytes,
  nameLength,
}: {
  readonly packed: Buffer;
  readonly bytes: Buffer;
  readonly nameLength: number;
}): Buffer {
  return Buffer.concat([
    ...[VERSION_NEEDED, FLAGS, DEFLATE, 0, DATE].map(uint16),
    ...[crc32(bytes), packed.length, bytes.length].map(uint32),
    ...[nameLength, 0].map(uint16),
  ]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
