import { WRITTEN_ORIGIN } from "../../http/request/public-address.ts";
import { guides, guideTitle } from "./guides.ts";

/** `/llms.txt` (llmstxt.org): what there is to read here, for programs that read text. */
export function llmsText(): string {
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
