import { contractDocument } from "../../../generated/document.ts";
import type { OriginOf } from "../../http/request/addresses.ts";
import type { Page } from "../../http/replies/page.ts";
import { pageShell } from "../docs/page-shell.ts";
import type { Heading } from "../docs/render-markdown.ts";
import type { Site } from "../docs/site.ts";
import { htmlPage, once, whenChanged } from "../markdown-document.ts";
import { referenceAssets } from "../page-assets.ts";
import { operationArticle, operationHeadings } from "./operation-html.ts";
import { overviewArticle, referenceContents } from "./overview-html.ts";
import { groupsOf, operationPath, operationTitle } from "./shown-operation.ts";
import type { ReferenceParts } from "./shown-operation.ts";

/** The contract of `/v1`. */
export const partnerReference: ReferenceParts = {
  path: "/docs/reference",
  title: "API reference",
  document: contractDocument,
  root: "/v1",
  keyVariable: "GATEWAY_KEY",
  keyName: "Key",
  isKeyShared: true,
  documentPaths: ["/openapi.json", "/openapi.yaml"],
};

interface ReferenceDependencies {
  readonly site: Site;
  readonly originOf: OriginOf;
}

interface Text {
  readonly path: string;
  readonly title: string;
  readonly article: () => string;
  readonly headings: () => readonly Heading[];
}

/**
 * Returns the pages of a contract on one of our sites and their files: an overview, and a page for
 * each operation, to read and to try.
 */
export function referencePages(
  { site, originOf }: ReferenceDependencies,
  parts: ReferenceParts,
): readonly Page[] {
  const overview = {
    path: parts.path,
    title: parts.title,
    article: () => overviewArticle(parts),
    headings: () => [],
  };
  const operations = groupsOf(parts)
    .flatMap((group) => group.operations)
    .map((shown) => ({
      path: operationPath(shown),
      title: operationTitle(shown),
      article: () => operationArticle(shown),
      headings: () => operationHeadings(shown),
    }));
  const pages = [overview, ...operations].map((text) => textPage(text, { site, originOf }, parts));
  return [...pages, ...referenceAssets(site.assets)];
}

function textPage(
  { path, title, ...text }: Text,
  { site, originOf }: ReferenceDependencies,
  parts: ReferenceParts,
): Page {
  const article = once(text.article);
  const isOverview = path === parts.path;
  const html = whenChanged(
    () => [article(), site.articles()],
    ([shown]) =>
      pageShell({
        site,
        path,
        title,
        article: shown,
        headings: [],
        markdownPath: null,
        layout: isOverview ? "reading" : "split",
        contents: referenceContents(parts, path, text.headings()),
        files: ["reference.css", ...(isOverview ? [] : ["reference.js"])],
      }),
  );
  return htmlPage({ name: "reference", path, originOf, html, site });
}
