import { assetPage, type AssetPage } from "../asset-page.ts";
import { filesIn, type PageFile } from "../page-files.ts";

const FOLDER = "src/pages/playground";
const DOCUMENT = `${FOLDER}/playground.html`;

/** `/playground` and the files that it loads. */
export function playgroundPages(): readonly AssetPage[] {
  const ownFiles = filesIn(FOLDER).filter((file) => file !== DOCUMENT);
  return [
    asset("/playground", DOCUMENT),
    ...ownFiles.map((file) => asset(`/playground/${file.slice(FOLDER.length + 1)}`, file)),
  ];
}

function asset(path: string, file: PageFile): AssetPage {
  return assetPage({ name: "playground", path, file });
}
