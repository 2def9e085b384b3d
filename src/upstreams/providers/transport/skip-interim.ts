import type { Socket } from "node:net";

/** Matches the start of the first line of an interim reply. */
const interimLine = /^HTTP\/1\.[01] 1(?!01)\d\d/;
const beginnings = ["HTTP/1.1 1", "HTTP/1.0 1"];
const STATUS_LENGTH = "HTTP/1.1 100".length;
const HEAD_END = Buffer.from("\r\n\r\n");
/** A longer head is left to the parser. */
const HEAD_BYTES_MAX = 16 * 1024;

/**
 * Removes interim replies (`100 Continue` and the like) from a socket's data before a reply, in any
 * packets. Our requests do not wait for any, and undici would close the connection at a `100
 * Continue` (RFC 9110, section 15.2: a client may ignore them). 101 is not an interim reply: it
 * changes the protocol.
 */
export function skipInterim(socket: Socket): void {
  const read = socket.read.bind(socket) as (size?: number) => Buffer | null;
  const write = socket.write.bind(socket) as (...given: readonly unknown[]) => boolean;
  let isReplyAwaited = false;
  let held: Buffer | null = null;
  // A request is written before any byte of its reply, and after the previous reply.
  socket.write = (...given: readonly unknown[]): boolean => {
    isReplyAwaited = true;
    return write(...given);
  };
  socket.read = (size?: number): Buffer | null => {
    const bytes = read(size);
    if (!isReplyAwaited || bytes === null) return bytes;
    const { rest, isUnclear } = withoutInterim(
      held === null ? bytes : Buffer.concat([held, bytes]),
    );
    held = isUnclear ? rest : null;
    if (isUnclear) return null;
    isReplyAwaited = false;
    return rest;
  };
}

/**
 * Returns the data after the interim replies; unclear while an interim reply may begin or continue.
 */
function withoutInterim(bytes: Buffer): { readonly rest: Buffer; readonly isUnclear: boolean } {
  let rest = bytes;
  for (;;) {
    const line = rest.toString("latin1", 0, STATUS_LENGTH);
    if (!interimLine.test(line)) {
      const mayBegin = beginnings.some((one) => one.startsWith(line) || line.startsWith(one));
      return { rest, isUnclear: line.length < STATUS_LENGTH && mayBegin };
    }
    const end = rest.indexOf(HEAD_END);
    if (end < 0) return { rest, isUnclear: rest.length <= HEAD_BYTES_MAX };
    rest = rest.subarray(end + HEAD_END.length);
  }
}
