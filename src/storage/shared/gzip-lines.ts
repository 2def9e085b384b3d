import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

/** Number of characters compressed at a time. */
const PIECE_CHARS = 65_536;

/**
 * Writes lines, compressed, into a new file readable only by its owner. The file is on disk when
 * this resolves. `endOf` receives the SHA-256 of the lines in hex and returns the last line.
 * Rejects like `open` if the file exists; leaves no partial file when it rejects.
 */
export async function writeGzipLines(
  file: string,
  lines: AsyncIterable<string>,
  endOf: (sha256: string) => object,
): Promise<string> {
  const hash = createHash("sha256");
  let sha256 = "";
  /**
   * Yields large pieces, since each piece of a stream has a fixed cost that exceeds that of a short
   * text.
   */
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

/**
 * Yields the lines of a compressed file; only a newline ends a line. Rejects with zlib's own error.
 */
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
    // Closes the file if the consumer stops early.
    text.destroy();
  }
}
