import type { Page } from "../../http/page.ts";
import { redirectPage } from "../../http/static-page.ts";
import { assetPage, type AssetPage } from "../asset-page.ts";
import { filesIn, type PageFile } from "../page-files.ts";

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

const FOLDER = "src/pages/admin";
const DOCUMENT = `${FOLDER}/admin.html`;

/** Files of other rooms and packages; the chart library is loaded by the views that draw. */
const otherFiles: readonly (readonly [name: string, file: PageFile])[] = [
  ["theme.css", "src/pages/docs/theme.css"],
  ["icon.svg", "src/pages/docs/icon.svg"],
  ["page-client.js", "generated/admin/page-client.js"],
  ["uplot.js", "node_modules/uplot/dist/uPlot.esm.js"],
  ["uplot.css", "node_modules/uplot/dist/uPlot.min.css"],
];

/** `/admin`, the operators' dashboard, and the files that it loads: nothing that needs a token. */
export function adminPages(): readonly Page[] {
  const redirect = redirectPage({ name: "dashboard", path: "/admin/", to: "/admin" });
  return [...adminAssets(), redirect];
}

/** The dashboard's files. */
export function adminAssets(): readonly AssetPage[] {
  const ownFiles = filesIn(FOLDER).filter((file) => file !== DOCUMENT);
  return [
    asset("/admin", DOCUMENT),
    ...ownFiles.map((file) => asset(`/admin/assets/${file.slice(FOLDER.length + 1)}`, file)),
    ...otherFiles.map(([name, file]) => asset(`/admin/assets/${name}`, file)),
  ];
}

function asset(path: string, file: PageFile): AssetPage {
  return assetPage({ name: "dashboard", path, file, policy: ADMIN_POLICY });
}
