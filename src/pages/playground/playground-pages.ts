import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "../../http/page.ts";
import { assetPage } from "../asset-page.ts";
import { contentTypeOf } from "../content-types.ts";

const files = [
  "playground.css",
  "playground.js",
  "conversation.js",
  "cost.js",
  "exchange.js",
  "fold.js",
  "form.js",
  "images.js",
  "request.js",
  "samples.js",
  "spending.js",
  "sse.js",
  "tabs.js",
  "tools.js",
  "turns.js",
] as const;

/** `/playground` and the files that it loads. */
export function playgroundPages(): readonly Page[] {
  return [
    file("/playground", "playground.html"),
    ...files.map((name) => file(`/playground/${name}`, name)),
  ];
}

function file(path: string, name: string): Page {
  return assetPage({
    name: "playground",
    path,
    contentType: contentTypeOf(name),
    body: () => readFileSync(join(import.meta.dirname, name)),
  });
}
