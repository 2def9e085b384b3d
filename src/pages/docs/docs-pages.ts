import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "../../http/page.ts";
import { assetPage } from "../asset-page.ts";
import { contentTypeOf } from "../content-types.ts";
import { errorTables } from "./error-tables.ts";
import { renderMarkdown } from "./render-markdown.ts";
import { sandboxTable } from "./sandbox-table.ts";
import { pageShell } from "./page-shell.ts";
import { streamTables } from "./stream-tables.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** The guides in page order: files of `docs/guides`. */
export const guideNames = [
  "quick-start",
  "sdks",
  "coding-agents",
  "streams",
  "errors",
  "sandbox",
  "idempotency",
  "limits",
  "money",
] as const;

const ownFiles = ["theme.css", "docs.css", "docs.js", "icon.svg"] as const;

/** `/docs`, `/docs/rejections`, `/docs/clients` and the files that they load. */
export function docsPages(): readonly Page[] {
  return [
    html("docs", "/docs", guidesPage),
    html("rejections", "/docs/rejections", rejectionsPage),
    html("clients", "/docs/clients", clientsPage),
    ...ownFiles.map((name) =>
      assetPage({
        name: "docs",
        path: `/docs/${name}`,
        contentType: contentTypeOf(name),
        body: () => readFileSync(join(import.meta.dirname, name)),
      }),
    ),
  ];
}

function html(name: string, path: string, body: () => string): Page {
  return assetPage({ name, path, contentType: contentTypeOf("page.html"), body });
}

function guidesPage(): string {
  const texts = guideNames.map((name) => readText(`docs/guides/${name}.md`));
  const { html: article, headings } = renderMarkdown(withTables(texts.join("\n\n")));
  return pageShell({ title: "Documentation", article, headings, kind: "guides" });
}

function rejectionsPage(): string {
  // The "do not edit" line is not for readers of the page.
  const text = readText("docs/rejections.md").replace(/^Made by .*\n/m, "");
  const { html: article, headings } = renderMarkdown(text);
  return pageShell({ title: "Rejections", article, headings, kind: "rejections" });
}

function clientsPage(): string {
  const { html: article, headings } = renderMarkdown(readText("docs/client-matrix.md"));
  return pageShell({ title: "Clients", article, headings, kind: "clients" });
}

/** Inserts the tables generated from code and grammar into the guides. */
function withTables(markdown: string): string {
  const tables: Readonly<Record<string, () => string>> = {
    errors: errorTables,
    sandbox: sandboxTable,
    streams: () => streamTables(readText("spec/stream-grammar.yaml")),
  };
  return markdown.replace(/^<!-- table: (\w+) -->$/gm, (_mark, name: string) => {
    const make = tables[name];
    if (make === undefined) throw new Error(`the guides ask for an unknown table "${name}"`);
    return make();
  });
}

function readText(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}
