import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { documentOf } from "../test-documents.ts";
import { runCompare } from "./compare-command.ts";

const thing = (request: object) => JSON.stringify(documentOf({ request }));
const files: Readonly<Record<string, string>> = {
  "plain.json": thing({ type: "object" }),
  "field.json": thing({ type: "object", properties: { a: { type: "string" } } }),
  "named.json": thing({ title: "Thing", type: "object", properties: { a: { type: "string" } } }),
  // No rule covers `not`.
  "unread.json": thing({ type: "object", not: {} }),
  "all.json": thing({ type: "string", not: {}, description: "Another." }),
  "text.json": "no JSON",
  "other.json": JSON.stringify({ swagger: "2.0" }),
  "broken.json": thing({ $ref: "#/components/schemas/No" }),
};

function run(...parameters: readonly string[]) {
  return runCompare(parameters, (path) => {
    const text = files[path];
    if (text === undefined) throw new Error(`no such file: ${path}`);
    return text;
  });
}

const schema = "/paths/~1things/post/requestBody/content/application~1json/schema";

test.each([
  ["no change", "plain.json", "plain.json", 0],
  ["a harmless change", "plain.json", "field.json", 0],
  ["a breaking change", "field.json", "plain.json", 1],
  ["a change that no rule understands", "plain.json", "unread.json", 1],
  ["other names in generated clients", "field.json", "named.json", 3],
  ["other names beside a breaking change", "named.json", "plain.json", 1],
  ["a change that no rule understands, taken back", "unread.json", "plain.json", 1],
] as const)("the exit code of %s", (_name, before, after, code) => {
  expect([run(before, after).code, run(before, after, "--json").code]).toEqual([code, code]);
});

test("changes are printed with their places, the worst first, and with their number", () => {
  expect(run("field.json", "all.json")).toEqual({
    code: 1,
    stdout:
      `breaking        ${schema}\n    request: type changes from object to string\n` +
      `breaking        ${schema}/properties/a\n    request: the field a is gone\n` +
      `not understood  ${schema}/not\n    \`not\` is not understood, and has changed\n` +
      `harmless        ${schema}/description\n    \`description\` has changed\n` +
      "2 breaking, 1 not understood, 0 source, 1 harmless\n",
    stderr: "",
  });
});

test("with --json one object is printed", () => {
  const { stdout } = run("--json", "field.json", "plain.json");
  expect(JSON.parse(stdout)).toEqual({
    changes: [
      {
        place: `${schema}/properties/a`,
        verdict: "breaking",
        text: "request: the field a is gone",
      },
    ],
  });
});

test.each([
  ["no document", [], /^usage: /],
  ["one document", ["plain.json"], /^usage: /],
  ["three documents", ["plain.json", "plain.json", "plain.json"], /^usage: /],
  ["an unknown option", ["plain.json", "field.json", "--fast"], /--fast/],
  ["no such file", ["plain.json", "none.json"], /^none\.json cannot be read as JSON: no such file/],
  ["no JSON", ["plain.json", "text.json"], /^text\.json cannot be read as JSON/],
  ["no OpenAPI 3", ["plain.json", "other.json"], /^other\.json: .*not a document of OpenAPI 3/],
  [
    "a broken reference",
    ["broken.json", "plain.json"],
    /^broken\.json: .*no #\/components\/schemas\/No/,
  ],
])("%s is a usage error: exit code 2 and an empty stdout", (_name, parameters, message) => {
  expect(run(...parameters)).toEqual({
    code: 2,
    stdout: "",
    stderr: expect.stringMatching(message),
  });
});

test("the program writes to both outputs and exits with the code", () => {
  const program = fileURLToPath(new URL("../../compare.ts", import.meta.url));
  const document = fileURLToPath(new URL("../../../../generated/openapi.json", import.meta.url));
  const run = (...parameters: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...parameters], {
      encoding: "utf8",
    });
    return [status, stdout, stderr];
  };
  expect(run(document, document, "--json")).toEqual([0, '{\n  "changes": []\n}\n', ""]);
  expect(run(document)).toEqual([2, "", expect.stringMatching(/^usage: /)]);
});
