import { gzipSync } from "node:zlib";

/** One file of an archive. */
export interface TarEntry {
  /** With `/` between folders. */
  readonly name: string;
  readonly bytes: Buffer;
  readonly isExecutable: boolean;
}

const BLOCK_BYTES = 512;
const NAME_BYTES = 100;
const PREFIX_BYTES = 155;

/**
 * Returns a gzipped tar archive (ustar) without times and owners: the same files give the same
 * bytes.
 */
export function tarGz(entries: readonly TarEntry[]): Buffer {
  const blocks = entries.flatMap((entry) => {
    const padding = -entry.bytes.length & (BLOCK_BYTES - 1);
    return [headerOf(entry), entry.bytes, Buffer.alloc(padding)];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK_BYTES)]), { level: 9 });
}

function headerOf({ name, bytes, isExecutable }: TarEntry): Buffer {
  const { prefix, rest } = splitName(name);
  const header = Buffer.alloc(BLOCK_BYTES);
  const octal = (value: number, width: number): string =>
    `${value.toString(8).padStart(width - 1, "0")}\0`;
  header.write(rest, 0);
  header.write(octal(isExecutable ? 0o755 : 0o644, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(bytes.length, 12), 124);
  header.write(octal(0, 12), 136);
  // The checksum treats its own field as spaces.
  header.write(" ".repeat(8), 148);
  header.write("0", 156);
  header.write("ustar\0" + "00", 257);
  header.write(prefix, 345);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return header;
}

/** Moves the first folders of a long name to the prefix field. */
function splitName(name: string): { readonly prefix: string; readonly rest: string } {
  if (Buffer.byteLength(name) <= NAME_BYTES) return { prefix: "", rest: name };
  for (let at = name.indexOf("/"); at >= 0; at = name.indexOf("/", at + 1)) {
    const [prefix, rest] = [name.slice(0, at), name.slice(at + 1)];
    const fits = Buffer.byteLength(prefix) <= PREFIX_BYTES && Buffer.byteLength(rest) <= NAME_BYTES;
    if (fits) return { prefix, rest };
  }
  throw new Error(`${name} is too long for a tar archive`);
}
