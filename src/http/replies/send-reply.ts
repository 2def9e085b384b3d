import type { IncomingMessage, ServerResponse } from "node:http";
import type { Exchange } from "./exchange.ts";
import { awaitsContinue } from "../request/request-headers.ts";
import { watchFlush } from "./watch-reading.ts";
import { commonHeaders, type FlatHeaders } from "./reply-headers.ts";

type ReplyBody = string | Buffer | readonly Buffer[];

/** A non-streaming response. */
export interface Reply {
  readonly status: number;
  readonly contentType: string;
  /** In one piece or several. */
  readonly body: ReplyBody;
  /** Added to those of every reply; names and values alternate. */
  readonly headers?: readonly string[];
  /** Value for pages, instead of `no-store`. */
  readonly cacheControl?: "no-cache";
}

/** Up to this size an unread body is discarded, so that the connection can be kept. */
const KEPT_BODY_BYTES_MAX = 65_536;
/** Limits of time and bytes for a client that continues to write a refused body. */
const DRAIN_MS = 5_000;
const DRAIN_BYTES = 64 * 1_048_576;

/** Sends a non-streaming response with its length; does nothing if the client has left. */
export function sendReply(exchange: Exchange, reply: Reply): void {
  const { response } = exchange;
  if (exchange.isClosed || response.headersSent) return;
  const headers = commonHeaders(exchange, reply.cacheControl);
  if (reply.headers !== undefined) headers.push(...reply.headers);
  headers.push("content-type", reply.contentType);
  // A 304 would state the length of a body that it does not contain.
  if (reply.status !== 304) headers.push("content-length", String(lengthOf(reply.body)));
  exchange.noteHead();
  exchange.validator?.responseSent({ status: reply.status, headers, body: joined(reply.body) });
  if (hasUnreadBody(exchange.request)) {
    sendBeforeBody(exchange, { reply, headers });
    return;
  }
  response.writeHead(reply.status, headers);
  endWith(response, reply.body);
  watchFlush(exchange);
}

/** Ends the response; a single piece is sent in one packet with its head. */
function endWith(response: ServerResponse, body: ReplyBody): void {
  if (typeof body === "string" || Buffer.isBuffer(body)) {
    response.end(body);
    return;
  }
  response.cork();
  for (const piece of body) response.write(piece);
  response.end();
}

/** Returns the pieces of a body, in order. */
export function piecesOf(body: ReplyBody): readonly (string | Buffer)[] {
  return typeof body === "string" || Buffer.isBuffer(body) ? [body] : body;
}

const lengthOf = (body: ReplyBody): number =>
  piecesOf(body).reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);

function joined(body: ReplyBody): string | Buffer {
  return typeof body === "string" || Buffer.isBuffer(body) ? body : Buffer.concat(body);
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
 * Answers a client that may still be writing. A small body is discarded and the connection kept.
 * Otherwise the complete reply is sent first, and the end only after the client has stopped (within
 * a bound): closing at once would reset the connection, and the client would never receive the
 * reply.
 */
function sendBeforeBody(
  exchange: Exchange,
  { reply, headers }: { readonly reply: Reply; readonly headers: FlatHeaders },
): void {
  const { request, response } = exchange;
  const length = Number(request.headers["content-length"] ?? Number.POSITIVE_INFINITY);
  request.unpipe();
  // A 408 ends the connection, since its client has used up its time.
  const isKept = length <= KEPT_BODY_BYTES_MAX && reply.status !== 408;
  if (isKept && !awaitsContinue(request)) {
    response.writeHead(reply.status, headers);
    endWith(response, reply.body);
    request.resume();
    watchFlush(exchange);
    return;
  }
  if (!exchange.isLast) headers.push("connection", "close");
  response.writeHead(reply.status, headers);
  for (const piece of piecesOf(reply.body)) response.write(piece);
  const stop = (): void => {
    timer.cancel();
    leaveUnread();
  };
  const end = (): void => {
    stop();
    response.end();
    watchFlush(exchange);
  };
  const timer = exchange.timers.start(DRAIN_MS, end);
  const body = { request, bytesMax: DRAIN_BYTES, onEnd: end };
  const leaveUnread = exchange.scheduler.unreadBodies.read(body);
  exchange.whenClosed(stop);
}
