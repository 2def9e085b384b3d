import { errorBody, pointerToParam } from "../../../src/core/errors/error-body.ts";
import { errorTable } from "../../../src/core/errors/error-table.ts";
import type { ConstraintEntry } from "./atlas.ts";

const protocols = {
  ChatCompletionRequest: "chat",
  MessagesRequest: "messages",
  CountTokensRequest: "messages",
  ResponsesRequest: "responses",
} as const;

/** Returns the atlas as a page. */
export function renderAtlas(atlas: readonly ConstraintEntry[]): string {
  return [...introduction, ...sections(atlas)].join("\n");
}

const introduction: readonly string[] = [
  "# What the contract refuses, and the error for it",
  "",
  "Made by `npm run generate` from `generated/openapi.json`. Do not edit.",
  "",
  "Every rule for request bodies, with a valid and an invalid example and the error. The examples",
  "are as small as possible, and the invalid one breaks only this rule. The status is always 400 and",
  "the type `invalid_request_error`; `details.issues` has one issue.",
  "",
  "A message that names `unlisted_fields` ends with the setting of a plan or key that accepts the body.",
  "",
  "`format: int64` is not a rule: it states how wide a number is, and is not checked.",
  "",
];

function sections(entries: readonly ConstraintEntry[]): readonly string[] {
  const components = [...new Set(entries.map(({ constraint }) => constraint.place.component))];
  return components.flatMap((component) => {
    const own = entries.filter(({ constraint }) => constraint.place.component === component);
    return [
      `## ${component}`,
      "",
      "| where | rule | valid | invalid | `code` · `param` | message |",
      "|---|---|---|---|---|---|",
      ...own.map(row),
      "",
    ];
  });
}

function row({ constraint, accepted, rejected, refusal }: ConstraintEntry): string {
  const { place, rule } = constraint;
  const where = place.keys.filter((key) => key !== "properties").join(" ");
  const param = pointerToParam(refusal.issues[0]?.pointer ?? "");
  const cells = [
    where,
    rule,
    code(shorten(accepted)),
    code(shorten(rejected)),
    `${code(errorTable[refusal.kind].code)} · ${param === null ? "null" : code(param)}`,
    errorBody(refusal, "", protocols[place.root]).error.message,
  ];
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}

function code(text: string): string {
  return `\`${text}\``;
}

/** Returns JSON in one line; for a long array, its first item and the number of items. */
function shorten(value: unknown): string {
  if (Array.isArray(value)) {
    const items = value.map(shorten);
    return value.length > 3 ? `[${items[0]}, … ${value.length} in all]` : `[${items.join(", ")}]`;
  }
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, field]) => `${JSON.stringify(name)}: ${shorten(field)}`,
  );
  return `{${fields.join(", ")}}`;
}
