const decoder = new TextDecoder();

/** Bytes of UTF-8 text in the pieces in which they arrived. */
export class BytePieces {
  readonly pieces: readonly Uint8Array[];
  readonly length: number;

  constructor(pieces: readonly Uint8Array[]) {
    this.pieces = pieces;
    this.length = pieces.reduce((length, piece) => length + piece.length, 0);
  }

  /** Decodes all bytes, without a byte order mark. */
  text(): string {
    return decoder.decode(this.join());
  }

  /** Decodes the bytes from `from` up to `to`. */
  slice(from: number, to: number): string {
    const parts: Uint8Array[] = [];
    this.#eachPart(from, to, (part) => parts.push(part));
    return Buffer.concat(parts).toString();
  }

  /** Returns whether the bytes from `at` on equal these. */
  equals(at: number, bytes: Uint8Array): boolean {
    if (at < 0 || at + bytes.length > this.length) return false;
    let isEqual = true;
    this.#eachPart(at, at + bytes.length, (part, start) => {
      isEqual &&= Buffer.compare(part, bytes.subarray(start, start + part.length)) === 0;
    });
    return isEqual;
  }

  join(): Uint8Array {
    return joinBytes(this.pieces);
  }

  /** Calls `take` with the parts of the pieces in a range, and their offsets in the range. */
  #eachPart(from: number, to: number, take: (part: Uint8Array, start: number) => void): void {
    let begin = 0;
    for (const piece of this.pieces) {
      const end = begin + piece.length;
      if (end > from && begin < to) {
        const start = Math.max(from, begin);
        take(piece.subarray(start - begin, Math.min(to, end) - begin), start - from);
      }
      begin = end;
    }
  }
}

/** Joins pieces of bytes. A single piece is returned without a copy. */
export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const [first] = pieces;
  return pieces.length === 1 && first !== undefined ? first : Buffer.concat(pieces);
}
