import { assetPage, assetsIn, type AssetPage } from "./asset-page.ts";

/** The files that every page of documents loads, below a path. */
export function docsAssets(below: string): readonly AssetPage[] {
  return assetsIn({ name: "docs", folder: "src/pages/docs", below });
}

/** The files that a reference loads, below a path. */
export function referenceAssets(below: string): readonly AssetPage[] {
  return assetsIn({ name: "reference", folder: "src/pages/reference", below });
}

/**
 * What several pages share, and what they write as commands do. Addresses lie to each other as the
 * sources do, so that `../kit/money.js` leads the compiler and the browser to the same file.
 */
export function kitAssets(below = ""): readonly AssetPage[] {
  return [
    ...assetsIn({ name: "kit", folder: "src/pages/kit", below: `${below}/kit` }),
    ...assetsIn({ name: "kit", folder: "src/wire/csv", below: `${below}/wire/csv` }),
  ];
}

/** `/playground` and the files that it loads. */
export function playgroundAssets(): readonly AssetPage[] {
  return assetsIn({ name: "playground", folder: "src/pages/playground", below: "/playground" });
}

/** Made from the console's contract; its address is where the scripts' imports lead. */
const CONSOLE_CLIENT = "generated/console/page-client.js";

/** `/console`, the files of its own that it loads, and its client. */
export function consoleAssets(): readonly AssetPage[] {
  return [
    ...assetsIn({ name: "console", folder: "src/pages/console", below: "/console" }),
    assetPage({ name: "console", path: `/${CONSOLE_CLIENT}`, file: CONSOLE_CLIENT }),
  ];
}
