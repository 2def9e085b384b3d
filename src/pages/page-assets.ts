import { servedName, filesIn, readPageFile, type PageFile } from "./page-files.ts";
import type { Page } from "../http/replies/page.ts";
import { relativeHtml, relativeImports } from "../http/pages/relative-links.ts";
import { pageHeaders } from "../http/pages/page-policy.ts";
import { changingPage, staticPage } from "../http/pages/static-page.ts";
import { defaultBrand } from "../core/brand/brand.ts";
import { brandedHtml } from "../http/pages/branded-html.ts";
import { type BrandedSite, once, whenChanged } from "./markdown-document.ts";
import { contentTypeOf } from "./content-types.ts";

/** The partners' pages of a gateway without a brand of its own. */
const defaultSite: BrandedSite = { assets: "/docs", brand: () => defaultBrand };

/** Returns the files that every documentation page loads, below a path. */
export function docsAssets(below: string): readonly AssetPage[] {
  return assetsIn({ name: "docs", folder: "src/pages/docs", below });
}

/** Returns the files that a reference loads, below a path. */
export function referenceAssets(below: string): readonly AssetPage[] {
  return assetsIn({ name: "reference", folder: "src/pages/reference", below });
}

/**
 * Returns files that several pages share, including the CSV code of the commands. Their relative
 * addresses match those of the sources, so that `../kit/money.js` leads the compiler and the
 * browser to the same file.
 */
export function kitAssets(below = ""): readonly AssetPage[] {
  return [
    ...assetsIn({ name: "kit", folder: "src/pages/kit", below: `${below}/kit` }),
    ...assetsIn({ name: "kit", folder: "src/wire/csv", below: `${below}/wire/csv` }),
  ];
}

/** Returns `/playground` and the files that it loads. */
export function playgroundAssets(site = defaultSite): readonly AssetPage[] {
  const place = { folder: "src/pages/playground", below: "/playground" };
  return assetsIn({ name: "playground", ...place, site });
}

/** Generated from the console's contract; their paths are those that the scripts import. */
const consoleContract = [
  "generated/console/page-client.js",
  "generated/console/page-fields.ts",
] as const;

/** The chart library, at the paths that the kit's charts import. */
const chartLibrary = [
  "node_modules/uplot/dist/uPlot.esm.js",
  "node_modules/uplot/dist/uPlot.min.css",
] as const;

/** Returns `/console`, its own files, its client, and the chart library. */
export function consoleAssets(site = defaultSite): readonly AssetPage[] {
  return [
    ...assetsIn({ name: "console", folder: "src/pages/console", below: "/console", site }),
    ...[...consoleContract, ...chartLibrary].map((file) =>
      assetPage({ name: "console", path: `/${servedName(file)}`, file }),
    ),
  ];
}

/** A file of a page. */
export interface Asset {
  /** For logs and metrics. */
  readonly name: string;
  readonly path: string;
  readonly file: PageFile;
}

/** A page that is a file. */
export interface AssetPage extends Page {
  readonly file: PageFile;
}

/** Returns a page for a file. The file is read on the first request. */
export function assetPage({ name, path, file }: Asset): AssetPage {
  const contentType = contentTypeOf(servedName(file));
  const body = (): Buffer | string => {
    const bytes = readPageFile(file);
    return path.endsWith(".js") ? relativeImports(bytes.toString(), path) : bytes;
  };
  return { ...staticPage({ name, path, contentType, headers: pageHeaders, body }), file };
}

/** Returns a page for an HTML file, in the brand of its site. */
export function brandedAsset({ name, path, file }: Asset, site: BrandedSite): AssetPage {
  const html = once(() => readPageFile(file).toString());
  const page = changingPage({
    name,
    path,
    contentType: contentTypeOf(servedName(file)),
    headers: pageHeaders,
    text: whenChanged(
      () => [site.brand()],
      ([brand]) => relativeHtml(brandedHtml(html(), site.assets, brand), path),
    ),
  });
  return { ...page, file };
}

/** Returns the files of a folder below a path; an HTML document is at the path itself. */
function assetsIn({
  name,
  folder,
  below,
  site = defaultSite,
}: Pick<Asset, "name"> & {
  readonly folder: string;
  readonly below: string;
  readonly site?: BrandedSite;
}): readonly AssetPage[] {
  return filesIn(folder).map((file) =>
    file.endsWith(".html")
      ? brandedAsset({ name, path: below, file }, site)
      : assetPage({ name, path: below + servedName(file).slice(folder.length), file }),
  );
}
