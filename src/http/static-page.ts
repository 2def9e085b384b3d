import { createHash } from "node:crypto";
import type { Page } from "./page.ts";
import { sendReply } from "./send-reply.ts";

/** A page whose bytes never change while the process lives. */
export interface StaticPage {
  /** For logs and metrics. */
  readonly name: string;
  readonly path: string;
  readonly contentType: string;
  /** Names and values in turn. */
  readonly headers?: readonly string[];
  /** Asked once, at the first request; what it throws becomes a 500. */
  readonly body: () => string | Buffer;
}

interface MadeBody {
  readonly body: Buffer;
  readonly etag: string;
}

/** Serves a page that browsers may keep and must ask about: `no-cache` with an ETag, then 304. */
export function staticPage({ name, path, contentType, headers = [], body }: StaticPage): Page {
  let made: MadeBody | undefined;
  return {
    name,
    path,
    methods: ["GET"],
    serve: (exchange) => {
      made ??= withEtag(body());
      const isKnown = knows(exchange.request.headers["if-none-match"], made.etag);
      sendReply(exchange, {
        status: isKnown ? 304 : 200,
        contentType,
        cacheControl: "no-cache",
        headers: ["etag", made.etag, ...headers],
        body: isKnown ? "" : made.body,
      });
    },
  };
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

function withEtag(text: string | Buffer): MadeBody {
  const body = typeof text === "string" ? Buffer.from(text) : text;
  return { body, etag: `"${createHash("sha256").update(body).digest("base64url")}"` };
}
