import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  readPidFile,
  writePidFile,
  claimSocketPath,
  findSocketPath,
} from "../system/process/data-dir-files.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gateway-files-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the PID file", () => {
  it("exists until it is removed", () => {
    expect(readPidFile(folder)).toBeNull();
    const remove = writePidFile(folder);
    expect(readPidFile(folder)).toBe(process.pid);
    remove();
    remove();
    expect(readPidFile(folder)).toBeNull();
  });

  it.each([
    ["42\n", 42],
    ["", null],
    ["-1", null],
    ["1 2", null],
    ["x", null],
    ["12345678901", null],
  ])("with %j names %s", (text, want) => {
    writeFileSync(join(folder, "gateway.pid"), text);
    expect(readPidFile(folder)).toBe(want);
  });
});

/** Returns a folder whose socket path, without shortening, has this many bytes. */
function folderFor(bytes: number): string {
  const deep = join(folder, "d".repeat(bytes - folder.length - "//gateway.sock".length));
  mkdirSync(deep, { recursive: true });
  return deep;
}

describe("the path of the ledger's socket", () => {
  it("is in the data directory if its length fits the kernel's limit", () => {
    const deep = folderFor(100);
    const path = join(deep, "gateway.sock");
    expect([claimSocketPath(deep), findSocketPath(deep)]).toEqual([path, path]);
  });

  it("is a short path otherwise, which the data directory records for its owner", () => {
    const deep = folderFor(101);
    expect(() => findSocketPath(deep)).toThrow("ENOENT");
    const path = claimSocketPath(deep);
    expect(Buffer.byteLength(path)).toBeLessThanOrEqual(100);
    expect(findSocketPath(deep)).toBe(path);
    const pointer = join(deep, "gateway.sock.path");
    expect(readFileSync(pointer, "utf8")).toBe(path);
    expect(statSync(pointer).mode & 0o777).toBe(0o600);
    rmSync(dirname(path), { recursive: true });
  });

  it("is cleared of files that a dead owner left", () => {
    for (const name of ["gateway.sock", "gateway.sock.path"]) {
      writeFileSync(join(folder, name), "left");
    }
    claimSocketPath(folder);
    for (const name of ["gateway.sock", "gateway.sock.path"]) {
      expect(() => statSync(join(folder, name))).toThrow("ENOENT");
    }
  });
});
