import { join } from "node:path";
import type { AppDependencies } from "../http/pipeline/app-dependencies.ts";
import type { Page } from "../http/replies/page.ts";
import { redirectPage } from "../http/pages/static-page.ts";
import { changelogPages, partnerChangelog } from "./changelog/changelog-pages.ts";
import { changelogText } from "./changelog/changelog.ts";
import { API_ROOT } from "../http/request/request-target.ts";
import { docsPages } from "./docs/docs-pages.ts";
import { guideText, type Guide } from "./docs/guides.ts";
import { partnerSite } from "./docs/partner-site.ts";
import { brandFiles } from "./brand-files.ts";
import { once } from "./markdown-document.ts";
import { modelsPages, servedModels } from "./models/models-pages.ts";
import { consoleAssets, kitAssets, playgroundAssets } from "./page-assets.ts";
import { packageFiles } from "./packages/package-files.ts";
import { clientGuides, packagesPages, type ClientGuides } from "./packages/packages-pages.ts";
import { referenceSections } from "./reference/overview-html.ts";
import { partnerReference, referencePages } from "./reference/reference-pages.ts";

/** The output folder of `scripts/pack-clients.ts`. */
const PACKAGES = join(import.meta.dirname, "../../generated/clients/packages");

/**
 * Creates the pages for browsers: `/docs`, `/docs/models`, `/docs/reference`, `/clients`,
 * `/playground`, `/console` and their files, the same texts as Markdown, and the packages of our
 * clients.
 */
export function createPages(
  dependencies: Pick<AppDependencies, "brand" | "catalog" | "clock" | "originOf">,
  packagesFolder: string = PACKAGES,
): readonly Page[] {
  const { originOf, brand } = dependencies;
  const own = clientGuides(packagesFolder);
  const models = servedModels(dependencies);
  const texts = { textOf: guideTexts(own), hasClients: own.hasClients };
  const reference = once(() => referenceSections(partnerReference));
  const changelog = once(() => changelogText(partnerChangelog));
  const site = partnerSite({ ...texts, models, packages: own.files, changelog, reference, brand });
  const packages = { site, originOf, folder: packagesFolder };
  const pages = [
    ...docsPages({ site, originOf, ...texts }),
    ...modelsPages({ site, originOf, markdown: models }),
    ...packagesPages(packages),
    ...referencePages({ site, originOf }, partnerReference),
    ...changelogPages({
      site,
      originOf,
      changelog: partnerChangelog,
      published: "spec/published",
      root: API_ROOT,
    }),
    ...playgroundAssets(site),
    ...consoleAssets(site),
    ...brandFiles("docs", site),
    ...kitAssets(),
  ];
  const documents = pages.filter(({ path }) => !path.includes("."));
  const slashed = documents.map(({ name, path }) =>
    redirectPage({ name, path: `${path}/`, to: path }),
  );
  // The tree of packages comes last, because it contains paths of other pages.
  return [...pages, ...slashed, packageFiles(packages)];
}

/** Returns the guides as shown by this gateway: with those of our clients that exist here. */
function guideTexts({ ownClients, quickStart }: ClientGuides): (guide: Guide) => string {
  const texts = new Map<string, () => string>([
    ["own-clients", ownClients],
    ["quick-start", quickStart],
  ]);
  return (guide) => {
    const text = texts.get(guide.name) ?? once(() => guideText(guide));
    texts.set(guide.name, text);
    return text();
  };
}
