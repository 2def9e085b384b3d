import bodyParser from "koa-bodyparser";
import type { Middleware } from "koa";
import { GatewayError } from "../errors/gateway-error.ts";
import { ClientGone } from "./exchange.ts";
import type { Exchange } from "./exchange.ts";

export interface BodyLimits {
  /** After decompression. */
  readonly maxBodyBytes: number;
  /** From the first wish to read until the last byte. */
  readonly bodyTimeoutMs: number;
}

/** Reads a request's body as text. */
export type ReadBody = (exchange: Exchange) => Promise<string>;

const jsonType = /^application\/json\s*(?:;\s*charset="?(?:utf-?8|us-ascii)"?\s*)?;?$/i;

/**
 * Reads the body of a request whose caller is known: content type (415), size after decompression
 * (413), time (408), in this order. gzip, deflate and br are understood.
 */
export function createReadBody(limits: BodyLimits): ReadBody {
  const parse: Middleware = bodyParser({
    enableTypes: ["text"],
    extendTypes: { text: ["application/json"] },
    textLimit: String(limits.maxBodyBytes),
  });
  return async (exchange) => {
    const { request, response, context } = exchange;
    if (!jsonType.test(request.headers["content-type"] ?? "")) throw unsupportedType();
    // Known before a byte is read; the parser's own check sees no more than 31 bits.
    if (Number(request.headers["content-length"] ?? 0) > limits.maxBodyBytes) {
      throw tooLarge(limits);
    }
    if (request.headers.expect !== undefined) response.writeContinue();
    const parsing = parse(context, () => Promise.resolve()) as Promise<unknown>;
    // Most bodies are there with their head: nothing can be slow or leave any more.
    const read = request.complete ? parsing : unlessInterrupted(parsing, exchange, limits);
    await read.catch((error: unknown) => {
      throw bodyError(error, limits);
    });
    const { body } = context.request;
    return typeof body === "string" ? body : "";
  };
}

/** Rejects when the client leaves or is too slow: neither passes a decompressor. */
async function unlessInterrupted(
  parsing: Promise<unknown>,
  exchange: Exchange,
  { bodyTimeoutMs }: BodyLimits,
): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(tooSlow()), bodyTimeoutMs);
  let isOver = false;
  exchange.whenClosed(() => {
    if (!isOver) reject(new ClientGone());
  });
  try {
    await Promise.race([parsing, promise]);
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}

/** What the parser's own errors mean; none of them is shown, and none is a fault of ours. */
function bodyError(error: unknown, limits: BodyLimits): Error {
  if (error instanceof GatewayError || error instanceof ClientGone) return error;
  const { type, status, code } = errorFacts(error);
  if (type === "request.aborted") return new ClientGone();
  if (status === 413) return tooLarge(limits);
  if (status === 415) {
    return new GatewayError(
      "unsupported-media-type",
      "The body's content-encoding is not supported; send gzip, deflate, br or none.",
    );
  }
  if (code?.startsWith("Z_") === true || code?.startsWith("ERR_") === true) {
    return new GatewayError("invalid-json", "The body could not be decompressed.");
  }
  if (type === "request.size.invalid") {
    return new GatewayError("invalid-json", "The body is not as long as content-length says.");
  }
  return error instanceof Error
    ? error
    : new Error("the body parser threw a value that is not an error");
}

interface ErrorFacts {
  readonly type: string | undefined;
  readonly status: number | undefined;
  readonly code: string | undefined;
}

function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { type: undefined, status: undefined, code: undefined };
  return {
    type: "type" in error && typeof error.type === "string" ? error.type : undefined,
    status: "status" in error && typeof error.status === "number" ? error.status : undefined,
    code: "code" in error && typeof error.code === "string" ? error.code : undefined,
  };
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
