import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

/** Text that is compressed in one piece. */
const PIECE_CHARS = 65_536;

/**
 * Writes lines, compressed, into a new file, which its owner alone can read, and which is on the disk when
 * this resolves, with the SHA-256 of the lines in hex: `endOf` gives the last one, after them, by it. Rejects
 * as `open` does where the file exists; leaves no file of its own where it rejects.
 */
export async function writeGzipLines(
  file: string,
  lines: AsyncIterable<string>,
  endOf: (sha256: string) => object,
): Promise<string> {
  const hash = createHash("sha256");
  let sha256 = "";
  /** Few large pieces: each one that passes a stream costs more than its text. */
  async function* inPieces(): AsyncGenerator<string> {
    let piece = "";
    for await (const line of lines) {
      piece += `${line}\n`;
      if (piece.length < PIECE_CHARS) continue;
      hash.update(piece);
      yield piece;
      piece = "";
    }
    sha256 = hash.update(piece).digest("hex");
    yield `${piece}${JSON.stringify(endOf(sha256))}\n`;
  }
  const handle = await open(file, "wx", 0o600);
  try {
    await pipeline(Readable.from(inPieces()), createGzip(), (text) => handle.writeFile(text));
    await handle.sync();
    return sha256;
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** The lines of a compressed file; a newline is the only end of a line. Rejects with zlib's own error. */
export async function* gzipLines(file: string): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  const text = createReadStream(file).on("error", (error) => gunzip.destroy(error));
  const gunzip = text.pipe(createGunzip());
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      let from = 0;
      for (let to = chunk.indexOf(10); to !== -1; to = chunk.indexOf(10, from)) {
        rest.push(chunk.subarray(from, to));
        yield Buffer.concat(rest).toString("utf8");
        rest = [];
        from = to + 1;
      }
      if (from < chunk.length) rest.push(chunk.subarray(from));
    }
  } finally {
    // Whoever reads no further leaves no open file.
    text.destroy();
  }
}
