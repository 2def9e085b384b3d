import { assetPage, type AssetPage } from "../asset-page.ts";
import { filesIn, type PageFile } from "../page-files.ts";

const FOLDER = "src/pages/console";
const DOCUMENT = `${FOLDER}/console.html`;

/** `/console`, the files that it loads, and the client made from the console's contract. */
export function consolePages(): readonly AssetPage[] {
  const ownFiles = filesIn(FOLDER).filter((file) => file !== DOCUMENT);
  return [
    asset("/console", DOCUMENT),
    ...ownFiles.map((file) => asset(`/console/${file.slice(FOLDER.length + 1)}`, file)),
    asset("/console/client.js", "generated/console/page-client.js"),
  ];
}

function asset(path: string, file: PageFile): AssetPage {
  return assetPage({ name: "console", path, file });
}
