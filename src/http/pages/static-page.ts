import { createHash } from "node:crypto";
import type { Exchange } from "../replies/exchange.ts";
import type { Page } from "../replies/page.ts";
import { type OriginOf, WRITTEN_ORIGIN } from "../request/public-address.ts";
import { sendReply } from "../replies/send-reply.ts";

interface PageHead {
  /** For logs and metrics. */
  readonly name: string;
  readonly path: string;
  readonly contentType: string;
  /** Names and values in turn. */
  readonly headers?: readonly string[];
}

/** A page whose bytes never change while the process lives. */
export interface StaticPage extends PageHead {
  /** Asked once, at the first request; what it throws becomes a 500. */
  readonly body: () => string | Buffer;
}

/** A page whose text names the gateway's address. */
export interface AddressedPage extends PageHead {
  readonly originOf: OriginOf;
  /** The text with the written origin, asked at every request: the same string until it changes. */
  readonly text: () => string;
}

/** A body to send, in one piece or several, with its ETag. */
export interface MadeBody {
  readonly body: Buffer | readonly Buffer[];
  readonly etag: string;
}

/** Serves a page that browsers may keep and must ask about: `no-cache` with an ETag, then 304. */
export function staticPage({ name, path, body, ...head }: StaticPage): Page {
  let made: MadeBody | undefined;
  return {
    name,
    path,
    methods: ["GET"],
    serve: (exchange) => sendMade(exchange, { ...head, made: (made ??= withEtag(body())) }),
  };
}

/** Serves a page to each client with the origin under which that client reaches the gateway. */
export function addressedPage({ name, path, text, originOf, ...head }: AddressedPage): Page {
  const bodyFor = addressedBodies();
  const headers = [...(head.headers ?? []), "vary", "host, x-forwarded-host, x-forwarded-proto"];
  return {
    name,
    path,
    methods: ["GET"],
    serve: (exchange) => {
      const made = bodyFor(text(), originOf(exchange.request));
      sendMade(exchange, { ...head, headers, made });
    },
  };
}

/**
 * Makes bodies of a text for the origins of clients, who choose their `Host`. The text is read and
 * hashed once; a body shares its bytes with those for all other origins.
 */
export function addressedBodies(): (text: string, origin: string) => MadeBody {
  let made = { text: "", bodyFor: addressedText("") };
  return (text, origin) => {
    if (text !== made.text) made = { text, bodyFor: addressedText(text) };
    return made.bodyFor(origin);
  };
}

/** Text and origin determine the bytes, and their hashes the ETag. */
function addressedText(text: string): (origin: string) => MadeBody {
  const parts = text.split(WRITTEN_ORIGIN).map((part) => Buffer.from(part));
  const digest = createHash("sha256").update(text).digest();
  return (origin) => {
    const written = Buffer.from(origin);
    const body = parts.flatMap((part, at) => (at === 0 ? [part] : [written, part]));
    const etag = createHash("sha256").update(digest).update(written).digest("base64url");
    return { body, etag: `"${etag}"` };
  };
}

/** Sends a body, or 304 to a client that has it. */
export function sendMade(
  exchange: Exchange,
  {
    contentType,
    headers = [],
    made,
  }: Pick<PageHead, "contentType" | "headers"> & { readonly made: MadeBody },
): void {
  const isKnown = knows(exchange.request.headers["if-none-match"], made.etag);
  sendReply(exchange, {
    status: isKnown ? 304 : 200,
    contentType,
    cacheControl: "no-cache",
    headers: ["etag", made.etag, ...headers],
    body: isKnown ? "" : made.body,
  });
}

/** Where a page leads, as a path of this host. */
interface Redirect {
  readonly name: string;
  readonly path: string;
  readonly to: string;
}

/** Leads from a path to another by 308. */
export function redirectPage({ name, path, to }: Redirect): Page {
  return {
    name,
    path,
    methods: ["GET"],
    serve: (exchange) => {
      const contentType = "text/plain; charset=utf-8";
      const headers = ["location", to];
      sendReply(exchange, { status: 308, contentType, headers, body: `See ${to}\n` });
    },
  };
}

/** RFC 9110, 13.1.2: weak comparison with each of a list of ETags, or any at all. */
function knows(asked: string | undefined, etag: string): boolean {
  if (asked === undefined) return false;
  return asked.trim() === "*" || asked.includes(etag);
}

/** A body with the ETag of its bytes. */
export function withEtag(text: string | Buffer): MadeBody {
  const body = typeof text === "string" ? Buffer.from(text) : text;
  return { body, etag: `"${createHash("sha256").update(body).digest("base64url")}"` };
}
