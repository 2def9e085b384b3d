import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { GatewayError } from "../../core/errors/gateway-error.ts";
import { errorBody } from "../../core/errors/error-body.ts";
import { errorTable, type ErrorKind } from "../../core/errors/error-table.ts";
import type { RefusalReason } from "../../system/observe/metric-table.ts";
import type { Timers } from "../../core/timing/timer-wheel.ts";
import { MALFORMED, UNKNOWN_VERSION } from "./check-message.ts";
import { errorHeaders } from "../replies/send-error.ts";

/** Time that a client has to close after an error reply that is written directly to its socket. */
const LINGER_MS = 1_000;

/** A refusal by Node's parser before a request exists. */
export interface ParserRefusal {
  readonly reason: RefusalReason;
  readonly kind: ErrorKind;
  readonly message: string;
}

const unknownVersion: ParserRefusal = {
  reason: "malformed",
  kind: "http-version-not-supported",
  message: UNKNOWN_VERSION,
};

/** Refusals by the code of the parser's error. */
const parserRefusals: Readonly<Record<string, ParserRefusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    reason: "timeout",
    kind: "request-timeout",
    message: "The request did not arrive in time.",
  },
  HPE_HEADER_OVERFLOW: {
    reason: "header_overflow",
    kind: "headers-too-large",
    message: "The request's headers are too large.",
  },
  HPE_INVALID_VERSION: unknownVersion,
  // The first bytes of HTTP/2 without TLS.
  HPE_PAUSED_H2_UPGRADE: unknownVersion,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    reason: "chunk_extensions",
    kind: "body-too-large",
    message: "The body's chunk extensions are too large.",
  },
};

/** Returns the meaning of a parser error for the client and the operator. */
export function parserRefusal({ code = "" }: NodeJS.ErrnoException): ParserRefusal {
  return (
    parserRefusals[code] ?? {
      reason: "malformed",
      kind: "invalid-request",
      message: MALFORMED,
    }
  );
}

interface PlainReply {
  readonly status: number;
  /** Names and values alternate. */
  readonly headers: readonly string[];
  readonly body: string;
}

/** Returns the reply if no exchange exists, with those usual headers that apply. */
function plainReply(error: GatewayError, requestId: string): PlainReply {
  const body = JSON.stringify(errorBody(error, requestId));
  const headers = [
    ...["content-type", "application/json"],
    ...["content-length", String(Buffer.byteLength(body))],
    ...["x-request-id", requestId],
    ...["request-id", requestId],
    ...["cache-control", "no-store"],
    ...["x-content-type-options", "nosniff"],
    ...errorHeaders(error),
    ...["connection", "close"],
  ];
  return { status: errorTable[error.kind].status, headers, body };
}

/** An error reply on a socket that has no response object. */
export interface RawError {
  readonly socket: Duplex;
  readonly error: GatewayError;
  readonly requestId: string;
  readonly timers: Timers;
}

/** Writes the error reply and closes the socket. */
export function writeRawError({ socket, error, requestId, timers }: RawError): void {
  const { status, headers, body } = plainReply(error, requestId);
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? "Error"}`];
  for (let at = 0; at < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`);
  socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`);
  // Closing at once, with bytes unread, would reset the connection before the reply is read.
  socket.resume();
  destroyLater(socket, timers);
}

/** Closes a socket after its pending data is sent, but within a second. */
export function closeSoon(socket: Socket, timers: Timers): void {
  socket.destroySoon();
  destroyLater(socket, timers);
}

function destroyLater(socket: Duplex, timers: Timers): void {
  const linger = timers.start(LINGER_MS, () => socket.destroy());
  socket.once("close", () => linger.cancel());
}

/** Refuses a request before the application receives it. */
export function refuse(response: ServerResponse, error: GatewayError, requestId: string): void {
  const { status, headers, body } = plainReply(error, requestId);
  response.writeHead(status, [...headers]);
  response.end(body);
}
