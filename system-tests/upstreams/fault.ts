import type { Socket } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import { assertNever } from "../../src/core/conversation/conversation.ts";
import { contentTypeOf, frame, headOf, wireReply, type ReplyWish } from "./wire-reply.ts";
import { every, pause } from "../../contract-tests/harness/real-clock.ts";

/** A correct or incorrect upstream response. */
export type Fault =
  /** The correct response, in pieces of random size, at random moments. */
  | { readonly kind: "pieces"; readonly random: () => number }
  /** The first `at` bytes of the correct response, then a reset, a FIN, or silence. */
  | { readonly kind: "cut"; readonly at: number; readonly after: "reset" | "end" | "silence" }
  /** A truncated body with a clean end, as from proxies; `at` counts from the body's start. */
  | { readonly kind: "clean-cut"; readonly at: number }
  /** The correct response, its body one byte at a time, far too slowly. */
  | { readonly kind: "loris" }
  /** An error status. */
  | { readonly kind: "status"; readonly status: number; readonly headers: readonly string[] }
  /** The correct body under another content type, or under a wrong content coding. */
  | { readonly kind: "header"; readonly contentType: string; readonly more?: string }
  /** The correct response, compressed. */
  | { readonly kind: "compressed"; readonly coding: Coding }
  /**
   * The correct response in the other form: a stream for a non-streaming request, and the reverse.
   */
  | { readonly kind: "other-form" }
  /** Another success status before the correct response, or instead of its own. */
  | { readonly kind: "success"; readonly status: number }
  /** An HTML page. */
  | { readonly kind: "page" }
  /** An error event instead of the event `at`; the stream continues after it. */
  | { readonly kind: "error-event"; readonly at: number }
  /** Text instead of the event `at`, or of the whole body. */
  | { readonly kind: "garbage"; readonly at: number; readonly text: string }
  /** Data other than HTTP. */
  | { readonly kind: "no-http"; readonly text: string };

/** Content codings, in the order of their application. */
export const codings = {
  gzip: { name: "gzip", compress: (body: Buffer): Buffer => gzipSync(body) },
  "x-gzip": { name: "x-gzip", compress: (body: Buffer): Buffer => gzipSync(body) },
  deflate: { name: "deflate", compress: (body: Buffer): Buffer => deflateSync(body) },
  br: { name: "br", compress: (body: Buffer): Buffer => brotliCompressSync(body) },
  zstd: { name: "zstd", compress: (body: Buffer): Buffer => zstdCompressSync(body) },
  both: {
    name: "gzip, br",
    compress: (body: Buffer): Buffer => brotliCompressSync(gzipSync(body)),
  },
} as const;

export type Coding = keyof typeof codings;

/**
 * The expected result for a client: the response, an error of either form, or (a race) any of them.
 */
export type Expectation = "correct" | "error" | "either";

/** Pause between the bytes of the slow loris. */
const LORIS_MS = 80;
const PIECES_MAX = 12;
const PIECE_MS_MAX = 12;

/** Answers a call with the fault; `expectationOf` returns the expected result. */
export function play(fault: Fault, wish: ReplyWish, socket: Socket): void {
  const reply = wireReply(wish);
  switch (fault.kind) {
    case "pieces":
      return void writeInPieces(socket, reply.bytes, fault.random, wish.framing === "until-close");
    case "cut":
      return cut(socket, reply.bytes.subarray(0, fault.at), fault.after);
    case "clean-cut": {
      const body = Buffer.from(reply.pieces.join("")).subarray(0, fault.at);
      const { framing, stream } = wish;
      return write(socket, frame([body], contentTypeOf(stream), framing).bytes, framing);
    }
    case "loris":
      return drip(socket, reply);
    case "status": {
      const body = JSON.stringify({ error: { type: "oops", message: "the upstream's own words" } });
      const length = `content-length: ${body.length}`;
      const type = "content-type: application/json";
      return void socket.write(headOf(fault.status, [...fault.headers, type, length]) + body);
    }
    case "header": {
      const type = fault.contentType + (fault.more === undefined ? "" : `\r\n${fault.more}`);
      return write(socket, frame(reply.pieces, type, wish.framing).bytes, wish.framing);
    }
    case "compressed": {
      const { compress, name } = codings[fault.coding];
      const type = `${contentTypeOf(wish.stream)}\r\ncontent-encoding: ${name}`;
      const body = compress(Buffer.from(reply.pieces.join("")));
      return write(socket, frame([body], type, wish.framing).bytes, wish.framing);
    }
    case "other-form": {
      const other = wireReply({ ...wish, stream: !wish.stream });
      return write(socket, other.bytes, wish.framing);
    }
    case "success": {
      const line = `HTTP/1.1 ${fault.status} X\r\n`;
      const isInterim = fault.status < 200;
      const rest = isInterim ? reply.bytes : reply.bytes.subarray(reply.bytes.indexOf("\r\n") + 2);
      const before = Buffer.from(isInterim ? `${line}\r\n` : line);
      return write(socket, Buffer.concat([before, rest]), wish.framing);
    }
    case "page":
      return write(socket, frame(["<html></html>"], "text/html", wish.framing).bytes, wish.framing);
    case "error-event":
      return replace(socket, wish, { at: fault.at, text: errorEvent(wish) });
    case "garbage":
      return replace(socket, wish, fault);
    case "no-http":
      return void socket.end(fault.text);
    default:
      return assertNever(fault);
  }
}

/** Returns whether a call with this fault counts as answered. */
export function expectationOf(fault: Fault, wish: ReplyWish): Expectation {
  const reply = wireReply(wish);
  switch (fault.kind) {
    case "pieces":
      return "correct";
    case "cut": {
      // If the connection's end is the body's end, the HTTP client treats a reset as the end too.
      const ends = wish.framing === "until-close" && fault.after !== "silence";
      if (fault.at < reply.completeAt - (ends ? lineEndsOf(wish) : 0)) return "error";
      if (fault.after === "reset") return "either";
      // Without a length, only the end of the connection shows that it is complete.
      const unended = wish.framing === "until-close" && fault.after === "silence";
      return unended && !wish.stream ? "error" : "correct";
    }
    case "clean-cut":
      return fault.at < Buffer.byteLength(reply.pieces.join("")) - lineEndsOf(wish)
        ? "error"
        : "correct";
    case "header":
      return fault.more === undefined ? "correct" : "error";
    case "compressed":
    case "other-form":
    case "success":
      return "correct";
    case "loris":
    case "status":
    case "page":
    case "no-http":
    case "error-event":
    case "garbage":
      return "error";
    default:
      return assertNever(fault);
  }
}

/** The line ends after a stream's terminal event, which a body with a clean end may lack. */
function lineEndsOf({ stream }: ReplyWish): number {
  return stream ? "\n\n".length : 0;
}

function errorEvent({ wire, stream }: ReplyWish): string {
  const error = { type: "overloaded_error", message: "no room" };
  const body = JSON.stringify(wire === "openai" ? { error } : { type: "error", error });
  if (!stream) return body;
  return wire === "openai" ? `data: ${body}\n\n` : `event: error\ndata: ${body}\n\n`;
}

function replace(
  socket: Socket,
  wish: ReplyWish,
  { at, text }: { readonly at: number; readonly text: string },
): void {
  const pieces = wireReply(wish).pieces.map((piece, index) =>
    index === Math.min(at, wish.stream ? at : 0) ? text : piece,
  );
  write(socket, frame(pieces, contentTypeOf(wish.stream), wish.framing).bytes, wish.framing);
}

function write(socket: Socket, bytes: Buffer, framing: ReplyWish["framing"]): void {
  if (framing === "until-close") socket.end(bytes);
  else socket.write(bytes);
}

function cut(socket: Socket, bytes: Buffer, ending: "reset" | "end" | "silence"): void {
  const end = (): void => {
    if (ending === "reset") socket.resetAndDestroy();
    if (ending === "end") socket.end();
  };
  if (bytes.length === 0) end();
  else socket.write(bytes, end);
}

async function writeInPieces(
  socket: Socket,
  bytes: Buffer,
  random: () => number,
  thenEnd: boolean,
): Promise<void> {
  let at = 0;
  for (let left = PIECES_MAX; at < bytes.length && !socket.destroyed; left -= 1) {
    const share = left === 1 ? 1 : random() * random();
    const length = 1 + Math.floor(share * bytes.length);
    socket.write(bytes.subarray(at, at + length));
    at += length;
    await pause(random() * PIECE_MS_MAX);
  }
  if (thenEnd) socket.end();
}

function drip(socket: Socket, { bytes, bodyAt }: ReturnType<typeof wireReply>): void {
  let at = bodyAt;
  socket.write(bytes.subarray(0, at));
  const stop = every(LORIS_MS, () => {
    socket.write(bytes.subarray(at, at + 1));
    at += 1;
  });
  socket.once("close", stop);
}
