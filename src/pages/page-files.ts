import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Every file that the pages read, relative to the project; `npm run build` ships them in the same
 * places. The packages of our clients are not among them: they may appear while the gateway runs.
 */
export const pageFiles = [
  "docs/client-matrix.md",
  "docs/guides/coding-agents.md",
  "docs/guides/compatibility.md",
  "docs/guides/errors.md",
  "docs/guides/generating.md",
  "docs/guides/idempotency.md",
  "docs/guides/images.md",
  "docs/guides/json-output.md",
  "docs/guides/limits.md",
  "docs/guides/money.md",
  "docs/guides/own-clients.md",
  "docs/guides/quick-start.md",
  "docs/guides/sandbox.md",
  "docs/guides/sdks.md",
  "docs/guides/streams.md",
  "docs/rejections.md",
  "generated/admin/page-client.js",
  "generated/console/page-client.js",
  "node_modules/swagger-ui-dist/favicon-32x32.png",
  "node_modules/swagger-ui-dist/swagger-ui-bundle.js",
  "node_modules/swagger-ui-dist/swagger-ui.css",
  "node_modules/uplot/dist/uPlot.esm.js",
  "node_modules/uplot/dist/uPlot.min.css",
  "spec/stream-grammar.yaml",
  "src/pages/admin/account-actions.js",
  "src/pages/admin/actions.js",
  "src/pages/admin/admin.css",
  "src/pages/admin/admin.html",
  "src/pages/admin/budgets.js",
  "src/pages/admin/charts.js",
  "src/pages/admin/dialog.js",
  "src/pages/admin/dom.js",
  "src/pages/admin/fields.js",
  "src/pages/admin/format.js",
  "src/pages/admin/forms.css",
  "src/pages/admin/key-actions.js",
  "src/pages/admin/live.js",
  "src/pages/admin/main.js",
  "src/pages/admin/money-actions.js",
  "src/pages/admin/pager.js",
  "src/pages/admin/session.js",
  "src/pages/admin/table.js",
  "src/pages/admin/tables.css",
  "src/pages/admin/theme.js",
  "src/pages/admin/views/account.js",
  "src/pages/admin/views/accounts.js",
  "src/pages/admin/views/audit.js",
  "src/pages/admin/views/entries.js",
  "src/pages/admin/views/keys.js",
  "src/pages/admin/views/overview-charts.js",
  "src/pages/admin/views/overview.js",
  "src/pages/admin/views/requests.js",
  "src/pages/admin/views/sums.js",
  "src/pages/admin/views/upstreams.js",
  "src/pages/admin/views/usage.js",
  "src/pages/console/account.js",
  "src/pages/console/console.css",
  "src/pages/console/console.html",
  "src/pages/console/console.js",
  "src/pages/console/elements.js",
  "src/pages/console/format.js",
  "src/pages/console/statement.js",
  "src/pages/console/usage.js",
  "src/pages/docs/docs.css",
  "src/pages/docs/docs.js",
  "src/pages/docs/icon.svg",
  "src/pages/docs/theme.css",
  "src/pages/playground/conversation.js",
  "src/pages/playground/cost.js",
  "src/pages/playground/exchange.js",
  "src/pages/playground/fold.js",
  "src/pages/playground/form.js",
  "src/pages/playground/images.js",
  "src/pages/playground/playground.css",
  "src/pages/playground/playground.html",
  "src/pages/playground/playground.js",
  "src/pages/playground/request.js",
  "src/pages/playground/samples.js",
  "src/pages/playground/spending.js",
  "src/pages/playground/sse.js",
  "src/pages/playground/tabs.js",
  "src/pages/playground/tools.js",
  "src/pages/playground/turns.js",
  "src/pages/reference/reference.css",
  "src/pages/reference/reference.html",
  "src/pages/reference/reference.js",
] as const;

export type PageFile = (typeof pageFiles)[number];

/** The folder of the project, or the built one. */
const ROOT = join(import.meta.dirname, "../..");

/** Reads a file that the pages are made of; the compiler knows which there are. */
export function readPageFile(file: PageFile): Buffer {
  return readFileSync(join(ROOT, file));
}

/** The files of a folder and the folders below it. */
export function filesIn<const Folder extends string>(
  folder: Folder,
): readonly Extract<PageFile, `${Folder}/${string}`>[] {
  const isInside = (file: PageFile): file is Extract<PageFile, `${Folder}/${string}`> =>
    file.startsWith(`${folder}/`);
  return pageFiles.filter(isInside);
}

/** Throws an error that names each file of the pages that is not in the folder. */
export function checkPageFiles(root: string = ROOT): void {
  const missing = pageFiles.filter((file) => !existsSync(join(root, file)));
  if (missing.length === 0) return;
  const names = missing.map((file) => `  ${file}`).join("\n");
  throw new Error(`Files that the pages serve are missing in ${root}:\n${names}`);
}
