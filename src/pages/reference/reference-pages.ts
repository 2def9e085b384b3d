import { contractDocument } from "../../../generated/document.ts";
import type { OriginOf } from "../../http/request/addresses.ts";
import type { Page } from "../../http/replies/page.ts";
import { pageShell } from "../docs/page-shell.ts";
import type { Site } from "../docs/site.ts";
import { htmlPage, once, whenChanged } from "../markdown-document.ts";
import { referenceAssets } from "../page-assets.ts";
import { referenceArticle, referenceContents, type ReferenceParts } from "./reference-html.ts";

/** The contract of `/v1`. */
export const partnerReference: ReferenceParts = {
  path: "/docs/reference",
  title: "API reference",
  document: contractDocument,
  root: "/v1",
  keyVariable: "GATEWAY_KEY",
  keyName: "Key",
  documentPaths: ["/openapi.json", "/openapi.yaml"],
};

interface ReferenceDependencies {
  readonly site: Site;
  readonly originOf: OriginOf;
}

/** Returns the page of a contract on one of our sites, to read and to try, and its files. */
export function referencePages(
  { site, originOf }: ReferenceDependencies,
  parts: ReferenceParts,
): readonly Page[] {
  const { path, title } = parts;
  const article = once(() => referenceArticle(parts));
  const page = htmlPage({
    name: "reference",
    path,
    originOf,
    html: whenChanged(
      () => [article(), site.articles()],
      ([text]) =>
        pageShell({
          site,
          path,
          article: text,
          title,
          headings: [],
          markdownPath: null,
          layout: "reading",
          contents: referenceContents(parts),
          files: ["reference.css", "reference.js"],
        }),
    ),
  });
  return [page, ...referenceAssets(site.assets)];
}
