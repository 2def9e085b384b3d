import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readPidFile, writePidFile } from "./data-dir-files.ts";

test("a process removes its own id, and leaves that of another one", () => {
  const folder = mkdtempSync(join(tmpdir(), "gateway-pid-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const remove = writePidFile(folder);
  expect(readPidFile(folder)).toBe(process.pid);
  writeFileSync(join(folder, "gateway.pid"), "7\n");
  remove();
  expect(readPidFile(folder)).toBe(7);
  writePidFile(folder)();
  expect(readPidFile(folder)).toBeNull();
});
