import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Page } from "../../http/page.ts";
import { redirectPage } from "../../http/static-page.ts";
import { assetPage } from "../asset-page.ts";
import { contentTypeOf } from "../content-types.ts";

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

const ownFiles = [
  "admin.css",
  "tables.css",
  "forms.css",
  "main.js",
  "account-actions.js",
  "actions.js",
  "budgets.js",
  "charts.js",
  "dialog.js",
  "dom.js",
  "fields.js",
  "format.js",
  "key-actions.js",
  "live.js",
  "money-actions.js",
  "pager.js",
  "session.js",
  "table.js",
  "theme.js",
  "views/account.js",
  "views/accounts.js",
  "views/audit.js",
  "views/entries.js",
  "views/keys.js",
  "views/overview-charts.js",
  "views/overview.js",
  "views/requests.js",
  "views/sums.js",
  "views/upstreams.js",
  "views/usage.js",
] as const;

const require = createRequire(import.meta.url);

/** Files of other rooms and packages; the chart library is loaded by the views that draw. */
const otherFiles: readonly (readonly [name: string, from: () => string])[] = [
  ["theme.css", () => join(import.meta.dirname, "../docs/theme.css")],
  ["icon.svg", () => join(import.meta.dirname, "../docs/icon.svg")],
  ["page-client.js", () => join(import.meta.dirname, "../../../generated/admin/page-client.js")],
  ["uplot.js", () => uplotFile("uPlot.esm.js")],
  ["uplot.css", () => uplotFile("uPlot.min.css")],
];

/** `/admin`, the operators' dashboard, and the files that it loads: nothing that needs a token. */
export function adminPages(): readonly Page[] {
  return [
    file("/admin", "admin.html", () => join(import.meta.dirname, "admin.html")),
    redirectPage({ name: "dashboard", path: "/admin/", to: "/admin" }),
    ...ownFiles.map((name) => asset(name, () => join(import.meta.dirname, name))),
    ...otherFiles.map(([name, from]) => asset(name, from)),
  ];
}

function asset(name: string, from: () => string): Page {
  return file(`/admin/assets/${name}`, name, from);
}

function file(path: string, name: string, from: () => string): Page {
  return assetPage({
    name: "dashboard",
    path,
    contentType: contentTypeOf(name),
    policy: ADMIN_POLICY,
    body: () => readFileSync(from()),
  });
}

function uplotFile(name: string): string {
  return join(dirname(require.resolve("uplot/package.json")), "dist", name);
}
