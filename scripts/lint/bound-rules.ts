import type { OpenApiDocument, Schema } from "../generate/document.ts";
import { listParts } from "./schema-rules.ts";

/** Values without a bound by decision; spec/decisions.md gives the reasons. */
const unbounded = new Set([
  "MessagesRequest/max_tokens: has no maximum",
  // The head of a request is bounded as a whole, so its parts have no separate bounds.
  ...["ModelId", "ClientRequestId", "CompatVersion", "AgentSession"].map(
    (name) => `${name}: has no maxLength`,
  ),
]);

/**
 * Checks that every number has a range, every integer a format, and every string and array a
 * maximum length: generators choose types by them, and partners size columns and buffers.
 */
export function findBoundProblems({ components }: OpenApiDocument): readonly string[] {
  const { schemas, parameters, headers } = components;
  const roots = [
    ...Object.entries(schemas),
    ...Object.entries({ ...parameters, ...headers }).map(([name, { schema }]): [string, Schema] => [
      name,
      schema,
    ]),
  ];
  return roots
    .flatMap(([name, schema]) => listParts(name, schema))
    .flatMap(([place, part]) => findMissing(part).map((missing) => `${place}: has no ${missing}`))
    .filter((problem) => !unbounded.has(problem));
}

const ranges = ["minimum", "maximum"] as const;

/** The keywords that each type needs, unless it has an enum. */
const needs: Readonly<Record<string, readonly (keyof Schema)[]>> = {
  integer: ["format", ...ranges],
  number: ranges,
  string: ["maxLength"],
  array: ["maxItems"],
};

function findMissing(schema: Schema): readonly string[] {
  const isDate = schema.type === "string" && schema.format === "date-time";
  if (schema.enum !== undefined || isDate) return [];
  return (needs[schema.type ?? ""] ?? []).filter((key) => schema[key] === undefined);
}
