import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkPageFiles, pageFiles } from "../../src/pages/page-files.ts";
import { copyServedFiles, servedFiles } from "./served-files.ts";

const root = join(import.meta.dirname, "../..");

test("the build ships every file that the pages read, at the same path", async () => {
  const folder = mkdtempSync(join(tmpdir(), "gateway-served-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await copyServedFiles(root, folder);
  expect(() => checkPageFiles(folder)).not.toThrow();
});

test("a file that a page reads is listed, or its folder is", () => {
  const shipped = servedFiles(root);
  expect(shipped).toContain("generated/admin/page-client.js");
  expect(shipped).toContain("generated/console/page-client.js");
  for (const file of pageFiles) {
    expect(shipped.filter((path) => file === path || file.startsWith(`${path}/`))).toHaveLength(1);
  }
});
