import { once } from "../markdown-document.ts";
import { guidePath, guides, guideText, guideTitle } from "./guides.ts";
import type { Site } from "./site.ts";

/** The pages for developers who call the gateway. */
export const partnerSite: Site = {
  home: "/docs",
  places: [
    ["/docs", "Guides"],
    ["/docs/models", "Models"],
    ["/docs/reference", "Reference"],
    ["/playground", "Playground"],
    ["/console", "Console"],
  ],
  assets: "/docs",
  articles: once(() =>
    guides.map((guide) => ({
      path: guidePath(guide),
      title: guideTitle(guide),
      group: guide.group,
      text: () => guideText(guide),
    })),
  ),
  more: [
    {
      title: "Test results",
      links: [
        ["/docs/rejections", "Rejections"],
        ["/docs/clients", "Clients"],
      ],
    },
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
