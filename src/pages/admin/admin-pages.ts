import type { Page } from "../../http/replies/page.ts";
import { redirectPage } from "../../http/pages/static-page.ts";
import { assetPage, type AssetPage } from "../asset-page.ts";
import { filesIn, servedName, type PageFile } from "../page-files.ts";

/**
 * Scripts, styles and calls of this host only; no inline script or style, no plug-in, no framing,
 * and no text that becomes markup: browsers refuse `innerHTML` by it.
 */
const ADMIN_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/** Files of other folders and packages; the chart library is loaded by the views that draw. */
const otherFiles: readonly PageFile[] = [
  "src/pages/docs/theme.css",
  "src/pages/docs/icon.svg",
  "generated/admin/page-client.js",
  "node_modules/uplot/dist/uPlot.esm.js",
  "node_modules/uplot/dist/uPlot.min.css",
];

/** `/admin`, the operators' dashboard, and the files that it loads: nothing that needs a token. */
export function adminPages(): readonly Page[] {
  const redirect = redirectPage({ name: "dashboard", path: "/admin/", to: "/admin" });
  return [...adminAssets(), redirect];
}

/**
 * The dashboard's files. Addresses lie to each other as the sources do, below `/admin/`, which is
 * all that a proxy for operators may pass on.
 */
export function adminAssets(): readonly AssetPage[] {
  const shared = [...filesIn("src/pages/kit"), ...filesIn("src/wire/csv")];
  return [...filesIn("src/pages/admin"), ...shared, ...otherFiles].map((file) => {
    const path = file.endsWith(".html") ? "/admin" : `/admin/assets/${servedName(file)}`;
    return assetPage({ name: "dashboard", path, file, policy: ADMIN_POLICY });
  });
}
