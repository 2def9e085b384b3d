import type { Page } from "../../http/replies/page.ts";
import { redirectPage } from "../../http/pages/static-page.ts";
import { assetPage, type AssetPage } from "../asset-page.ts";
import { filesIn, servedName, type PageFile } from "../page-files.ts";

/**
 * Allows only scripts, styles and calls of this host, without inline scripts or styles, plug-ins or
 * framing. Text must not become markup: the policy makes browsers refuse `innerHTML`.
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

/** Files of other folders and packages. The views with charts load the chart library on demand. */
const otherFiles: readonly PageFile[] = [
  "src/pages/docs/theme.css",
  "src/pages/docs/icon.svg",
  "generated/admin/page-client.js",
  "node_modules/uplot/dist/uPlot.esm.js",
  "node_modules/uplot/dist/uPlot.min.css",
];

/**
 * Returns `/admin`, the operators' dashboard, and the files that it loads. They require no token.
 */
export function adminPages(): readonly Page[] {
  const redirect = redirectPage({ name: "dashboard", path: "/admin/", to: "/admin" });
  return [...adminAssets(), redirect];
}

/**
 * Returns the dashboard's files. Their relative addresses match those of the sources. All are below
 * `/admin/`, the only path that a proxy for operators needs to forward.
 */
export function adminAssets(): readonly AssetPage[] {
  const shared = [...filesIn("src/pages/kit"), ...filesIn("src/wire/csv")];
  return [...filesIn("src/pages/admin"), ...shared, ...otherFiles].map((file) => {
    const path = file.endsWith(".html") ? "/admin" : `/admin/assets/${servedName(file)}`;
    return assetPage({ name: "dashboard", path, file, policy: ADMIN_POLICY });
  });
}
