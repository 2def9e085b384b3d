import { stringify } from "yaml";
import { contractDocument } from "../../../generated/admin/document.ts";
import type { OriginOf } from "../../http/request/addresses.ts";
import type { Page } from "../../http/replies/page.ts";
import { servedDocument } from "../../http/pages/contract-page.ts";
import { pageWithOrigin } from "../../http/pages/static-page.ts";
import { pageHeaders } from "../../http/pages/page-policy.ts";
import { changelogPages, operatorChangelog } from "../changelog/changelog-pages.ts";
import { changelogText } from "../changelog/changelog.ts";
import { articlePages, searchPage } from "../docs/article-pages.ts";
import { markdownArticle, type Site } from "../docs/site.ts";
import { brandFiles } from "../brand-files.ts";
import { defaultBrand } from "../../core/brand/brand.ts";
import { once, whenChanged } from "../markdown-document.ts";
import { docsAssets, kitAssets } from "../page-assets.ts";
import { referenceSections } from "../reference/overview-html.ts";
import { referencePages } from "../reference/reference-pages.ts";
import type { ReferenceParts } from "../reference/shown-operation.ts";
import { titleOf, readText } from "../docs/guides.ts";
import type { PageFile } from "../page-files.ts";

const ROOT = "/admin/api/v1";
const JSON_PATH = "/admin/openapi.json";
const YAML_PATH = "/admin/openapi.yaml";

const adminReference: ReferenceParts = {
  path: "/admin/reference",
  title: "Admin API reference",
  document: contractDocument,
  root: ROOT,
  keyVariable: "ADMIN_TOKEN",
  keyName: "Admin token",
  isKeyShared: false,
  documentPaths: [JSON_PATH, YAML_PATH],
};

/** Returns the pages for operators, in addition to their dashboard. Support is for customers. */
export function operatorSite(brand: Site["brand"]): Site {
  const own = whenChanged(
    () => [brand()],
    ([shown]) => ({ ...shown, support: defaultBrand.support }),
  );
  return { ...siteParts, brand: own };
}

const siteParts: Omit<Site, "brand"> = {
  home: "/admin",
  places: [
    ["/admin", "Dashboard"],
    ["/admin/docs", "Guides"],
    ["/admin/reference", "Reference"],
  ],
  assets: "/admin/docs",
  articles: once(() => [
    ...operatorGuides.map((guide) => {
      const place = { path: operatorPath(guide), title: operatorTitle(guide), group: guide.group };
      return markdownArticle(
        place,
        once(() => operatorText(guide)),
      );
    }),
    {
      path: adminReference.path,
      title: adminReference.title,
      group: "Reference",
      sections: once(() => referenceSections(adminReference)),
    },
    markdownArticle(
      { path: operatorChangelog.path, title: operatorChangelog.title, group: "Reference" },
      once(() => changelogText(operatorChangelog)),
    ),
  ]),
  more: [{ title: "For programs", links: [[JSON_PATH, "OpenAPI"]] }],
};

/**
 * Returns `/admin/docs`, `/admin/reference` and the admin contract. These texts are public in
 * the repository, so no token is required.
 */
export function operatorPages(site: Site, originOf: OriginOf): readonly Page[] {
  const served = once(() => servedDocument(contractDocument, ROOT));
  const place = { name: "operator-docs", originOf, headers: pageHeaders };
  return [
    ...operatorGuides.flatMap((guide) =>
      articlePages({
        site,
        name: place.name,
        path: operatorPath(guide),
        originOf,
        layout: "reading",
        title: () => operatorTitle(guide),
        markdown: once(() => operatorText(guide)),
      }),
    ),
    ...referencePages({ site, originOf }, adminReference),
    ...changelogPages({
      site,
      originOf,
      changelog: operatorChangelog,
      published: "spec/admin/published",
      root: ROOT,
    }),
    pageWithOrigin({
      ...place,
      path: JSON_PATH,
      contentType: "application/json",
      text: once(() => JSON.stringify(served())),
    }),
    pageWithOrigin({
      ...place,
      path: YAML_PATH,
      contentType: "application/yaml",
      text: once(() => stringify(served(), { aliasDuplicateObjects: false })),
    }),
    searchPage(site, place),
    ...docsAssets(site.assets),
    ...brandFiles("operator-docs", site),
    ...kitAssets("/admin"),
  ];
}

type NameOf<File> = File extends `docs/operate/${infer Name}.md` ? Name : never;

/** A page of `docs/operate`. */
export interface OperatorGuide {
  readonly name: NameOf<PageFile>;
  readonly group: string;
}

const groups: Readonly<Record<string, readonly OperatorGuide["name"][]>> = {
  Start: ["README", "start-selling", "resellers", "install", "configure", "models"],
  Customers: ["accounts", "payments", "alerts", "ledger-chain", "admin-api"],
  Running: [
    ...(["deploy", "scale", "shards", "high-availability", "monitor", "backup"] as const),
    ...(["archive", "move-ledger", "upgrade", "rotate-keys", "troubleshoot"] as const),
  ],
};

/** The operators' guides in reading order; the first is the page `/admin/docs` itself. */
export const operatorGuides: readonly OperatorGuide[] = Object.entries(groups).flatMap(
  ([group, names]) => names.map((name) => ({ name, group })),
);

/** Returns the path of a guide's page. */
export function operatorPath({ name }: Pick<OperatorGuide, "name">): string {
  return name === "README" ? "/admin/docs" : `/admin/docs/${name}`;
}

/** A link within the project: its text, its file and its anchor. */
const LINK = /\[([^\]]+)\]\((?![a-z]+:)([^)#\s]*)(#[^)]*)?\)/g;

/**
 * Returns a guide's Markdown. Links to other files of the project, which are not served, become
 * text.
 */
function operatorText({ name }: Pick<OperatorGuide, "name">): string {
  return readText(`docs/operate/${name}.md`)
    .replaceAll(/^<!-- [^>]* -->\n?/gm, "")
    .replaceAll(LINK, (link: string, text: string, file: string, anchor: string | undefined) => {
      if (file === "" || file.startsWith("/")) return link;
      const found = operatorGuides.find((guide) => `${guide.name}.md` === file);
      return found === undefined ? text : `[${text}](${operatorPath(found)}${anchor ?? ""})`;
    });
}

/** Returns a guide's title in lists. */
export function operatorTitle(guide: OperatorGuide): string {
  return guide.name === "README" ? "Overview" : titleOf(operatorText(guide));
}
