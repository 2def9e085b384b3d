import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Page } from "../../http/page.ts";
import { assetPage, STRICT_POLICY } from "../asset-page.ts";
import { contentTypeOf } from "../content-types.ts";

/** Swagger UI sets inline styles and embeds its icons as data URLs. */
const REFERENCE_POLICY = `${STRICT_POLICY}; style-src 'self' 'unsafe-inline'; img-src 'self' data:`;

/** The files of the package that are served; no others. */
const vendorFiles = ["swagger-ui.css", "swagger-ui-bundle.js", "favicon-32x32.png"] as const;
const ownFiles = ["reference.js", "reference.css"] as const;

/** `/docs/reference`: Swagger UI for `/openapi.json`, all files from this host. */
export function referencePages(): readonly Page[] {
  return [
    file("/docs/reference", join(import.meta.dirname, "reference.html")),
    ...ownFiles.map((name) => file(`/docs/reference/${name}`, join(import.meta.dirname, name))),
    ...vendorFiles.map((name) => file(`/docs/reference/${name}`, join(vendorFolder(), name))),
  ];
}

function file(path: string, from: string): Page {
  return assetPage({
    name: "reference",
    path,
    contentType: contentTypeOf(from),
    policy: REFERENCE_POLICY,
    body: () => readFileSync(from),
  });
}

function vendorFolder(): string {
  const require = createRequire(import.meta.url);
  return dirname(require.resolve("swagger-ui-dist/package.json"));
}
