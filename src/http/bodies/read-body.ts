import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import type { Middleware } from "koa";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import type { Offload, OffloadedBody, RequestBody } from "../offload/offload.ts";
import type { BodyShare } from "./body-budget.ts";
import { BytePieces, joinBytes } from "../../core/collections/byte-pieces.ts";
import { ClientDisconnected, type Exchange } from "../replies/exchange.ts";
import type { CoarseTimer } from "../../core/timing/timer-wheel.ts";
import { codingOf, decodeCoding, type DecodedBody } from "./content-coding.ts";
import { awaitsContinue, isJson } from "../request/request-headers.ts";
import { EventLoopQueue, nextLoopTurn } from "../fair-share/event-loop-queue.ts";
import { Utf8Check } from "./utf8-check.ts";
import bodyParser from "koa-bodyparser";

export interface BodyLimits {
  /** Maximum after decompression. */
  readonly maxBodyBytes: number;
  /** Maximum of all bodies at once; null: a part of the heap's limit. */
  readonly bodyBytesInFlight: number | null;
  /** Time limit from the start of reading to the last byte. */
  readonly bodyTimeoutMs: number;
  /** Time limit between two pieces of a body. */
  readonly bodyIdleMs: number;
}

/**
 * Reads a request's body and charges its bytes to the share meanwhile. The bytes of a large body
 * may be sent to another thread as they arrive.
 */
export type ReadBody = (exchange: Exchange, share: BodyShare) => Promise<RequestBody>;

/** The thread to which large bodies are sent. */
export type LargeBodies = Pick<Offload, "collects" | "openBody">;

/** Bodies of at least this size may be sent to another thread. */
const LARGE_BODY_BYTES = 524_288;
/** Bodies of at least this size are parsed and checked in a separate turn of the event loop. */
const LONG_BODY_BYTES = 65_536;
/** Shorter bodies are decoded at once. */
const SHORT_BODY_BYTES = 32_768;
/** Weight of a chunk besides its bytes: a client may send bytes one by one. */
const CHUNK_BYTES = 300;
/** Shorter chunks are joined, because every later step has a cost for each piece. */
const PIECE_BYTES_MIN = 16_384;

/** Maximum that Node reads from a socket at once. */
const PACKET_BYTES_MAX = 65_536;

/**
 * Creates a function that reads the body of an authenticated request: content type (415), size
 * after decompression (413), budget (503), time (408). `content-coding.ts` has the codings. Only
 * one large body is returned per turn of the event loop.
 */
export function createReadBody(limits: BodyLimits, offload?: LargeBodies): ReadBody {
  const loopQueue = new EventLoopQueue();
  const parse = bodyParser({
    enableTypes: ["text"],
    textLimit: String(limits.maxBodyBytes),
  });
  return async (exchange, share) => {
    const { request, response } = exchange;
    if (!isJson(request.headers["content-type"])) throw unsupportedType();
    // Checked before a byte is read; the parser's own check handles only 31 bits.
    if (Number(request.headers["content-length"] ?? 0) > limits.maxBodyBytes) {
      throw tooLarge(limits);
    }
    if (isNearlyHere(request)) await nextLoopTurn();
    if (exchange.isClosed) throw new ClientDisconnected();
    const decoded = decodeCoding(request, {
      bytesMax: limits.maxBodyBytes,
      tooLarge: () => tooLarge(limits),
    });
    if (awaitsContinue(request)) response.writeContinue();
    const utf8 = new Utf8Check();
    const pieces = new Pieces(limits, () => openLarge(exchange, offload));
    const reading = { exchange, share, limits, utf8, pieces, decoded };
    try {
      const hasArrived = request.complete && decoded.source === request;
      const body = hasArrived ? take(reading) : await gather(parse, reading);
      decoded.checkUsed();
      utf8.end();
      if (body instanceof BytePieces && body.length >= LONG_BODY_BYTES) await loopQueue.next();
      return body;
    } catch (error) {
      pieces.discard();
      throw bodyError(error, limits);
    }
  };
}

/** Reads a body of any size as text. */
export type ReadText = (exchange: Exchange, share: BodyShare) => Promise<string>;

/** Like `createReadBody`, for bodies that are read in this thread. */
export function createReadText(limits: BodyLimits): ReadText {
  const readBody = createReadBody(limits);
  return async (exchange, share) => {
    const body = await readBody(exchange, share);
    if (typeof body === "string") return body;
    if (body instanceof BytePieces) return body.text();
    throw new Error("a body was sent to another thread");
  };
}

/**
 * Reports whether the body may be in the same packet as its head. Node runs promises between the
 * two, and has read both at the end of the event loop's turn.
 */
function isNearlyHere({ complete, headers }: IncomingMessage): boolean {
  return !complete && Number(headers["content-length"]) <= PACKET_BYTES_MAX;
}

interface Reading {
  readonly exchange: Exchange;
  readonly share: BodyShare;
  readonly limits: BodyLimits;
  readonly utf8: Utf8Check;
  readonly pieces: Pieces;
  readonly decoded: DecodedBody;
}

/**
 * Reads a body that has arrived completely, which is the usual case. It cannot be interrupted any
 * more, so no listening parser is needed. Equivalent to `gather`.
 */
function take({ exchange, share, utf8, pieces }: Reading): RequestBody {
  // Each call returns one piece: the body may have arrived in several packets.
  for (let bytes = read(exchange); bytes !== null; bytes = read(exchange)) {
    utf8.feed(bytes);
    share.take(bytes.length + CHUNK_BYTES);
    share.count(bytes.length);
    pieces.add(bytes);
  }
  return pieces.body();
}

/** Opens a large body on another thread; null: this thread collects it. */
function openLarge(
  { request: { headers }, scheduler }: Exchange,
  offload: LargeBodies | undefined,
): OffloadedBody | null {
  const declared = codingOf(headers) === null ? headers["content-length"] : undefined;
  const length = Number(declared ?? Number.POSITIVE_INFINITY);
  const { isAlone } = scheduler;
  if (offload === undefined || offload.collects({ length, isAlone })) return null;
  return offload.openBody();
}

/**
 * Collects the bytes of a body as they arrive; those of a large body may be sent to another thread.
 */
class Pieces {
  readonly #limits: BodyLimits;
  /** Called once the body is large; null: its bytes stay here. */
  readonly #openLarge: () => OffloadedBody | null;
  #here: Uint8Array[] = [];
  #elsewhere: OffloadedBody | null = null;
  /** The latest chunks, which are not long enough for a piece. */
  #chunks: Buffer[] = [];
  #chunkBytes = 0;
  #length = 0;

  constructor(limits: BodyLimits, openLarge: () => OffloadedBody | null) {
    this.#limits = limits;
    this.#openLarge = openLarge;
  }

  add(bytes: Buffer): void {
    const wasSmall = this.#length < LARGE_BODY_BYTES;
    this.#length += bytes.length;
    if (this.#length > this.#limits.maxBodyBytes) throw tooLarge(this.#limits);
    this.#chunks.push(bytes);
    this.#chunkBytes += bytes.length;
    if (this.#chunkBytes >= PIECE_BYTES_MIN) this.#endPiece();
    if (!wasSmall || this.#length < LARGE_BODY_BYTES) return;
    this.#elsewhere = this.#openLarge();
    if (this.#elsewhere === null) return;
    for (const piece of this.#here) this.#elsewhere.add(piece);
    this.#here = [];
  }

  #endPiece(): void {
    const piece = joinBytes(this.#chunks);
    this.#chunks = [];
    this.#chunkBytes = 0;
    if (this.#elsewhere === null) this.#here.push(piece);
    else this.#elsewhere.add(piece);
  }

  body(): RequestBody {
    if (this.#chunks.length > 0) this.#endPiece();
    if (this.#elsewhere !== null) return this.#elsewhere;
    const bytes = new BytePieces(this.#here);
    return this.#length < SHORT_BODY_BYTES ? bytes.text() : bytes;
  }

  discard(): void {
    this.#elsewhere?.discard();
  }
}

function read({ request }: Exchange): Buffer | null {
  const bytes: unknown = request.read();
  return Buffer.isBuffer(bytes) ? bytes : null;
}

async function gather(parse: Middleware, reading: Reading): Promise<RequestBody> {
  const { source } = reading.decoded;
  const unguard = guard(reading);
  try {
    return isShort(reading.exchange)
      ? await parseText(parse, source)
      : await gatherPieces(source, reading.pieces);
  } finally {
    unguard();
  }
}

/**
 * Reports whether a body is known to be short: its length is declared, and it is not compressed.
 */
function isShort({ request: { headers } }: Exchange): boolean {
  return codingOf(headers) === null && Number(headers["content-length"]) < SHORT_BODY_BYTES;
}

async function gatherPieces(source: Readable, pieces: Pieces): Promise<RequestBody> {
  const ended = Promise.withResolvers<void>();
  const take = (bytes: Buffer): void => {
    try {
      pieces.add(bytes);
    } catch (error) {
      ended.reject(error);
    }
  };
  source.on("data", take).on("error", ended.reject).on("end", ended.resolve);
  try {
    await ended.promise;
    return pieces.body();
  } finally {
    source.off("data", take).off("error", ended.reject).off("end", ended.resolve);
  }
}

/** Parses text. The parser reads the source as a separate request, which ends with the source. */
async function parseText(parse: Middleware, source: Readable): Promise<string> {
  const own: { readonly is: () => boolean; body?: unknown } = { is: isText };
  const parsed: unknown = Reflect.apply(parse, undefined, [{ req: source, request: own }, next]);
  await parsed;
  return typeof own.body === "string" ? own.body : "";
}

/** The content type was checked before. */
const isText = (): boolean => true;

const next = (): Promise<void> => Promise.resolve();

/**
 * Makes the source, and thereby the parser, fail if its bytes exceed the budget or take too long,
 * or if the client leaves. Returns a function that removes all listeners, which would otherwise
 * keep the body in memory as long as the request.
 */
function guard({ exchange, share, limits, utf8, decoded }: Reading): () => void {
  const { response } = exchange;
  const { source } = decoded;
  const fail = (error: Error): void => {
    if (source.listenerCount("error") > 0) source.emit("error", error);
  };
  const stopTimers = limitTime(exchange, limits, () => fail(tooSlow()));
  let paused: CoarseTimer | null = null;
  const pause = (ms: number): void => {
    source.pause();
    paused?.cancel();
    paused = exchange.timers.start(ms, () => source.resume());
  };
  const take = (chunk: Buffer): void => {
    utf8.feed(chunk);
    try {
      share.take(chunk.length + CHUNK_BYTES);
    } catch (error) {
      fail(bodyError(error, limits));
    }
    const waitMs = share.count(chunk.length);
    if (waitMs > 0) pause(waitMs);
  };
  // A decompressor does not notice that a client leaves.
  const leave = (): void => fail(new ClientDisconnected());
  source.on("data", take);
  response.on("close", leave);
  return () => {
    stopTimers();
    paused?.cancel();
    source.off("data", take);
    response.off("close", leave);
    decoded.close();
  };
}

/**
 * Calls back if the body or one of its pieces takes too long; most bodies arrive with their head.
 */
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

/**
 * Converts errors of the parser and the streams. Their messages are not shown, and none is the
 * gateway's fault.
 */
function bodyError(error: unknown, limits: BodyLimits): Error {
  if (error instanceof GatewayError || error instanceof ClientDisconnected) return error;
  const type = fact(error, "type");
  const code = fact(error, "code");
  if (type === "entity.too.large") return tooLarge(limits);
  if (type === "request.aborted" || code === "ECONNRESET") return new ClientDisconnected();
  if (type === "request.size.invalid") {
    return new GatewayError("invalid-json", "The body's length differs from its content-length.");
  }
  if (/^(?:Z_|ERR_|ZSTD_)/.test(code)) {
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

function tooLarge({ maxBodyBytes }: BodyLimits): GatewayError {
  return new GatewayError(
    "body-too-large",
    `The body is larger than ${maxBodyBytes} bytes (counted after decompression).`,
  );
}

function tooSlow(): GatewayError {
  return new GatewayError("request-timeout", "The body did not arrive in time.");
}
