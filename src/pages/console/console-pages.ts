import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "../../http/page.ts";
import { assetPage } from "../asset-page.ts";
import { contentTypeOf } from "../content-types.ts";

/** Made from the console's contract. */
const CLIENT = join(import.meta.dirname, "../../../generated/console/page-client.js");

const files = [
  "console.css",
  "console.js",
  "account.js",
  "elements.js",
  "format.js",
  "statement.js",
  "usage.js",
] as const;

/** `/console` and the files that it loads. */
export function consolePages(): readonly Page[] {
  const own = (name: string): string => join(import.meta.dirname, name);
  return [
    file("/console", own("console.html")),
    ...files.map((name) => file(`/console/${name}`, own(name))),
    file("/console/client.js", CLIENT),
  ];
}

function file(path: string, source: string): Page {
  return assetPage({
    name: "console",
    path,
    contentType: contentTypeOf(source),
    body: () => readFileSync(source),
  });
}
