import type { Page } from "../../http/replies/page.ts";
import { redirectPage } from "../../http/pages/static-page.ts";
import { defaultBrand } from "../../core/brand/brand.ts";
import type { BrandedSite } from "../markdown-document.ts";
import { assetPage, type AssetPage, brandedAsset } from "../page-assets.ts";
import { filesIn, servedName, type PageFile } from "../page-files.ts";

/** Files of other folders and packages. The views with charts load the chart library on demand. */
const otherFiles: readonly PageFile[] = [
  "src/pages/docs/theme.css",
  "src/pages/docs/icon.svg",
  "generated/admin/page-client.js",
  "generated/admin/page-fields.ts",
  "node_modules/uplot/dist/uPlot.esm.js",
  "node_modules/uplot/dist/uPlot.min.css",
];

/** The operators' pages of a gateway without a brand of its own. */
const defaultSite: BrandedSite = { assets: "/admin/docs", brand: () => defaultBrand };

/**
 * Returns `/admin`, the operators' dashboard, and the files that it loads. They require no token.
 */
export function adminPages(site = defaultSite): readonly Page[] {
  const redirect = redirectPage({ name: "dashboard", path: "/admin/", to: "/admin" });
  return [...adminAssets(site), redirect];
}

/**
 * Returns the dashboard's files. Their relative addresses match those of the sources. All are below
 * `/admin/`, the only path that a proxy for operators needs to forward.
 */
export function adminAssets(site = defaultSite): readonly AssetPage[] {
  const shared = [...filesIn("src/pages/kit"), ...filesIn("src/wire/csv")];
  return [...filesIn("src/pages/admin"), ...shared, ...otherFiles].map((file) => {
    const name = "dashboard";
    if (file.endsWith(".html")) return brandedAsset({ name, path: "/admin", file }, site);
    return assetPage({ name, path: `/admin/assets/${servedName(file)}`, file });
  });
}
