import { join } from "node:path";
import type { OriginOf } from "../../http/public-address.ts";
import type { Page } from "../../http/page.ts";
import { guides, guideText } from "../docs/guides.ts";
import { pageShell } from "../docs/page-shell.ts";
import { renderMarkdown } from "../docs/render-markdown.ts";
import { markdownDocument } from "../markdown-document.ts";
import { keptText } from "./kept-text.ts";
import { PACKAGES_PATH } from "./package-files.ts";
import { languageTitles, packagesText, type ListedPackage } from "./packages-text.ts";

export interface PackagesDependencies {
  readonly originOf: OriginOf;
  /** Where `scripts/pack-clients.ts` writes. */
  readonly folder: string;
}

/** `/clients`: our clients' packages, and the README of each. */
export function packagesPages({ originOf, folder }: PackagesDependencies): readonly Page[] {
  const readmes = Object.entries(languageTitles).flatMap(([language, title]) => {
    const readme = keptText(join(folder, "readme", `${language}.md`));
    const none = `# The client for ${title}\n\nIt was not built here; see [the packages](/clients).\n`;
    const path = `${PACKAGES_PATH}/${language}`;
    return article({ originOf, path, title, markdown: () => readme() ?? none });
  });
  const markdown = listText(folder);
  return [
    ...article({ originOf, path: PACKAGES_PATH, title: "Client packages", markdown }),
    ...readmes,
  ];
}

function listText(folder: string): () => string {
  const list = keptText(join(folder, "packages.json"));
  let shown: { readonly listed: string; readonly text: string } | undefined;
  return () => {
    const listed = list() ?? "[]";
    if (shown?.listed !== listed) {
      const packages = JSON.parse(listed) as readonly ListedPackage[];
      const installing = guides.filter(({ name }) => name === "own-clients").map(guideText);
      shown = { listed, text: packagesText(packages, installing.join("")) };
    }
    return shown.text;
  };
}

interface Article {
  readonly originOf: OriginOf;
  readonly path: string;
  readonly title: string;
  readonly markdown: () => string;
}

function article({ title, ...document }: Article): readonly Page[] {
  return markdownDocument({
    name: "packages",
    ...document,
    render: (markdown) => {
      const { html, headings } = renderMarkdown(markdown);
      return pageShell({ title, article: html, headings, path: document.path, layout: "reading" });
    },
  });
}
