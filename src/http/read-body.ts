import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createUnzip } from "node:zlib";
import type { Middleware } from "koa";
import bodyParser from "koa-bodyparser";
import { joinBytes } from "../collections/join-bytes.ts";
import { GatewayError } from "../errors/gateway-error.ts";
import type { BodyShare } from "./body-budget.ts";
import { ClientGone } from "./exchange.ts";
import type { Exchange } from "./exchange.ts";
import { LoopTurns, nextRound } from "./loop-turns.ts";
import { Utf8Check } from "./utf8-check.ts";

export interface BodyLimits {
  /** After decompression. */
  readonly maxBodyBytes: number;
  /** All bodies at once; null: a part of the heap's limit. */
  readonly bodyBytesInFlight: number | null;
  /** From the first wish to read until the last byte. */
  readonly bodyTimeoutMs: number;
  /** Between two pieces of a body. */
  readonly bodyIdleMs: number;
}

/** Reads a request's body; what it holds on the way is taken from the share. */
export type ReadBody = (exchange: Exchange, share: BodyShare) => Promise<string>;

/** From here up, parsing and checking a body can take longer than others should wait. */
const LARGE_BODY_CHARACTERS = 65_536;
/** What a chunk weighs besides its bytes: a client can send them one by one. */
const CHUNK_BYTES = 300;

/** Node reads this much of a socket at once. */
const PACKET_BYTES_MAX = 65_536;

/** Leaves a byte order mark out, as the parser does. */
const decoder = new TextDecoder();

const jsonType = /^application\/json\s*(?:;\s*charset="?(?:utf-?8|us-ascii)"?\s*)?;?$/i;

/**
 * Reads the body of a request whose caller is known: content type (415), size after decompression
 * (413), budget (503), time (408). gzip, deflate and br are understood. Of large bodies one is
 * returned per round of the event loop.
 */
export function createReadBody(limits: BodyLimits): ReadBody {
  const turns = new LoopTurns();
  const parse = bodyParser({
    enableTypes: ["text"],
    textLimit: String(limits.maxBodyBytes),
  });
  return async (exchange, share) => {
    const { request, response } = exchange;
    if (!jsonType.test(request.headers["content-type"] ?? "")) throw unsupportedType();
    // Known before a byte is read; the parser's own check sees no more than 31 bits.
    if (Number(request.headers["content-length"] ?? 0) > limits.maxBodyBytes) {
      throw tooLarge(limits);
    }
    if (isNearlyHere(request)) await nextRound();
    if (exchange.isClosed) throw new ClientGone();
    const source = decompress(request);
    if (request.headers.expect !== undefined) response.writeContinue();
    const utf8 = new Utf8Check();
    const reading = { exchange, share, limits, utf8 };
    try {
      const isHere = request.complete && source === request;
      const text = isHere ? take(reading) : await gather(parse, source, reading);
      utf8.end();
      if (text.length >= LARGE_BODY_CHARACTERS) await turns.next();
      return text;
    } catch (error) {
      throw bodyError(error, limits);
    }
  };
}

/**
 * Whether the body can be in the packet that brought its head: node lets promises run between the
 * two, and has read both when the loop's round ends.
 */
function isNearlyHere({ complete, headers }: IncomingMessage): boolean {
  const { "content-length": length, expect } = headers;
  return !complete && Number(length) <= PACKET_BYTES_MAX && expect === undefined;
}

interface Reading {
  readonly exchange: Exchange;
  readonly share: BodyShare;
  readonly limits: BodyLimits;
  readonly utf8: Utf8Check;
}

/**
 * A body that is here as a whole, as most soon are: nothing can interrupt it any more, and it needs
 * no parser that listens. Equal to `gather`.
 */
function take({ exchange, share, limits, utf8 }: Reading): string {
  const pieces: Buffer[] = [];
  let length = 0;
  // Each call returns one piece: several packets can have brought the body.
  for (let bytes = read(exchange); bytes !== null; bytes = read(exchange)) {
    utf8.feed(bytes);
    share.take(bytes.length + CHUNK_BYTES);
    length += bytes.length;
    if (length > limits.maxBodyBytes) throw tooLarge(limits);
    pieces.push(bytes);
  }
  return decoder.decode(joinBytes(pieces));
}

function read({ request }: Exchange): Buffer | null {
  const bytes: unknown = request.read();
  return Buffer.isBuffer(bytes) ? bytes : null;
}

async function gather(parse: Middleware, source: Readable, reading: Reading): Promise<string> {
  const unguard = guard(source, reading);
  try {
    return await parseText(parse, source);
  } finally {
    unguard();
  }
}

/** The parser reads the source as the body of a request of its own, which ends with it. */
async function parseText(parse: Middleware, source: Readable): Promise<string> {
  const own: { readonly is: () => boolean; body?: unknown } = { is: isText };
  const parsed: unknown = Reflect.apply(parse, undefined, [{ req: source, request: own }, next]);
  await parsed;
  return typeof own.body === "string" ? own.body : "";
}

/** The content type was checked before. */
const isText = (): boolean => true;

const next = (): Promise<void> => Promise.resolve();

/** The request itself where it is not compressed. */
function decompress(request: IncomingMessage): Readable {
  switch (request.headers["content-encoding"]?.toLowerCase() ?? "identity") {
    case "identity":
      return request;
    case "gzip":
    case "deflate":
      return decoded(request.pipe(createUnzip()));
    case "br":
      return decoded(request.pipe(createBrotliDecompress()));
    // A header is any word.
    default:
      throw unsupportedEncoding();
  }
}

/** The parser looks for a length and a coding among the headers: these bytes have neither. */
function decoded(source: Readable): Readable {
  return Object.assign(source, { headers: {} });
}

/**
 * Fails the source, and by that the parser, where its bytes exceed the budget, take too long, or
 * the client leaves. Returns what takes all listeners away, which would keep the body in memory as
 * long as the request.
 */
function guard(source: Readable, { exchange, share, limits, utf8 }: Reading): () => void {
  const { request, response } = exchange;
  const fail = (error: Error): void => {
    if (source.listenerCount("error") > 0) source.emit("error", error);
  };
  const stopTimers = limitTime(exchange, limits, () => fail(tooSlow()));
  const take = (chunk: Buffer): void => {
    utf8.feed(chunk);
    try {
      share.take(chunk.length + CHUNK_BYTES);
    } catch (error) {
      fail(bodyError(error, limits));
    }
  };
  // A client that leaves is not seen by a decompressor.
  const leave = (): void => fail(new ClientGone());
  source.on("data", take);
  response.on("close", leave);
  return () => {
    stopTimers();
    source.off("data", take);
    response.off("close", leave);
    if (source === request) return;
    request.unpipe();
    source.on("error", ignore).destroy();
  };
}

function ignore(): void {}

/** Calls back where the body takes too long, or a piece of it; most bodies came with their head. */
function limitTime(
  { request, timers }: Exchange,
  { bodyTimeoutMs, bodyIdleMs }: BodyLimits,
  tooLate: () => void,
): () => void {
  if (request.complete) return () => undefined;
  const total = timers.start(bodyTimeoutMs, tooLate);
  const idle = timers.start(bodyIdleMs, tooLate);
  const postpone = (): void => idle.restart();
  request.on("data", postpone);
  return () => {
    request.off("data", postpone);
    total.cancel();
    idle.cancel();
  };
}

/** What the parser's and the streams' own errors mean; none is shown, none is a fault of ours. */
function bodyError(error: unknown, limits: BodyLimits): Error {
  if (error instanceof GatewayError || error instanceof ClientGone) return error;
  const type = fact(error, "type");
  const code = fact(error, "code");
  if (type === "entity.too.large") return tooLarge(limits);
  if (type === "request.aborted" || code === "ECONNRESET") return new ClientGone();
  if (type === "request.size.invalid") {
    return new GatewayError("invalid-json", "The body is not as long as content-length says.");
  }
  if (code.startsWith("Z_") || code.startsWith("ERR_")) {
    return new GatewayError("invalid-json", "The body could not be decompressed.");
  }
  return error instanceof Error ? error : new Error("a body's stream failed without an error");
}

function fact(error: unknown, name: "type" | "code"): string {
  if (!(error instanceof Error)) return "";
  return String(Object.getOwnPropertyDescriptor(error, name)?.value ?? "");
}

function unsupportedType(): GatewayError {
  return new GatewayError(
    "unsupported-media-type",
    "The body must be JSON in UTF-8: send the header `content-type: application/json`.",
  );
}

function unsupportedEncoding(): GatewayError {
  return new GatewayError(
    "unsupported-media-type",
    "The body's content-encoding is not supported; send gzip, deflate, br or none.",
  );
}

function tooLarge({ maxBodyBytes }: BodyLimits): GatewayError {
  return new GatewayError(
    "body-too-large",
    `The body is larger than ${maxBodyBytes} bytes (counted after decompression).`,
  );
}

function tooSlow(): GatewayError {
  return new GatewayError("request-timeout", "The body did not arrive in time.");
}
