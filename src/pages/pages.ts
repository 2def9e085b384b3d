import type { Page } from "../http/page.ts";
import { redirectPage } from "../http/static-page.ts";
import { docsPages } from "./docs/docs-pages.ts";
import { playgroundPages } from "./playground/playground-pages.ts";
import { referencePages } from "./reference/reference-pages.ts";

/** The pages for browsers: `/docs`, `/docs/reference`, `/playground` and their files. */
export function createPages(): readonly Page[] {
  const pages = [...docsPages(), ...referencePages(), ...playgroundPages()];
  const documents = pages.filter(({ path }) => !path.includes("."));
  const slashed = documents.map(({ name, path }) =>
    redirectPage({ name, path: `${path}/`, to: path }),
  );
  return [...pages, ...slashed];
}
