import type { IncomingMessage } from "node:http";
import type { Exchange } from "./exchange.ts";
import { boundFlush } from "./bound-reading.ts";
import { commonHeaders } from "./reply-headers.ts";
import type { FlatHeaders } from "./reply-headers.ts";

/** A non-streaming response. */
export interface Reply {
  readonly status: number;
  readonly contentType: string;
  readonly body: string | Buffer;
  /** Names and values in turn, added to those of every reply. */
  readonly headers?: readonly string[];
  /** What pages say in place of `no-store`. */
  readonly cacheControl?: "no-cache";
}

/** Up to here an unread body is read off the wire unseen, so that the connection can be kept. */
const KEPT_BODY_BYTES_MAX = 65_536;
/** How long, and how much, a client may go on writing a body that was refused. */
const DRAIN_MS = 5_000;
const DRAIN_BYTES = 64 * 1_048_576;

/** Sends a non-streaming response with its length; does nothing where the client has left. */
export function sendReply(exchange: Exchange, reply: Reply): void {
  const { response } = exchange;
  if (exchange.isClosed || response.headersSent) return;
  const headers = commonHeaders(exchange, reply.cacheControl);
  if (reply.headers !== undefined) headers.push(...reply.headers);
  headers.push("content-type", reply.contentType);
  // A 304 would state the length of what it does not send.
  if (reply.status !== 304) headers.push("content-length", String(Buffer.byteLength(reply.body)));
  exchange.noteHead();
  exchange.validator?.responseSent({ status: reply.status, headers, body: reply.body });
  if (hasUnreadBody(exchange.request)) {
    sendBeforeBody(exchange, { reply, headers });
    return;
  }
  response.writeHead(reply.status, headers);
  response.end(reply.body);
  boundFlush(exchange);
}

/** Sends a record of the contract with status 200. */
export function sendRecord(exchange: Exchange, record: object): void {
  const body = JSON.stringify(record);
  sendReply(exchange, { status: 200, contentType: "application/json", body });
}

function hasUnreadBody(request: IncomingMessage): boolean {
  if (request.complete) return false;
  const { "content-length": length, "transfer-encoding": coding } = request.headers;
  return coding !== undefined || (length !== undefined && length !== "0");
}

/**
 * Answers a client that may still be writing. A small body is swallowed and the connection kept;
 * otherwise the complete reply goes out first and the end only after the client has stopped (within
 * a bound): closing at once would reset the connection, and the client would never see the reply.
 */
function sendBeforeBody(
  exchange: Exchange,
  { reply, headers }: { readonly reply: Reply; readonly headers: FlatHeaders },
): void {
  const { request, response } = exchange;
  const length = Number(request.headers["content-length"] ?? Number.POSITIVE_INFINITY);
  request.unpipe();
  // A 408 ends the connection: its client was given all the time there is.
  const isKept = length <= KEPT_BODY_BYTES_MAX && reply.status !== 408;
  if (isKept && request.headers.expect === undefined) {
    response.writeHead(reply.status, headers);
    response.end(reply.body);
    request.resume();
    boundFlush(exchange);
    return;
  }
  if (!exchange.isLast) headers.push("connection", "close");
  response.writeHead(reply.status, headers);
  response.write(reply.body);
  const end = (): void => {
    timer.cancel();
    request.off("data", count);
    response.end();
    boundFlush(exchange);
  };
  let drained = 0;
  const count = (chunk: Buffer): void => {
    drained += chunk.length;
    if (drained > DRAIN_BYTES) end();
  };
  const timer = exchange.timers.start(DRAIN_MS, end);
  request.on("data", count);
  request.once("end", end);
  exchange.whenClosed(() => timer.cancel());
  request.resume();
}
