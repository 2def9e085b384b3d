/** Joins pieces of bytes. A single piece is returned without a copy. */
export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const [first] = pieces;
  return pieces.length === 1 && first !== undefined ? first : Buffer.concat(pieces);
}
