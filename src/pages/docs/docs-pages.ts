import type { Page } from "../../http/page.ts";
import { assetPage } from "../asset-page.ts";
import { markdownDocument, markdownPage, once } from "../markdown-document.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { filesIn, type PageFile } from "../page-files.ts";
import { guides, guideText, readText } from "./guides.ts";
import { llmsText } from "./llms-text.ts";
import { pageShell } from "./page-shell.ts";
import { renderMarkdown } from "./render-markdown.ts";

const FOLDER = "src/pages/docs";

/** `/docs`, the proofs beside it, each guide as Markdown, `/llms.txt`, and the files they load. */
export function docsPages({ originOf }: Pick<PageDependencies, "originOf">): readonly Page[] {
  return [
    ...markdownDocument({
      name: "docs",
      path: "/docs",
      originOf,
      markdown: once(() => guides.map(guideText).join("\n\n")),
      render: (markdown) => {
        const { html: article, headings } = renderMarkdown(markdown);
        const title = "Documentation";
        return pageShell({ title, article, headings, path: "/docs", layout: "reading" });
      },
    }),
    ...guides.map((guide) => {
      const markdown = once(() => guideText(guide));
      return markdownPage({ name: "docs", path: `/docs/${guide.name}.md`, originOf, markdown });
    }),
    ...tables(originOf, { name: "rejections", title: "Rejections", file: "docs/rejections.md" }),
    ...tables(originOf, { name: "clients", title: "Clients", file: "docs/client-matrix.md" }),
    markdownPage({ name: "docs", path: "/llms.txt", originOf, markdown: once(llmsText) }),
    ...filesIn(FOLDER).map((file) =>
      assetPage({ name: "docs", path: `/docs/${file.slice(FOLDER.length + 1)}`, file }),
    ),
  ];
}

interface Tables {
  readonly name: string;
  readonly title: string;
  readonly file: PageFile;
}

/** A page that is mostly tables, written by a script. */
function tables(
  originOf: PageDependencies["originOf"],
  { name, title, file }: Tables,
): readonly Page[] {
  const path = `/docs/${name}`;
  return markdownDocument({
    name,
    path,
    originOf,
    // The "do not edit" line is not for readers of the page.
    markdown: once(() => readText(file).replace(/^Made by .*\n/m, "")),
    render: (markdown) => {
      const { html: article, headings } = renderMarkdown(markdown);
      return pageShell({ title, article, headings, path, layout: "wide" });
    },
  });
}
