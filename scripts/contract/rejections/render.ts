import { errorBody, pointerToParam } from "../../../src/core/errors/error-body.ts";
import { errorTable } from "../../../src/core/errors/error-table.ts";
import type { Atlas, ConstraintEntry } from "./atlas.ts";

const protocols = { ChatCompletionRequest: "chat", MessagesRequest: "messages" } as const;

/** The counts of the atlas. */
export interface AtlasFigures {
  readonly constraints: number;
  readonly accepted: number;
  readonly rejected: number;
  /** Removals that make the rejected witness valid: alone, or together with others. */
  readonly caughtAlone: number;
  readonly caughtBehind: number;
  readonly permissions: number;
  readonly permissionsCaught: number;
}

/** Counts an atlas. */
export function countAtlas({ constraints, permissions }: Atlas): AtlasFigures {
  const caught = (way: ConstraintEntry["caught"]) =>
    constraints.filter((entry) => entry.caught === way).length;
  return {
    constraints: constraints.length,
    accepted: constraints.filter(({ accepted }) => accepted !== undefined).length,
    rejected: constraints.filter(({ refusal }) => refusal.issues.length === 1).length,
    caughtAlone: caught("alone"),
    caughtBehind: caught("behind other rules"),
    permissions: permissions.length,
    permissionsCaught: permissions.filter((entry) => entry.caught !== null).length,
  };
}

/** Returns one line for a terminal. */
export function wordFigures(figures: AtlasFigures): string {
  const { constraints, accepted, rejected, caughtAlone, caughtBehind } = figures;
  const { permissions, permissionsCaught } = figures;
  return [
    `${constraints} constraints`,
    `${accepted} accepted and ${rejected} rejected witnesses`,
    `${caughtAlone + caughtBehind} of ${constraints} relaxations caught, ${caughtBehind} of them behind another rule`,
    `${permissionsCaught} of ${permissions} tightenings caught`,
  ].join("; ");
}

/** Returns the atlas as a page. */
export function renderAtlas(atlas: Atlas): string {
  return [...introduction, ...sections(atlas.constraints)].join("\n");
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
