import type { Catalog } from "../../upstreams/catalog/model.ts";
import type { Page } from "../../http/replies/page.ts";
import { articlePages } from "../docs/article-pages.ts";
import { partnerSite as site } from "../docs/partner-site.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { modelsText } from "./models-text.ts";

/** `/docs/models`: the models that are served now, with their prices; no key is needed. */
export function modelsPages({ catalog, originOf }: PageDependencies): readonly Page[] {
  let shown: { readonly catalog: Catalog; readonly text: string } | undefined;
  const markdown = (): string => {
    const current = catalog();
    if (shown?.catalog !== current) shown = { catalog: current, text: modelsText(current) };
    return shown.text;
  };
  return articlePages({
    site,
    name: "models",
    path: "/docs/models",
    originOf,
    layout: "wide",
    title: () => "Models",
    markdown,
  });
}
