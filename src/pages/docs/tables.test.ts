import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { clientErrors } from "../../core/errors/client-errors.ts";
import type { ErrorRow } from "../../core/errors/error-row.ts";
import { escapeHtml } from "../../http/pages/escape-html.ts";
import { guideText, titleOf } from "./guides.ts";
import { errorTables, sandboxTable, streamTables } from "./tables.ts";

describe("the table of errors", () => {
  test("has one anchor for each code", () => {
    const anchors = [...errorTables().matchAll(/<a id="(\w+)"><\/a>/g)].map(([, code]) => code);
    expect(anchors).toEqual([...new Set(Object.values(clientErrors).map(({ code }) => code))]);
  });

  const rows = errorTables().split("\n");
  const errors: readonly ErrorRow[] = Object.values(clientErrors);

  test("has every error for clients with its status, code, type, retry and advice", () => {
    expect(rows).toHaveLength(2 + errors.length);
    for (const { code, type, advice } of errors) {
      const found = rows.filter((row) => row.includes(`| \`${code}\` | \`${type}\` |`));
      expect(found.some((row) => row.endsWith(`| ${advice} |`))).toBe(true);
    }
  });

  test("shows different statuses of the messages protocol, and retryable errors", () => {
    for (const { code, status, messagesStatus, shouldRetry } of errors) {
      const shown =
        messagesStatus === undefined ? status : `${status} (messages: ${messagesStatus})`;
      const retry = shouldRetry === undefined ? "–" : `\`${shouldRetry}\``;
      const found = rows.filter((row) => row.includes(`${shown} | \`${code}\` |`));
      expect(
        found.some((row) => row.includes(`| ${retry} |`)),
        code,
      ).toBe(true);
    }
  });
});

test("the table of sandbox models has a row for each", () => {
  const rows = sandboxTable().split("\n");
  expect(rows.slice(0, 2)).toEqual(["| model | what it does |", "|---|---|"]);
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.slice(2).every((row) => /^\| `sandbox\/[\w-]+` \| .+ \|$/.test(row))).toBe(true);
});

test("the tables of streams have each state, its start, its end, and its conditions", () => {
  const grammar = `
streams:
  chat:
    start: silent
    states:
      silent: { role: speaking, error: { to: ended, if: code } }
      speaking: { text: speaking, done: { to: ended, unless: tools } }
      ended: {}
    accepting: [ended]
  other:
    start: a
    states: { a: {} }
    accepting: []
`;
  expect(streamTables(grammar)).toBe(
    [
      "### Order of a chat stream",
      "",
      "| state | event → next state |",
      "|---|---|",
      "| `silent` (start) | `role` → `speaking`<br>`error` → `ended` (with code) |",
      "| `speaking` | `text` → `speaking`<br>`done` → `ended` (without tools) |",
      "| `ended` | the end |",
      "",
      "### other",
      "",
      "| state | event → next state |",
      "|---|---|",
      "| `a` (start) |  |",
    ].join("\n"),
  );
});

test("text is escaped for HTML and its attributes", () => {
  expect(escapeHtml(`<a href="x">&amp; & 'y'</a>`)).toBe(
    "&lt;a href=&quot;x&quot;&gt;&amp;amp; &amp; 'y'&lt;/a&gt;",
  );
});

test("a guide's tables replace their markers", () => {
  expect(guideText({ name: "errors" })).toContain(errorTables());
  expect(guideText({ name: "sandbox" })).toContain(sandboxTable());
  expect(guideText({ name: "streams" })).toContain("### Order of a messages stream");
});

test.each([
  ["## A `b` c\n\n## D", "A b c"],
  ["text\n# Title\n", "Title"],
  ["### Deeper", ""],
])("the title of %j is %j", (markdown, title) => expect(titleOf(markdown)).toBe(title));

test("the guide to errors shows the specification's example of an unknown field", () => {
  const [, json = ""] = /^```json\n([\s\S]*?)^```/m.exec(guideText({ name: "errors" })) ?? [];
  const shown = JSON.parse(json) as { readonly request_id: string };
  const file = join(import.meta.dirname, "../../../spec/errors.yaml");
  const { examples } = parse(readFileSync(file, "utf8")) as {
    readonly examples: { readonly unknown_field: { readonly value: object } };
  };
  expect(shown).toEqual({ ...examples.unknown_field.value, request_id: shown.request_id });
});
