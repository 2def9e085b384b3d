import { contractDocument } from "../../../generated/document.ts";
import type { OriginOf } from "../../http/request/public-address.ts";
import type { Page } from "../../http/replies/page.ts";
import { pageShell } from "../docs/page-shell.ts";
import { partnerSite } from "../docs/partner-site.ts";
import type { Site } from "../docs/site.ts";
import { htmlPage, once } from "../markdown-document.ts";
import { referenceAssets } from "../page-assets.ts";
import { referenceArticle, referenceContents, type ReferenceParts } from "./reference-html.ts";

/** Returns `/docs/reference`: the contract of `/v1` to read and to try. */
export function referencePages({ originOf }: { readonly originOf: OriginOf }): readonly Page[] {
  const page = referencePage(
    { site: partnerSite, path: "/docs/reference", originOf },
    {
      document: contractDocument,
      root: "/v1",
      keyVariable: "GATEWAY_KEY",
      keyName: "Key",
      documentPaths: ["/openapi.json", "/openapi.yaml"],
    },
  );
  return [page, ...referenceAssets(partnerSite.assets)];
}

/** Returns the page of a contract on one of our sites. */
export function referencePage(
  {
    site,
    path,
    originOf,
  }: { readonly site: Site; readonly path: string; readonly originOf: OriginOf },
  parts: ReferenceParts,
): Page {
  return htmlPage({
    name: "reference",
    path,
    originOf,
    markdown: once(() => referenceArticle(parts)),
    render: (article) =>
      pageShell({
        site,
        path,
        article,
        title: "Reference",
        headings: [],
        markdownPath: null,
        layout: "reading",
        contents: referenceContents(parts),
        files: ["reference.css", "reference.js"],
      }),
  });
}
