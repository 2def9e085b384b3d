import type { OriginOf } from "../http/public-address.ts";
import type { Page } from "../http/page.ts";
import { addressedPage } from "../http/static-page.ts";
import { pageHeaders } from "./asset-page.ts";
import { contentTypeOf } from "./content-types.ts";

/** A document that is served twice: as a page for browsers, and as Markdown. */
export interface MarkdownDocument {
  /** For logs and metrics. */
  readonly name: string;
  /** Of the page; the Markdown is at the same path with `.md`. */
  readonly path: string;
  readonly originOf: OriginOf;
  /** The same string until the document changes. */
  readonly markdown: () => string;
  readonly render: (markdown: string) => string;
}

/** The page and its Markdown. */
export function markdownDocument(document: MarkdownDocument): readonly Page[] {
  const { name, path, originOf, markdown, render } = document;
  let rendered = { from: "", html: "" };
  const html = (): string => {
    const from = markdown();
    if (from !== rendered.from) rendered = { from, html: render(from) };
    return rendered.html;
  };
  const file = contentTypeOf("page.html");
  return [
    addressedPage({ name, path, contentType: file, headers: pageHeaders(), originOf, text: html }),
    markdownPage({ name, path: `${path}.md`, originOf, markdown }),
  ];
}

/** A text in Markdown. */
export function markdownPage({
  markdown,
  ...page
}: Pick<MarkdownDocument, "name" | "path" | "originOf" | "markdown">): Page {
  const contentType = contentTypeOf("page.md");
  return addressedPage({ ...page, contentType, headers: pageHeaders(), text: markdown });
}

/** Calls a function at the first use only. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
