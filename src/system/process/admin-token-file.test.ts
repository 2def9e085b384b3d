import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ADMIN_TOKEN_FILE, readOrMakeAdminToken } from "./admin-token-file.ts";

let dataDir: string;
let file: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "admin-token-"));
  file = join(dataDir, ADMIN_TOKEN_FILE);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const bytes = (fill: number) => (size: number) => Buffer.alloc(size, fill);
const made = `gw-admin-${"01".repeat(24)}`;

it("is made once, for its owner only, and without leftovers", () => {
  expect(readOrMakeAdminToken(dataDir, bytes(1))).toBe(made);
  expect(readFileSync(file, "utf8")).toBe(`${made}\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readOrMakeAdminToken(dataDir, bytes(2))).toBe(made);
  expect(readdirSync(dataDir)).toEqual([ADMIN_TOKEN_FILE]);
});

it("is the operator's own if the file has one, which others can no longer read", () => {
  writeFileSync(file, "  a-token-of-the-operator\n");
  chmodSync(file, 0o644);
  expect(readOrMakeAdminToken(dataDir, bytes(1))).toBe("a-token-of-the-operator");
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it.each(["", "\n", "short", "two words of a token\nand a line"])(
  "is made again if the file holds %j",
  (text) => {
    writeFileSync(file, text);
    expect(readOrMakeAdminToken(dataDir, bytes(1))).toBe(made);
    expect(readOrMakeAdminToken(dataDir, bytes(2))).toBe(made);
  },
);

it("is that of the process that was faster", () => {
  const slower = (size: number): Buffer => {
    readOrMakeAdminToken(dataDir, bytes(1));
    return Buffer.alloc(size, 2);
  };
  // Both use this process's name for their temporary file, so the second one writes it again.
  expect(readOrMakeAdminToken(dataDir, slower)).toBe(made);
  expect(readdirSync(dataDir)).toEqual([ADMIN_TOKEN_FILE]);
});

it("is made on a file system without links, and then stays", () => {
  const link = (): never => {
    throw Object.assign(new Error("EPERM: operation not permitted, link"), { code: "EPERM" });
  };
  expect(readOrMakeAdminToken(dataDir, bytes(1), link)).toBe(made);
  expect(readOrMakeAdminToken(dataDir, bytes(2), link)).toBe(made);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual([ADMIN_TOKEN_FILE]);
});

it("fails if the folder cannot be written", () => {
  expect(() => readOrMakeAdminToken(join(dataDir, "none"), bytes(1))).toThrow(/ENOENT/);
});
