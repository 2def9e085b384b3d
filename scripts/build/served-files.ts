import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import { extname, join } from "node:path";

/** Files that the pages read when they are asked for, relative to the project. */
const served = [
  "docs",
  "spec/stream-grammar.yaml",
  "generated/console/page-client.js",
  "generated/clients/packages",
  "node_modules/swagger-ui-dist/package.json",
  "node_modules/swagger-ui-dist/swagger-ui.css",
  "node_modules/swagger-ui-dist/swagger-ui-bundle.js",
  "node_modules/swagger-ui-dist/favicon-32x32.png",
] as const;

/** Made by a command of their own, not everywhere. */
const optional: readonly string[] = ["generated/clients/packages"];

/** Copies what is served beside the code, to the same places. */
export async function copyServedFiles(root: string, folder: string): Promise<void> {
  for (const path of served) {
    const from = join(root, path);
    if (!existsSync(from) && optional.includes(path)) continue;
    await cp(from, join(folder, path), { recursive: true });
  }
  await cp(join(root, "src/pages"), join(folder, "src/pages"), {
    recursive: true,
    filter: (path) => extname(path) !== ".ts",
  });
}
