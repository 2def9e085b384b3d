import type { GatewayError } from "../../core/errors/gateway-error.ts";
import type { Brand } from "../../core/brand/brand.ts";
import { brandedHtml } from "./branded-html.ts";
import { pageHeaders } from "./page-policy.ts";
import type { Exchange } from "../replies/exchange.ts";
import { relativeHtml } from "./relative-links.ts";
import { sendReply } from "../replies/send-reply.ts";

/** Links to pages that a visitor may be looking for. */
export interface PageLinks {
  /** Path of the site's files. */
  readonly assets: string;
  /** Paths and names, the home page first. */
  readonly links: readonly (readonly [path: string, name: string])[];
  /** Replace those of an unknown page. Plain text without markup. */
  readonly title?: string;
  readonly text?: string;
}

const NOTHING_HERE =
  "There is nothing at this address. Check it, or go on from one of the pages above.";

/** Reports whether a client has HTML in `Accept`, as browsers do and programs do not. */
export function wantsHtml({ request }: Exchange): boolean {
  return /\btext\/html\b/i.test(request.headers.accept ?? "");
}

/** Answers a browser's request for an unknown page at this path, which it never repeats. */
export function sendNotFoundPage(
  exchange: Exchange,
  error: GatewayError,
  path: string,
  page: PageLinks & { readonly brand: Brand },
): void {
  const { assets, links, brand, title = "Page not found", text = NOTHING_HERE } = page;
  exchange.notes.error = error;
  const items = links.map(([path, name]) => `<a href="${path}">${name}</a>`);
  const [home] = links;
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Chat gateway</title>
<link rel="stylesheet" href="${assets}/theme.css">
</head>
<body>
<header class="bar">
<a class="brand" href="${home?.[0] ?? "/"}">Chat gateway</a>
<nav aria-label="Pages">
${items.join("\n")}
</nav>
</header>
<main class="not-found">
<h1>${title}</h1>
<p>${text}</p>
<p>The request's id is <code>${exchange.requestId}</code>.</p>
</main>
</body>
</html>
`;
  sendReply(exchange, {
    status: 404,
    contentType: "text/html; charset=utf-8",
    body: relativeHtml(brandedHtml(body, assets, brand), path),
    headers: [...pageHeaders, "vary", "accept"],
  });
}
