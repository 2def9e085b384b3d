import type { Page } from "../../http/replies/page.ts";
import { redirectPage } from "../../http/pages/static-page.ts";
import { WRITTEN_ORIGIN } from "../../http/request/public-address.ts";
import { markdownPage, once } from "../markdown-document.ts";
import { docsAssets } from "../page-assets.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import type { PageFile } from "../page-files.ts";
import { articlePage, articlePages, searchPage } from "./article-pages.ts";
import { guidePath, guides, guideTitle, readText, type Guide } from "./guides.ts";
import { partnerSite as site } from "./partner-site.ts";

export interface DocsDependencies extends Pick<PageDependencies, "originOf"> {
  /** A guide's Markdown as this gateway shows it: the same string until it changes. */
  readonly textOf: (guide: Guide) => string;
}

/** Each guide as a page and as Markdown, the proofs beside them, `/llms.txt`, and what they load. */
export function docsPages({ originOf, textOf }: DocsDependencies): readonly Page[] {
  const page = { name: "docs", originOf };
  const all = (): string => guides.map(textOf).join("\n\n");
  return [
    ...guides.flatMap((guide) => [
      guidePage(guide, { originOf, textOf }),
      markdownPage({ ...page, path: `/docs/${guide.name}.md`, markdown: () => textOf(guide) }),
    ]),
    redirectPage({ name: "docs", path: "/docs/quick-start", to: "/docs" }),
    markdownPage({ ...page, path: "/docs.md", markdown: all }),
    searchPage(site, page),
    ...tables(originOf, { name: "rejections", title: "Rejections", file: "docs/rejections.md" }),
    ...tables(originOf, { name: "clients", title: "Clients", file: "docs/client-matrix.md" }),
    markdownPage({ ...page, path: "/llms.txt", markdown: once(llmsText) }),
    ...docsAssets(site.assets),
  ];
}

function guidePage(guide: Guide, { originOf, textOf }: DocsDependencies): Page {
  const path = guidePath(guide);
  const isFirst = path === site.home;
  return articlePage({
    site,
    name: "docs",
    path,
    originOf,
    layout: "reading",
    title: () => guideTitle(guide),
    markdown: () => (isFirst ? `${textOf(guide)}\n\n${guideList()}` : textOf(guide)),
  });
}

/** What the other guides answer, for the first page. */
function guideList(): string {
  const lines = guides
    .slice(1)
    .map((guide) => `- [${guideTitle(guide)}](${guidePath(guide)}): ${guide.about}`);
  return `## All guides\n\n${lines.join("\n")}\n`;
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
  return articlePages({
    site,
    name,
    path: `/docs/${name}`,
    originOf,
    layout: "wide",
    title: () => title,
    // The "do not edit" line is not for readers of the page.
    markdown: once(() => readText(file).replace(/^Made by .*\n/m, "")),
  });
}

/** `/llms.txt` (llmstxt.org): what there is to read here, for programs that read text. */
function llmsText(): string {
  return [
    "# Chat gateway",
    "",
    "> One key, one balance and one catalog of language models behind two wire protocols: " +
      "chat completions (OpenAI-compatible) and messages (Anthropic-compatible).",
    "",
    `The API is below ${WRITTEN_ORIGIN}/v1. Send the key as \`Authorization: Bearer …\` or ` +
      "`x-api-key: …`. Existing SDKs of both vendors work with another base URL and key. Unknown " +
      "request fields are rejected with a 400 that names them.",
    "",
    "## Guides",
    "",
    ...guides.map((guide) =>
      link(`docs/${guide.name}.md`, { title: guideTitle(guide), about: guide.about }),
    ),
    "",
    "## Reference",
    "",
    link("openapi.json", { title: "OpenAPI 3.0.3", about: "the contract, complete" }),
    link("docs/models.md", {
      title: "Models and prices",
      about: "every model with its prices, limits and capabilities",
    }),
    link("clients.md", {
      title: "Client packages",
      about: "the packages of our clients that this gateway serves, with checksums",
    }),
    "",
    "## Optional",
    "",
    link("docs.md", { title: "All guides in one file", about: "the texts above" }),
    link("docs/rejections.md", {
      title: "Rejections",
      about: "for every constraint the smallest body that violates it, and the error",
    }),
    link("docs/clients.md", { title: "Clients", about: "what was tested with which client" }),
    "",
  ].join("\n");
}

function link(path: string, { title, about }: { readonly title: string; readonly about: string }) {
  return `- [${title}](${WRITTEN_ORIGIN}/${path}): ${about}`;
}
