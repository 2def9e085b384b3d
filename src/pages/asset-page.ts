import { createHash } from "node:crypto";
import { sendReply } from "../http/send-reply.ts";
import type { RootPage } from "../http/root-page.ts";

/** Everything from this host, nothing inline, framed by nobody. */
export const STRICT_POLICY =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'";

/** One file of a page. */
export interface Asset {
  /** For logs and metrics. */
  readonly name: string;
  readonly path: string;
  readonly contentType: string;
  /** `content-security-policy`; absent: the strict one. */
  readonly policy?: string;
  /** Made at the first request and kept; what it throws becomes a 500. */
  readonly body: () => string | Buffer;
}

interface MadeBody {
  readonly body: Buffer;
  readonly etag: string;
}

/** A page that never changes while the process lives; revalidated by its ETag. */
export function assetPage({ name, path, contentType, policy, body }: Asset): RootPage {
  let made: MadeBody | undefined;
  return {
    name,
    path,
    methods: ["GET"],
    serve: (exchange) => {
      made ??= withEtag(body());
      const headers = [
        ...["etag", made.etag],
        ...["content-security-policy", policy ?? STRICT_POLICY],
        ...["x-content-type-options", "nosniff"],
        ...["referrer-policy", "no-referrer"],
      ];
      const isKnown = exchange.request.headers["if-none-match"]?.includes(made.etag) === true;
      if (isKnown) sendReply(exchange, { status: 304, contentType, headers, body: "" });
      else sendReply(exchange, { status: 200, contentType, headers, body: made.body });
    },
  };
}

function withEtag(text: string | Buffer): MadeBody {
  const body = typeof text === "string" ? Buffer.from(text) : text;
  return { body, etag: `"${createHash("sha256").update(body).digest("base64url")}"` };
}
