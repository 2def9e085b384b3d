import { once, whenChanged } from "../markdown-document.ts";
import { generatedText, guidePath, guideTitle, listedGuides, type Guide } from "./guides.ts";
import { markdownArticle, type Article, type Site } from "./site.ts";

/** The texts of this gateway that the search finds. */
export interface PartnerTexts {
  /** Returns a guide's Markdown; the same string until it changes, as the other texts. */
  readonly textOf: (guide: Guide) => string;
  readonly models: () => string;
  readonly packages: () => string;
  readonly changelog: () => string;
  readonly reference: Article["sections"];
  /** Returns whether this gateway serves packages of our clients. */
  readonly hasClients: () => boolean;
  readonly brand: Site["brand"];
}

/** Returns the site for developers who call the gateway. */
export function partnerSite(texts: PartnerTexts): Site {
  return {
    home: "/docs",
    brand: texts.brand,
    places: [
      ["/docs", "Guides"],
      ["/docs/models", "Models"],
      ["/docs/reference", "Reference"],
      ["/playground", "Playground"],
      ["/console", "Console"],
    ],
    assets: "/docs",
    articles: whenChanged(
      () => [texts.hasClients()],
      ([hasClients]) => articlesOf(texts, hasClients),
    ),
    more: [
      {
        title: "For programs",
        links: [
          ["/llms.txt", "llms.txt"],
          ["/docs.md", "All guides as Markdown"],
          ["/openapi.json", "OpenAPI"],
        ],
      },
    ],
  };
}

const REFERENCE = "Reference";
const RESULTS = "Test results";

function articlesOf(texts: PartnerTexts, hasClients: boolean): readonly Article[] {
  const articles = listedGuides(hasClients).map((guide) => {
    const place = { path: guidePath(guide), title: guideTitle(guide), group: guide.group };
    return markdownArticle(place, () => texts.textOf(guide));
  });
  const packages = { path: "/clients", title: "Client packages", group: REFERENCE };
  const models = { path: "/docs/models", title: "Models and prices", group: REFERENCE };
  const reference = { path: "/docs/reference", title: "API reference", group: REFERENCE };
  const changelog = { path: "/docs/changelog", title: "Changelog", group: REFERENCE };
  const rejections = { path: "/docs/rejections", title: "Rejections", group: RESULTS };
  const clients = { path: "/docs/clients", title: "Tested clients", group: RESULTS };
  return [
    ...articles,
    markdownArticle(models, texts.models),
    { ...reference, sections: texts.reference },
    ...(hasClients ? [markdownArticle(packages, texts.packages)] : []),
    markdownArticle(changelog, texts.changelog),
    markdownArticle(rejections, once(rejectedFields)),
    markdownArticle(clients, once(testedFeatures)),
  ];
}

/** Returns the tables of tested clients without their marks. */
function testedFeatures(): string {
  return generatedText("docs/client-matrix.md").replaceAll(/ (?:[✓✗·–]|:-:) \|/g, "");
}

/** Returns the rejections without their examples, which are too long for the search. */
function rejectedFields(): string {
  return generatedText("docs/rejections.md")
    .replaceAll(/^\| where .*\n\|---.*\n/gm, "")
    .replaceAll(/^\| ([^|]*?) \|.*(?:\n\| \1 \|.*)*$/gm, "$1");
}
