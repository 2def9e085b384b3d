import { chatRows } from "./chat-rows.ts";
import { messagesRows } from "./messages-rows.ts";
import { proseRows } from "./prose-rows.ts";
import { replyRows } from "./reply-rows.ts";
import { serviceRows } from "./service-rows.ts";
import type { SpecRow } from "./spec-row.ts";

/** The rows of the source specification's tables, and rules from its lists, in its order. */
export const specRows: readonly SpecRow[] = [
  ...chatRows,
  ...messagesRows,
  ...replyRows,
  ...serviceRows,
  ...proseRows,
].toSorted((a, b) => a.section.localeCompare(b.section, "en", { numeric: true }));

/** Returns the title of a row's test. */
export function titleOf({ name, rule }: SpecRow): string {
  return `${name}: ${rule}`;
}

/** Returns the rows and their tests as a page. */
export function renderSpecRows(): string {
  return [
    "# Each row of the source specification, and its test",
    "",
    "Made by `npm run generate`. Do not edit.",
    "",
    "Every row has a test with its name in `contract-tests/spec-rows/spec-rows.test.ts`, which asks a",
    "running gateway and fails when the rule is broken. Rules that the specification states in lists",
    "and sentences stand between the rows of its tables.",
    "",
    "| section | row | rule | test's title |",
    "|---|---|---|---|",
    ...specRows.map((row) => {
      const cells = [row.section, `\`${row.name}\``, row.rule, `${row.section} ${titleOf(row)}`];
      return `| ${cells.join(" | ")} |`;
    }),
    "",
  ].join("\n");
}
