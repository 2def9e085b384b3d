import { servedDocument } from "../../http/pages/contract-page.ts";
import { pageHeaders } from "../../http/pages/page-policy.ts";
import { pageWithOrigin } from "../../http/pages/static-page.ts";
import type { Page } from "../../http/replies/page.ts";
import { PLACEHOLDER_ORIGIN, type OriginOf } from "../../http/request/addresses.ts";
import type { ContractDocument } from "../../../generated/document.ts";
import { contentTypeOf } from "../content-types.ts";
import { articlePages } from "../docs/article-pages.ts";
import type { Site } from "../docs/site.ts";
import { once, whenChanged } from "../markdown-document.ts";
import { filesIn, readPageFile, type PageFile } from "../page-files.ts";
import { changelogAtom } from "./changelog-atom.ts";
import { changelogText, documentPath, readRevisions, type Changelog } from "./changelog.ts";

/** The changelog of `/v1`. */
export const partnerChangelog: Changelog = {
  file: "generated/changelog.json",
  title: "Changelog of the contract",
  path: "/docs/changelog",
  document: "/openapi.json",
  documents: "/openapi",
};

/** The changelog of the admin API. */
export const operatorChangelog: Changelog = {
  file: "generated/admin/changelog.json",
  title: "Changelog of the admin API",
  path: "/admin/docs/changelog",
  document: "/admin/openapi.json",
  documents: "/admin/openapi",
};

interface ChangelogPages {
  readonly site: Site;
  readonly originOf: OriginOf;
  readonly changelog: Changelog;
  /** The folder of the published documents. */
  readonly published: "spec/published" | "spec/admin/published";
  /** The path of the API's root. */
  readonly root: string;
}

/**
 * Returns the changelog of a contract as a page, Markdown, JSON and an Atom feed, and the document
 * of each published revision.
 */
export function changelogPages(parts: ChangelogPages): readonly Page[] {
  const { site, originOf, changelog } = parts;
  const { path, title } = changelog;
  const feed = { name: "changelog", originOf, headers: pageHeaders };
  return [
    ...articlePages({
      site,
      name: feed.name,
      path,
      originOf,
      layout: "reading",
      title: () => title,
      markdown: once(() => changelogText(changelog)),
    }),
    pageWithOrigin({
      ...feed,
      path: `${path}.json`,
      contentType: contentTypeOf("changelog.json"),
      text: once(() => changelogJson(changelog)),
    }),
    pageWithOrigin({
      ...feed,
      path: `${path}.atom`,
      contentType: contentTypeOf("changelog.atom"),
      text: whenChanged(
        () => [site.brand().name],
        ([author]) => changelogAtom(changelog, author),
      ),
    }),
    ...filesIn(parts.published).map((file) => documentPage(file, parts)),
  ];
}

/** Returns the page of a published document, as the gateway served it then. */
function documentPage(file: PageFile, { originOf, changelog, root }: ChangelogPages): Page {
  const name = file.slice(file.lastIndexOf("/"));
  return pageWithOrigin({
    name: "openapi-revision",
    path: changelog.documents + name,
    contentType: contentTypeOf(name),
    headers: pageHeaders,
    originOf,
    text: once(() => {
      // The firewall compares each published document as one of OpenAPI.
      const document = JSON.parse(readPageFile(file).toString()) as ContractDocument;
      return JSON.stringify(servedDocument(document, root));
    }),
  });
}

function changelogJson(changelog: Changelog): string {
  const revisions = readRevisions(changelog).map(({ revision, version, ...rest }) => {
    const document = PLACEHOLDER_ORIGIN + documentPath(changelog, { revision });
    return { revision, version, document, ...rest };
  });
  return JSON.stringify({ title: changelog.title, revisions });
}
