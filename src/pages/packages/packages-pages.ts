import { join } from "node:path";
import type { OriginOf } from "../../http/request/public-address.ts";
import type { Page } from "../../http/replies/page.ts";
import { articlePages, type ArticlePage } from "../docs/article-pages.ts";
import { guideText } from "../docs/guides.ts";
import { partnerSite as site } from "../docs/partner-site.ts";
import { keptText } from "./kept-text.ts";
import { PACKAGES_PATH } from "./package-files.ts";
import { installText, languageTitles, packagesText, type ListedPackage } from "./packages-text.ts";

export interface PackagesDependencies {
  readonly originOf: OriginOf;
  /** The output folder of `scripts/pack-clients.ts`. */
  readonly folder: string;
}

/** Returns `/clients`: the packages of our clients, and the README of each. */
export function packagesPages({ originOf, folder }: PackagesDependencies): readonly Page[] {
  const readmes = Object.entries(languageTitles).flatMap(([language, title]) => {
    const readme = keptText(join(folder, "readme", `${language}.md`));
    const missing = "This client has not been built on this gateway";
    const none = `# The client for ${title}\n\n${missing}; see [the packages](/clients).\n`;
    const path = `${PACKAGES_PATH}/${language}`;
    return article({ originOf, path, title: () => title, markdown: () => readme() ?? none });
  });
  const markdown = listedText(folder, packagesText);
  return [
    ...article({ originOf, path: PACKAGES_PATH, title: () => "Client packages", markdown }),
    ...readmes,
  ];
}

/**
 * Returns the guide to our clients, limited to the served packages; the same string until they
 * change.
 */
export function ownClientsText(folder: string): () => string {
  return listedText(folder, installText);
}

function listedText(
  folder: string,
  make: (packages: readonly ListedPackage[], guide: string) => string,
): () => string {
  const list = keptText(join(folder, "packages.json"));
  let shown: { readonly listed: string; readonly text: string } | undefined;
  return () => {
    const listed = list() ?? "[]";
    if (shown?.listed !== listed) {
      const packages = JSON.parse(listed) as readonly ListedPackage[];
      shown = { listed, text: make(packages, guideText({ name: "own-clients" })) };
    }
    return shown.text;
  };
}

function article(
  page: Pick<ArticlePage, "originOf" | "path" | "title" | "markdown">,
): readonly Page[] {
  return articlePages({ site, name: "packages", layout: "reading", ...page });
}
