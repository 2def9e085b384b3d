import type { RootPage } from "../http/root-page.ts";
import { docsPages } from "./docs/docs-pages.ts";
import { playgroundPages } from "./playground/playground-pages.ts";
import { referencePages } from "./reference/reference-pages.ts";

/** What people read in a browser: `/docs`, `/docs/reference`, `/playground` and their files. */
export function createPages(): readonly RootPage[] {
  return [...docsPages(), ...referencePages(), ...playgroundPages()];
}
