import { expect, test } from "vitest";
import { builtName, loadLater } from "./lazy-packages.ts";

test("two versions of one package are bundled as two files", () => {
  const [one, other] = ["a", "b"].map((owner) =>
    builtName(`/node_modules/${owner}/node_modules/mime-types/index.js`),
  );
  expect(one).not.toBe(other);
  expect(one).toMatch(/^seldom-[\da-f]{8}\.cjs$/);
});

const later = { name: "mime-types", built: "seldom-1.cjs", path: "/package/index.js" };

test.each([
  [`var mime = require('mime-types')`, `var mime = loadLazily(() => require("./seldom-1.cjs"));`],
  [
    `const mime = require("mime-types").lookup;`,
    `const mime = loadLazily(() => require("./seldom-1.cjs").lookup);`,
  ],
  [
    `const mime_1 = __importDefault(require("mime-types"));`,
    `const mime_1 = loadLazily(() => __importDefault(require("./seldom-1.cjs")));`,
  ],
])("%s is loaded at its first use, and no other file changes", (statement, lazy) => {
  const around = (text: string): string => `"use strict";\n${text}\nuse(require("other"));\n`;
  expect(loadLater(around(statement), later)).toBe(around(lazy));
});

test.each([`const mime = require("mime-typesx");`, `use(require("mime-types"));`, ""])(
  "a package with another form of require is refused: %j",
  (text) => {
    const refusal = "/package/index.js does not require mime-types as expected";
    expect(() => loadLater(text, later)).toThrow(new Error(refusal));
  },
);
