import { join } from "node:path";
import type { Page } from "../http/page.ts";
import { redirectPage } from "../http/static-page.ts";
import { consolePages } from "./console/console-pages.ts";
import { docsPages } from "./docs/docs-pages.ts";
import { modelsPages } from "./models/models-pages.ts";
import type { PageDependencies } from "./page-dependencies.ts";
import { packageFiles } from "./packages/package-files.ts";
import { packagesPages } from "./packages/packages-pages.ts";
import { playgroundPages } from "./playground/playground-pages.ts";
import { referencePages } from "./reference/reference-pages.ts";

/** Where `scripts/pack-clients.ts` writes. */
const PACKAGES = join(import.meta.dirname, "../../generated/clients/packages");

/**
 * The pages for browsers: `/docs`, `/docs/models`, `/docs/reference`, `/clients`, `/playground`,
 * `/console` and their files, the same texts as Markdown, and the packages of our clients.
 */
export function createPages(
  dependencies: PageDependencies,
  packagesFolder: string = PACKAGES,
): readonly Page[] {
  const packages = { originOf: dependencies.originOf, folder: packagesFolder };
  const pages = [
    ...docsPages(dependencies),
    ...modelsPages(dependencies),
    ...packagesPages(packages),
    ...referencePages(),
    ...playgroundPages(),
    ...consolePages(),
  ];
  const documents = pages.filter(({ path }) => !path.includes("."));
  const slashed = documents.map(({ name, path }) =>
    redirectPage({ name, path: `${path}/`, to: path }),
  );
  // The tree of packages comes last: it contains other pages' paths.
  return [...pages, ...slashed, packageFiles(packages)];
}
