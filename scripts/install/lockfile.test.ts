import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lockfileFaults, type LockedPackages } from "./lockfile.ts";

test("the lockfile is complete for every platform, with a hash for each package", () => {
  const text = readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8");
  const { packages } = JSON.parse(text) as { readonly packages: LockedPackages };
  expect(Object.keys(packages).length).toBeGreaterThan(500);
  expect(lockfileFaults(packages)).toEqual([]);
});

test("a missing, unchecked or registry-bound package is reported", () => {
  const integrity = "sha512-x";
  const packages = {
    "": { dependencies: { a: "1" } },
    "node_modules/a": { integrity, dependencies: { b: "1" }, optionalDependencies: { c: "1" } },
    "node_modules/a/node_modules/b": { integrity, dependencies: { a: "1", d: "1" } },
    "node_modules/@s/e": { resolved: "https://registry.example/e.tgz" },
  };
  expect(lockfileFaults(packages)).toEqual([
    "node_modules/a lacks c",
    "node_modules/a/node_modules/b lacks d",
    "node_modules/@s/e has no integrity",
    "node_modules/@s/e names an address",
  ]);
});
