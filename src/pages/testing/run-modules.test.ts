import { expect, test } from "vitest";
import { runModules, toFunctionBody } from "./run-modules.ts";

const texts: Readonly<Record<string, string>> = {
  "/a/main.js": [
    "import {",
    "  count as counted,",
    '} from "./count.js";',
    'import * as words from "/b/words.js";',
    "note(words.greet(counted()), counted());",
    'void import("./late.js").then(({ late }) => note(late));',
  ].join("\n"),
  "/a/count.js": "let made = 0;\nexport function count() {\n  return (made += 1);\n}",
  "/b/words.js":
    'export const word = "Hello";\nexport async function later() {}\n' +
    "export class Words {}\nexport function greet(n) {\n  return `${word} ${n}`;\n}",
  "/a/late.js": "export const late = await Promise.resolve(7);",
};
const textOf = (path: string): string => {
  const found = texts[path];
  if (found === undefined) throw new Error(`nothing at ${path}`);
  return found;
};

async function notesOf(replaced: Readonly<Record<string, object>> = {}): Promise<unknown[]> {
  const notes: unknown[] = [];
  const note = (...all: readonly unknown[]): unknown => notes.push(...all);
  await runModules("/a/main.js", { textOf, globals: { note }, replaced });
  await new Promise(setImmediate);
  return notes;
}

test("modules find each other by address, and run once per page", async () => {
  expect(await notesOf()).toEqual(["Hello 1", 2, 7]);
});

test("each page has separate modules", async () => {
  expect(await notesOf()).toEqual(await notesOf());
});

test("a test may replace a module", async () => {
  const words = { greet: (count: number) => `Goodbye ${count}` };
  expect(await notesOf({ "/b/words.js": words })).toEqual(["Goodbye 1", 2, 7]);
});

test("a missing module rejects", async () => {
  const globals = {};
  await expect(runModules("/a/none.js", { textOf, globals })).rejects.toThrow("nothing at");
});

test.each(['import "./x.js";', "export { a };", "export default 1;", "export let a = 1;"])(
  "unsupported syntax is refused: %s",
  (text) => expect(() => toFunctionBody("/x.js", text)).toThrow("/x.js imports or exports"),
);
