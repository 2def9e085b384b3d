import type { OriginOf } from "../../http/request/addresses.ts";
import type { Page } from "../../http/replies/page.ts";
import { pageWithOrigin } from "../../http/pages/static-page.ts";
import { relativeReference } from "../../http/pages/relative-links.ts";
import { pageHeaders } from "../../http/pages/page-policy.ts";
import { contentTypeOf } from "../content-types.ts";
import { htmlPage, markdownPage, whenChanged } from "../markdown-document.ts";
import { pageShell, type Shell } from "./page-shell.ts";
import { renderMarkdown } from "./render-markdown.ts";
import type { Site } from "./site.ts";

/** An article of a site. */
export interface ArticlePage extends Pick<Shell, "site" | "path" | "layout"> {
  /** For logs and metrics. */
  readonly name: string;
  readonly originOf: OriginOf;
  readonly title: () => string;
  /** Returns the same string until the text changes. */
  readonly markdown: () => string;
}

/** Returns the page of an article. */
export function articlePage({ title, markdown, ...page }: ArticlePage): Page {
  const { site, path, layout } = page;
  const html = whenChanged(
    () => [markdown(), site.articles()],
    ([text]) => {
      const { html: article, headings } = renderMarkdown(text);
      const markdownPath = `${path}.md`;
      return pageShell({ site, title: title(), article, headings, path, markdownPath, layout });
    },
  );
  return htmlPage({ ...page, html });
}

/** Returns the page of an article and, at its path with `.md`, the Markdown. */
export function articlePages(page: ArticlePage): readonly Page[] {
  return [articlePage(page), markdownPage({ ...page, path: `${page.path}.md` })];
}

/** Returns the search index of a site: the sections of its articles, with paths relative to it. */
export function searchPage(
  site: Site,
  { name, originOf }: Pick<ArticlePage, "name" | "originOf">,
): Page {
  const at = `${site.assets}/search.json`;
  return pageWithOrigin({
    name,
    path: at,
    originOf,
    headers: pageHeaders,
    contentType: contentTypeOf("search.json"),
    text: whenChanged(
      () => site.articles().map(({ sections }) => sections()),
      (sections) =>
        JSON.stringify(
          sections.flat().map((entry) => ({ ...entry, path: relativeReference(at, entry.path) })),
        ),
    ),
  });
}
