import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fencesIn } from "../harness/fences.ts";
import { compileStrictly } from "./compile.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Packages that are made from the document; their proofs compile these snippets. */
const GENERATED = /from "(?:chat-gateway|openapi-fetch|\.\/contract\.d\.ts)"/;

test("every TypeScript snippet of the documents compiles in the strictest mode", () => {
  const codes = new Map<string, string>();
  for (const path of globSync(["README.md", "docs/**/*.md"], { cwd: ROOT })) {
    for (const { language, label, code } of fencesIn(readFileSync(join(ROOT, path), "utf8"))) {
      if (!["ts", "typescript"].includes(language) || GENERATED.test(code)) continue;
      codes.set(`${path} ${label} ${codes.size}`, code);
    }
  }
  expect(codes.size).toBeGreaterThanOrEqual(8);
  expect(compileStrictly(codes)).toEqual([]);
});
