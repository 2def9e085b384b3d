import { join } from "node:path";
import { readFileSync, statSync } from "node:fs";
import type { Page } from "../../http/replies/page.ts";
import { articlePages, type ArticlePage } from "../docs/article-pages.ts";
import { guideText } from "../docs/guides.ts";
import { whenChanged } from "../markdown-document.ts";
import { PACKAGES_PATH } from "./package-files.ts";
import {
  hasClients,
  installText,
  packageTitles,
  packagesText,
  fileList,
  startText,
  type ListedPackage,
} from "./packages-text.ts";

export interface PackagesDependencies extends Pick<ArticlePage, "site" | "originOf"> {
  /** The output folder of `scripts/pack-clients.ts`. */
  readonly folder: string;
}

/** Returns `/clients`: the packages of our clients, and the README of each. */
export function packagesPages({ folder, ...page }: PackagesDependencies): readonly Page[] {
  const readmes = Object.entries(packageTitles).flatMap(([language, title]) => {
    const readme = createTextReader(join(folder, "readme", `${language}.md`));
    const name = language === "kit" ? title : `The client for ${title}`;
    const missing = `This gateway does not offer this ${language === "kit" ? "kit" : "client"} yet`;
    const none = `# ${name}\n\n${missing}; see [the packages](/clients).\n`;
    const path = `${PACKAGES_PATH}/${language}`;
    return article({ ...page, path, title: () => title, markdown: () => readme() ?? none });
  });
  const markdown = fromList(folder, (packages) => packagesText(packages, ownClients()));
  return [
    ...article({ ...page, path: PACKAGES_PATH, title: () => "Client packages", markdown }),
    ...readmes,
  ];
}

/** The guides as shown beside the packages that are served, which may appear while it runs. */
export interface ClientGuides {
  /** Returns the guide to our clients; the same string until the packages change. */
  readonly ownClients: () => string;
  /** Returns the quick start; the same string until the packages change. */
  readonly quickStart: () => string;
  /** Returns the list of files; the same string until the packages change. */
  readonly files: () => string;
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
    files: fromList(folder, fileList),
    hasClients: fromList(folder, hasClients),
  };
}

function ownClients(): string {
  return guideText({ name: "own-clients" });
}

function fromList<T>(folder: string, make: (packages: readonly ListedPackage[]) => T): () => T {
  const list = createTextReader(join(folder, "packages.json"));
  return whenChanged(
    () => [list() ?? "[]"],
    ([listed]) => make(JSON.parse(listed) as readonly ListedPackage[]),
  );
}

function article(
  page: Pick<ArticlePage, "site" | "originOf" | "path" | "title" | "markdown">,
): readonly Page[] {
  return articlePages({ name: "packages", layout: "reading", ...page });
}

/**
 * Returns a reader of a file that may appear or change while the gateway runs; it returns undefined
 * while the file is missing.
 */
function createTextReader(file: string): () => string | undefined {
  let kept: { readonly changedMs: number; readonly text: string } | undefined;
  return () => {
    const changedMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changedMs === undefined) return undefined;
    if (kept?.changedMs !== changedMs) kept = { changedMs, text: readFileSync(file, "utf8") };
    return kept.text;
  };
}
