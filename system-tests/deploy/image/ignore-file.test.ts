import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { servedFiles } from "../../../scripts/build/served-files.ts";
import { parseIgnoreFile } from "./ignore-file.ts";
import { parseCopy, parseDockerfile } from "./parse-dockerfile.ts";

const isLeftOut = parseIgnoreFile(`
# What is built.
*
!src
!.npmrc
generated/clients
!generated/clients/packages
**/*.test.ts
**/testing
`);

test.each([
  ["README.md", true],
  ["src/main.ts", false],
  ["src/http/listener/app.ts", false],
  ["srcs/main.ts", true],
  [".npmrc", false],
  ["xnpmrc", true],
  ["src/main.test.ts", true],
  ["src/http/listener/app.test.ts", true],
  ["src/http/testing/app.ts", true],
  ["generated/clients/packages/index.json", false],
  ["generated/clients/go/a.go", true],
])("%s is excluded from the image: %s", (path, want) => {
  expect(isLeftOut(path)).toBe(want);
});

test("the build stage of the image copies every file that the build serves", () => {
  const isExcluded = parseIgnoreFile(readFileSync(".dockerignore", "utf8"));
  const copied = parseDockerfile(readFileSync("deploy/Dockerfile", "utf8"))
    .flatMap(({ name, text }) => (name === "COPY" ? [parseCopy(text)] : []))
    .flatMap(({ from, sources }) => (from === undefined ? sources : []));
  const isCopied = (file: string): boolean =>
    !isExcluded(file) && copied.some((from) => file === from || file.startsWith(`${from}/`));
  const own = servedFiles(".").filter((file) => !file.startsWith("node_modules/"));
  expect(own.filter((file) => !isCopied(file))).toEqual([]);
});

test("a Dockerfile's instructions have their continued lines and no comments", () => {
  const text = "# a\nFROM node:26 AS build\nRUN one \\\n# b\n  && two\n\nCOPY a b ./\n";
  expect(parseDockerfile(text)).toEqual([
    { name: "FROM", text: "node:26 AS build" },
    { name: "RUN", text: "one    && two" },
    { name: "COPY", text: "a b ./" },
  ]);
});

test("a COPY has its stage, owner, sources and target; an unknown flag is an error", () => {
  expect(parseCopy("--from=build --chown=1000:1000 /a/b ./b")).toEqual({
    from: "build",
    chown: { uid: 1_000, gid: 1_000 },
    sources: ["/a/b"],
    target: "./b",
  });
  expect(() => parseCopy("--link a b")).toThrow("--link is not known");
});
