import { join } from "node:path";
import type { OriginOf } from "../../http/request/public-address.ts";
import type { Page } from "../../http/replies/page.ts";
import { articlePages, type ArticlePage } from "../docs/article-pages.ts";
import { guideText } from "../docs/guides.ts";
import { partnerSite as site } from "../docs/partner-site.ts";
import { keptText } from "./kept-text.ts";
import { PACKAGES_PATH } from "./package-files.ts";
import {
  hasClients,
  installText,
  languageTitles,
  packagesText,
  startText,
  type ListedPackage,
} from "./packages-text.ts";

export interface PackagesDependencies {
  readonly originOf: OriginOf;
  /** The output folder of `scripts/pack-clients.ts`. */
  readonly folder: string;
}

/** Returns `/clients`: the packages of our clients, and the README of each. */
export function packagesPages({ originOf, folder }: PackagesDependencies): readonly Page[] {
  const readmes = Object.entries(languageTitles).flatMap(([language, title]) => {
    const readme = keptText(join(folder, "readme", `${language}.md`));
    const missing = "This gateway does not offer this client yet";
    const none = `# The client for ${title}\n\n${missing}; see [the packages](/clients).\n`;
    const path = `${PACKAGES_PATH}/${language}`;
    return article({ originOf, path, title: () => title, markdown: () => readme() ?? none });
  });
  const markdown = fromList(folder, (packages) => packagesText(packages, ownClients()));
  return [
    ...article({ originOf, path: PACKAGES_PATH, title: () => "Client packages", markdown }),
    ...readmes,
  ];
}

/** The guides as shown beside the packages that are served, which may appear while it runs. */
export interface ClientGuides {
  /** Returns the guide to our clients; the same string until the packages change. */
  readonly ownClients: () => string;
  /** Returns the quick start; the same string until the packages change. */
  readonly quickStart: () => string;
  /** Returns whether any of our clients is served. */
  readonly hasClients: () => boolean;
}

/** Returns the guides that mention our clients, limited to the packages in the folder. */
export function clientGuides(folder: string): ClientGuides {
  return {
    ownClients: fromList(folder, (packages) => installText(packages, ownClients())),
    quickStart: fromList(folder, (packages) =>
      startText(packages, guideText({ name: "quick-start" })),
    ),
    hasClients: fromList(folder, hasClients),
  };
}

function ownClients(): string {
  return guideText({ name: "own-clients" });
}

function fromList<T>(folder: string, make: (packages: readonly ListedPackage[]) => T): () => T {
  const list = keptText(join(folder, "packages.json"));
  let made: { readonly listed: string; readonly value: T } | undefined;
  return () => {
    const listed = list() ?? "[]";
    if (made?.listed !== listed) {
      made = { listed, value: make(JSON.parse(listed) as readonly ListedPackage[]) };
    }
    return made.value;
  };
}

function article(
  page: Pick<ArticlePage, "originOf" | "path" | "title" | "markdown">,
): readonly Page[] {
  return articlePages({ site, name: "packages", layout: "reading", ...page });
}
