import type { OriginOf } from "../http/request/addresses.ts";
import type { Brand } from "../core/brand/brand.ts";
import { brandedHtml } from "../http/pages/branded-html.ts";
import type { Page } from "../http/replies/page.ts";
import { relativeHtml, relativeMarkdown } from "../http/pages/relative-links.ts";
import { pageWithOrigin } from "../http/pages/static-page.ts";
import { pageHeaders } from "../http/pages/page-policy.ts";
import { contentTypeOf } from "./content-types.ts";

interface DocumentPage {
  /** For logs and metrics. */
  readonly name: string;
  readonly path: string;
  readonly originOf: OriginOf;
}

/** The brand of a site's pages, and the path below which its files are served. */
export interface BrandedSite {
  readonly assets: string;
  /** Returns the same object until it changes. */
  readonly brand: () => Brand;
}

/** A page for browsers. */
export interface HtmlPage extends DocumentPage {
  /** Returns the same string until the page changes. */
  readonly html: () => string;
  readonly site: BrandedSite;
}

/** A document that is served as Markdown. */
export interface MarkdownPage extends DocumentPage {
  /** Returns the same string until the document changes. */
  readonly markdown: () => string;
}

/** Returns a page of HTML. */
export function htmlPage({ name, path, originOf, html, site }: HtmlPage): Page {
  const contentType = contentTypeOf("page.html");
  const text = whenChanged(
    () => [html(), site.brand()],
    ([made, brand]) => relativeHtml(brandedHtml(made, site.assets, brand), path),
  );
  return pageWithOrigin({ name, path, contentType, headers: pageHeaders, originOf, text });
}

/** Returns a page of Markdown text. */
export function markdownPage({ name, path, originOf, markdown }: MarkdownPage): Page {
  const contentType = contentTypeOf("page.md");
  const headers = pageHeaders;
  const text = whenChanged(
    () => [markdown()],
    ([made]) => relativeMarkdown(made, path),
  );
  return pageWithOrigin({ name, path, originOf, contentType, headers, text });
}

/** Returns a function that calls `make` only on its first use. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Returns a function that calls `make` again only after one of its values has changed. */
export function whenChanged<Values extends readonly unknown[], T>(
  source: () => readonly [...Values],
  make: (values: readonly [...Values]) => T,
): () => T {
  let made: { readonly from: readonly unknown[]; readonly value: T } | undefined;
  return () => {
    const values = source();
    if (made === undefined || !isSame(made.from, values)) {
      made = { from: values, value: make(values) };
    }
    return made.value;
  };
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at]);
}
