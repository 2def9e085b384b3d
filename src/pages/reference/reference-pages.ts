import { assetPage, STRICT_POLICY, type AssetPage } from "../asset-page.ts";
import { filesIn, type PageFile } from "../page-files.ts";

/** Swagger UI sets inline styles and embeds its icons as data URLs. */
const REFERENCE_POLICY = `${STRICT_POLICY}; style-src 'self' 'unsafe-inline'; img-src 'self' data:`;

const DOCUMENT = "src/pages/reference/reference.html";

/** `/docs/reference`: Swagger UI for `/openapi.json`, all files from this host. */
export function referencePages(): readonly AssetPage[] {
  const files = [...filesIn("src/pages/reference"), ...filesIn("node_modules/swagger-ui-dist")];
  const loaded = files.filter((file) => file !== DOCUMENT);
  return [
    asset("/docs/reference", DOCUMENT),
    ...loaded.map((file) => asset(`/docs/reference${file.slice(file.lastIndexOf("/"))}`, file)),
  ];
}

function asset(path: string, file: PageFile): AssetPage {
  return assetPage({ name: "reference", path, file, policy: REFERENCE_POLICY });
}
