import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { documentOf } from "./test-documents.ts";

const script = fileURLToPath(new URL("../compare.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "compare-"));

function run(...names: readonly string[]) {
  const paths = names.map((name) => (name.endsWith(".json") ? join(folder, name) : name));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...paths], {
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

beforeAll(() => {
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const fields = { a: { type: "string" } };
  write("old.json", JSON.stringify(documentOf({ request: { type: "object" } })));
  write(
    "new.json",
    JSON.stringify(documentOf({ request: { type: "object", properties: fields } })),
  );
  write("text.json", "no JSON");
  write("other.json", JSON.stringify({ swagger: "2.0" }));
  write(
    "broken.json",
    JSON.stringify(documentOf({ request: { $ref: "#/components/schemas/No" } })),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const place = "/paths/~1things/post/requestBody/content/application~1json/schema/properties/a";

test("harmless changes are printed, and the exit code is 0", () => {
  const { status, stdout } = run("old.json", "new.json");
  expect([status, stdout]).toEqual([
    0,
    `harmless        ${place}\n    request: the field a is new\n` +
      "0 breaking, 0 not understood, 1 harmless\n",
  ]);
});

test("a breaking change makes the exit code 1; --json prints one object", () => {
  const { status, stdout } = run("new.json", "old.json", "--json");
  expect([status, JSON.parse(stdout)]).toEqual([
    1,
    { changes: [{ place, verdict: "breaking", text: "request: the field a is gone" }] },
  ]);
});

test.each([
  ["one document", ["old.json"], /^usage: /],
  ["an unknown option", ["old.json", "new.json", "--fast"], /--fast/],
  ["no such file", ["old.json", "none.json"], /none\.json cannot be read as JSON/],
  ["no JSON", ["old.json", "text.json"], /text\.json cannot be read as JSON/],
  ["no OpenAPI 3", ["old.json", "other.json"], /other\.json: .*not a document of OpenAPI 3/],
  [
    "a broken reference",
    ["broken.json", "new.json"],
    /broken\.json: .*no #\/components\/schemas\/No/,
  ],
])("%s is a usage error: exit code 2 and an empty stdout", (_name, names, message) => {
  const { status, stdout, stderr } = run(...names);
  expect([status, stdout, stderr]).toEqual([2, "", expect.stringMatching(message)]);
});
