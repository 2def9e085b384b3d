import type { Catalog } from "../../catalog/model.ts";
import type { Page } from "../../http/page.ts";
import { pageShell } from "../docs/page-shell.ts";
import { renderMarkdown } from "../docs/render-markdown.ts";
import { markdownDocument } from "../markdown-document.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { modelsText } from "./models-text.ts";

const path = "/docs/models";

/** `/docs/models`: the models that are served now, with their prices; no key is needed. */
export function modelsPages({ catalog, originOf }: PageDependencies): readonly Page[] {
  let shown: { readonly catalog: Catalog; readonly text: string } | undefined;
  const markdown = (): string => {
    const current = catalog();
    if (shown?.catalog !== current) shown = { catalog: current, text: modelsText(current) };
    return shown.text;
  };
  return markdownDocument({
    name: "models",
    path,
    originOf,
    markdown,
    render: (text) => {
      const { html: article, headings } = renderMarkdown(text);
      return pageShell({ title: "Models", article, headings, path, layout: "wide" });
    },
  });
}
