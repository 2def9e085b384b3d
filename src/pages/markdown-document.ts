import type { OriginOf } from "../http/request/public-address.ts";
import type { Page } from "../http/replies/page.ts";
import { addressedPage } from "../http/pages/static-page.ts";
import { pageHeaders } from "./asset-page.ts";
import { contentTypeOf } from "./content-types.ts";

/** A document that is served as a page for browsers, and as Markdown. */
export interface MarkdownDocument {
  /** For logs and metrics. */
  readonly name: string;
  readonly path: string;
  readonly originOf: OriginOf;
  /** Returns the same string until the document changes. */
  readonly markdown: () => string;
  readonly render: (markdown: string) => string;
}

/** Returns a page that is rendered when its text changes. */
export function htmlPage(document: MarkdownDocument): Page {
  const { name, path, originOf, markdown, render } = document;
  let rendered = { from: "", html: "" };
  const html = (): string => {
    const from = markdown();
    if (from !== rendered.from) rendered = { from, html: render(from) };
    return rendered.html;
  };
  const contentType = contentTypeOf("page.html");
  return addressedPage({ name, path, contentType, headers: pageHeaders(), originOf, text: html });
}

/** Returns a page of Markdown text. */
export function markdownPage({
  name,
  path,
  originOf,
  markdown,
}: Pick<MarkdownDocument, "name" | "path" | "originOf" | "markdown">): Page {
  const contentType = contentTypeOf("page.md");
  const headers = pageHeaders();
  return addressedPage({ name, path, originOf, contentType, headers, text: markdown });
}

/** Returns a function that calls `make` only on its first use. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
