import { build } from "esbuild";
import { join } from "node:path";
import { lazyPackages } from "./lazy-packages.ts";
import { ownFolders } from "./own-folders.ts";

/** The programs and threads, by their file names in the built folder. */
export const entries: Readonly<Record<string, string>> = {
  gateway: "src/main.ts",
  cli: "src/operator/cli/main.ts",
  "ledger-thread": "src/storage/sqlite/worker.ts",
  "lease-thread": "src/storage/postgres/lease/lease-worker.ts",
  "estimator-thread": "src/generation/estimator-worker.ts",
  "offload-thread": "src/offload-worker.ts",
};

/** CommonJS packages load Node's modules with `require`. */
const banner = `import { createRequire as createRequireHere } from "node:module";
const require = createRequireHere(import.meta.url);`;

/**
 * Bundles the gateway with its packages into a few files of plain JavaScript: a start then resolves
 * and reads a handful of files instead of a thousand. Names are kept for stack traces.
 */
export async function bundle(root: string, folder: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: Object.entries(entries).map(([out, path]) => ({ in: path, out })),
    outdir: folder,
    chunkNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node26",
    // One byte per character in memory as long as all characters are ASCII.
    charset: "ascii",
    minifyWhitespace: true,
    minifySyntax: true,
    sourcemap: "external",
    sourcesContent: false,
    legalComments: "linked",
    external: ["pg-native"],
    inject: [join(import.meta.dirname, "load-lazily.ts")],
    banner: { js: banner },
    logLevel: "warning",
    plugins: [ownFolders(join(root, "src"), threadFiles()), lazyPackages(folder)],
  });
}

function threadFiles(): ReadonlyMap<string, string> {
  return new Map(Object.entries(entries).map(([name, path]) => [path, `${name}.js`]));
}
