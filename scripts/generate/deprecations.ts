import { componentName, listOperations, type OpenApiDocument, type Schema } from "./document.ts";

/** The dates of something deprecated: days such as `2026-11-21`, midnight UTC. */
interface Dates {
  readonly at: string;
  readonly sunset?: string;
}

const header = `// Made from spec/ by scripts/generate.ts. Do not edit.

/** When something was deprecated, and when it stops working if that is planned; Unix milliseconds. */
export interface DeprecationDates {
  readonly atMs: number;
  readonly sunsetMs: number | null;
}
`;

/** Renders the deprecated operations, and the deprecated fields of request bodies by protocol. */
export function renderDeprecations(document: OpenApiDocument): string {
  const fields = deprecatedFields(document);
  return [
    header,
    "/** Deprecated fields of requests: the protocol, then the path of the field. */",
    "export const deprecatedFields = {",
    ...fields.map(([name, dates]) => `  ${JSON.stringify(name)}: ${written(dates)},`),
    "} as const satisfies Readonly<Record<string, DeprecationDates>>;",
    "",
    "export type DeprecatedField = keyof typeof deprecatedFields;",
    "",
    "/** Deprecated operations. */",
    "export const deprecatedOperations: Readonly<Partial<Record<string, DeprecationDates>>> = {",
    ...listOperations(document).flatMap(({ operation }) => {
      const dates = datesOf(operation);
      return dates === null ? [] : [`  ${operation.operationId}: ${written(dates)},`];
    }),
    "};",
    "",
  ].join("\n");
}

const requests: readonly (readonly [string, string])[] = [
  ["chat", "ChatCompletionRequest"],
  ["messages", "MessagesRequest"],
  ["responses", "ResponsesRequest"],
];

/** Returns the deprecated fields of all request bodies; parts of one are not listed again. */
function deprecatedFields(document: OpenApiDocument): readonly (readonly [string, Dates])[] {
  const { schemas } = document.components;
  const found = new Map<string, Dates>();
  const visit = (reference: Schema, place: string, outer: readonly string[]): void => {
    const { $ref } = reference;
    if ($ref !== undefined && outer.includes($ref)) return;
    const within = $ref === undefined ? outer : [...outer, $ref];
    const schema = $ref === undefined ? reference : (schemas[componentName({ $ref })] ?? {});
    const dates = datesOf(reference) ?? datesOf(schema);
    if (dates !== null) {
      found.set(place, dates);
      return;
    }
    for (const branch of schema.oneOf ?? []) visit(branch, place, within);
    if (schema.items !== undefined) visit(schema.items, place, within);
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      visit(field, `${place}.${name}`, within);
    }
  };
  for (const [protocol, component] of requests) {
    visit({ $ref: `#/components/schemas/${component}` }, protocol, []);
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}

function datesOf(part: Pick<Schema, "deprecated" | "x-deprecated-at" | "x-sunset">): Dates | null {
  if (part.deprecated !== true) return null;
  const { "x-deprecated-at": at, "x-sunset": sunset } = part;
  if (at === undefined) throw new Error("something is deprecated without x-deprecated-at");
  return { at, ...(sunset !== undefined && { sunset }) };
}

function written({ at, sunset }: Dates): string {
  const sunsetMs = sunset === undefined ? "null" : String(Date.parse(sunset));
  return `{ atMs: ${Date.parse(at)}, sunsetMs: ${sunsetMs} }`;
}
