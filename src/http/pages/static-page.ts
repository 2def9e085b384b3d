import { createHash } from "node:crypto";
import type { Exchange } from "../replies/exchange.ts";
import type { Page } from "../replies/page.ts";
import { type OriginOf, PLACEHOLDER_ORIGIN } from "../request/addresses.ts";
import { relativeReference } from "./relative-links.ts";
import { sendReply } from "../replies/send-reply.ts";

interface PageHead {
  /** Name in logs and metrics. */
  readonly name: string;
  readonly path: string;
  readonly contentType: string;
  /** Names and values alternate. */
  readonly headers?: readonly string[];
}

/** A page whose bytes never change while the process runs. */
export interface StaticPage extends PageHead {
  /** Called once, at the first request; a thrown error becomes a 500. */
  readonly body: () => string | Buffer;
}

/** A page whose text may change, the same for all clients. */
export interface ChangingPage extends PageHead {
  /** Called at every request. Returns the same string until the text changes. */
  readonly text: () => string;
}

/** A page whose text contains the gateway's address. */
export interface PageWithOrigin extends PageHead {
  readonly originOf: OriginOf;
  /**
   * Returns the text with the placeholder origin; called at every request. Returns the same string
   * until the text changes.
   */
  readonly text: () => string;
}

/** A body to send, in one piece or several, with its ETag. */
export interface RenderedBody {
  readonly body: Buffer | readonly Buffer[];
  readonly etag: string;
}

/**
 * Creates a page that browsers may store but must revalidate: `no-cache` with an ETag, then 304.
 */
export function staticPage({ name, path, body, ...head }: StaticPage): Page {
  let rendered: RenderedBody | undefined;
  return {
    name,
    path,
    methods: ["GET"],
    serve: (exchange) =>
      sendRendered(exchange, { ...head, rendered: (rendered ??= withEtag(body())) }),
  };
}

/** Creates a page as `staticPage` does, whose text may change. */
export function changingPage({ name, path, text, ...head }: ChangingPage): Page {
  let rendered: (RenderedBody & { readonly text: string }) | undefined;
  return {
    name,
    path,
    methods: ["GET"],
    serve: (exchange) => {
      const now = text();
      if (rendered?.text !== now) rendered = { text: now, ...withEtag(now) };
      sendRendered(exchange, { ...head, rendered });
    },
  };
}

/**
 * Creates a page that contains, for each client, the origin under which that client reaches the
 * gateway.
 */
export function pageWithOrigin({ name, path, text, originOf, ...head }: PageWithOrigin): Page {
  const bodyFor = bodiesWithOrigin();
  const headers = [
    ...(head.headers ?? []),
    "vary",
    "host, x-forwarded-host, x-forwarded-prefix, x-forwarded-proto",
  ];
  return {
    name,
    path,
    methods: ["GET"],
    serve: (exchange) => {
      const rendered = bodyFor(text(), originOf(exchange.request));
      sendRendered(exchange, { ...head, headers, rendered });
    },
  };
}

/**
 * Creates a function that renders a text for the origins of clients, which choose their `Host`. The
 * text is parsed and hashed once; a body shares its bytes with those for all other origins.
 */
export function bodiesWithOrigin(): (text: string, origin: string) => RenderedBody {
  let rendered = { text: "", bodyFor: textWithOrigin("") };
  return (text, origin) => {
    if (text !== rendered.text) rendered = { text, bodyFor: textWithOrigin(text) };
    return rendered.bodyFor(origin);
  };
}

/**
 * Returns the renderer of one text. Text and origin determine the bytes, and their hashes the ETag.
 */
function textWithOrigin(text: string): (origin: string) => RenderedBody {
  const parts = text.split(PLACEHOLDER_ORIGIN).map((part) => Buffer.from(part));
  const digest = createHash("sha256").update(text).digest();
  return (origin) => {
    const written = Buffer.from(origin);
    const body = parts.flatMap((part, at) => (at === 0 ? [part] : [written, part]));
    const etag = createHash("sha256").update(digest).update(written).digest("base64url");
    return { body, etag: `"${etag}"` };
  };
}

/** Sends a body, or 304 to a client that has it. */
export function sendRendered(
  exchange: Exchange,
  {
    contentType,
    headers = [],
    rendered,
  }: Pick<PageHead, "contentType" | "headers"> & { readonly rendered: RenderedBody },
): void {
  const isKnown = knows(exchange.request.headers["if-none-match"], rendered.etag);
  sendReply(exchange, {
    status: isKnown ? 304 : 200,
    contentType,
    cacheControl: "no-cache",
    headers: ["etag", rendered.etag, ...headers],
    body: isKnown ? "" : rendered.body,
  });
}

/** Target of a page, as a path of the gateway. */
interface Redirect {
  readonly name: string;
  readonly path: string;
  readonly to: string;
}

/** Creates a permanent redirect (308) from one path to another. */
export function redirectPage({ name, path, to }: Redirect): Page {
  return {
    name,
    path,
    methods: ["GET"],
    serve: (exchange) => {
      const contentType = "text/plain; charset=utf-8";
      const headers = ["location", relativeReference(path, to)];
      sendReply(exchange, { status: 308, contentType, headers, body: `See ${to}\n` });
    },
  };
}

/**
 * Reports whether an ETag matches (RFC 9110, 13.1.2): weak comparison with each ETag of a list, or
 * `*`.
 */
function knows(asked: string | undefined, etag: string): boolean {
  if (asked === undefined) return false;
  return asked.trim() === "*" || asked.includes(etag);
}

/** Returns a body with the ETag of its bytes. */
export function withEtag(text: string | Buffer): RenderedBody {
  const body = typeof text === "string" ? Buffer.from(text) : text;
  return { body, etag: `"${createHash("sha256").update(body).digest("base64url")}"` };
}
