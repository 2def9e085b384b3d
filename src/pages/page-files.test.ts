import { consoleAssets, kitAssets, playgroundAssets, referenceAssets } from "./page-assets.ts";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { adminAssets } from "./admin/admin-pages.ts";
import { checkPageFiles, filesIn, pageFiles, readPageFile, servedName } from "./page-files.ts";

const own = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).map((name) =>
  name.replaceAll("\\", "/"),
);
const ownText = (name: string): string => readFileSync(join(import.meta.dirname, name), "utf8");

test("every listed file exists, and is listed once", () => {
  expect(() => checkPageFiles()).not.toThrow();
  expect(new Set(pageFiles).size).toBe(pageFiles.length);
});

test("every file of this folder that a browser loads is listed", () => {
  const isScript = (name: string): boolean =>
    /^(?:(?:admin(?:\/views)?|console|kit|playground)\/[\w-]+|docs\/docs|reference\/reference)\.ts$/.test(
      name,
    ) && !name.endsWith("-pages.ts");
  const loaded = own.filter((name) => /\.(html|js|css|svg)$/.test(name) || isScript(name));
  expect(loaded.length).toBeGreaterThan(60);
  expect(filesIn("src/pages").toSorted()).toEqual(
    loaded.map((name) => `src/pages/${name}`).toSorted(),
  );
});

test("pages read only listed files, because others are not built", () => {
  // Packages of our clients may appear while the gateway runs.
  const known = ["page-files.ts", "packages/package-files.ts", "packages/packages-pages.ts"];
  const readers = own.filter(
    (name) =>
      name.endsWith(".ts") &&
      !/\.test\.ts$|^testing\//.test(name) &&
      /node:(fs|module)|require\.resolve/.test(ownText(name)),
  );
  expect(readers.toSorted()).toEqual(known.toSorted());
});

test("the clients generated from the contracts are served, and other files of a page's folder", () => {
  const assets = [
    ...adminAssets(),
    ...consoleAssets(),
    ...playgroundAssets(),
    ...kitAssets(),
    ...referenceAssets("/docs"),
  ];
  const served = new Set<string>(assets.map(({ file }) => file));
  for (const folder of ["admin", "console", "kit", "playground", "reference"]) {
    for (const file of filesIn(`src/pages/${folder}`)) expect(served).toContain(file);
  }
  const generated = filesIn("generated").filter((file) => !file.endsWith("changelog.json"));
  for (const file of [...generated, ...filesIn("node_modules")]) expect(served).toContain(file);
});

test("a file is read from the project", () => {
  const text = ownText("docs/theme.css");
  expect(readPageFile("src/pages/docs/theme.css").toString()).toBe(text);
});

test("a script is read as JavaScript with unchanged lines, under its JavaScript name", () => {
  const file = "src/pages/playground/cost.ts";
  const text = readPageFile(file).toString();
  expect(() => stripTypeScriptTypes(text)).not.toThrow();
  expect(text).not.toContain("interface");
  const starts = (line: string): string => /^export (?:async )?function \w+/.exec(line)?.[0] ?? "";
  expect(text.split("\n").map(starts)).toEqual(
    ownText("playground/cost.ts").split("\n").map(starts),
  );
  expect(text.length).toBe(ownText("playground/cost.ts").length);
  expect(servedName(file)).toBe("src/pages/playground/cost.js");
  expect(servedName("docs/a.ts.md")).toBe("docs/a.ts.md");
});

test("the script of the built folder is used instead of the source", () => {
  const folder = mkdtempSync(join(tmpdir(), "gateway-pages-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of pageFiles) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, servedName(file)), "");
  }
  expect(() => checkPageFiles(folder)).not.toThrow();
});

test("a folder that lacks one file is refused with its name, and a complete one is accepted", () => {
  const folder = mkdtempSync(join(tmpdir(), "gateway-pages-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of pageFiles) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), "");
  }
  expect(() => checkPageFiles(folder)).not.toThrow();
  const [, missing] = pageFiles;
  rmSync(join(folder, missing));
  expect(() => checkPageFiles(folder)).toThrow(
    new Error(`Files that the pages serve are missing in ${folder}:\n  ${missing}`),
  );
});
