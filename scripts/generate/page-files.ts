import { readdir } from "node:fs/promises";

const root = new URL("../../", import.meta.url);

const browserFile = /(?<!\.test|\.d|-pages)\.(?:ts|css|html|svg)$/;

/** Folders with files that the pages read, each with a pattern for the file names. */
const folders: readonly (readonly [folder: string, names: RegExp])[] = [
  ["docs/guides", /\.md$/],
  ["docs/operate", /\.md$/],
  ["spec/admin/published", /\.json$/],
  ["spec/published", /\.json$/],
  ["src/wire/csv", browserFile],
  ["src/pages/admin", browserFile],
  ["src/pages/admin/views", browserFile],
  ["src/pages/console", browserFile],
  ["src/pages/docs", /^docs\.ts$|\.(?:css|svg)$/],
  ["src/pages/kit", browserFile],
  ["src/pages/playground", browserFile],
  ["src/pages/reference", /^reference\.(?:ts|css)$/],
];

const others = [
  "docs/client-matrix.md",
  "docs/rejections.md",
  "generated/admin/changelog.json",
  "generated/admin/page-client.js",
  "generated/admin/page-fields.ts",
  "generated/changelog.json",
  "generated/console/page-client.js",
  "generated/console/page-fields.ts",
  "node_modules/uplot/dist/uPlot.esm.js",
  "node_modules/uplot/dist/uPlot.min.css",
  "spec/stream-grammar.yaml",
];

/**
 * Renders `page-files.ts`: every file that the pages read, for the compiler, the build and the
 * start.
 */
export async function renderPageFiles(): Promise<readonly (readonly [string, string])[]> {
  const found = await Promise.all(
    folders.map(async ([folder, names]) =>
      (await readdir(new URL(folder, root)))
        .filter((name) => names.test(name))
        .map((name) => `${folder}/${name}`),
    ),
  );
  const lines = [...found.flat(), ...others].toSorted().map((file) => `  "${file}",\n`);
  const notice = "// Made from the pages' folders by scripts/generate.ts. Do not edit.\n";
  return [
    ["page-files.ts", `${notice}\nexport const pageFiles = [\n${lines.join("")}] as const;\n`],
  ];
}
