import type { Json, JsonObject } from "./document.ts";

/** The content of `x-common` in a root document: parts that the bundler adds to operations. */
type Common = Readonly<Record<string, JsonObject>>;

type Condition = (operation: JsonObject, path: string) => boolean;

/**
 * Selects the operations for an entry of `x-common`. A later entry's part replaces an earlier one.
 */
const conditions: Readonly<Record<string, Condition>> = {
  every: () => true,
  /** The path has a variable. */
  variable: (_, path) => path.includes("{"),
  /** The operation takes query parameters: the names of their components end with `Query`. */
  query: ({ parameters }) => JSON.stringify(parameters ?? []).includes('Query"'),
  body: ({ requestBody }) => requestBody !== undefined,
  /** The operation requires a role above `read`. */
  role: ({ "x-role": role }) => role !== undefined && role !== "read",
};

/**
 * Adds the parts under `x-common` of its document to each operation: parameters after its own, and
 * responses for statuses that it does not list. A response that is `null` in the operation is
 * removed. Throws if `x-common` has an unknown condition.
 */
export function addCommonParts({ "x-common": given, ...document }: JsonObject): JsonObject {
  const common = (given ?? {}) as Common;
  const unknown = Object.keys(common).find((name) => conditions[name] === undefined);
  if (unknown !== undefined) throw new Error(`x-common: ${unknown} is no condition`);
  const paths = Object.entries(document["paths"] as Readonly<Record<string, JsonObject>>);
  const completed = paths.map(([path, item]) => {
    const operations = Object.entries(item).map(([key, value]) =>
      isOperation(value) ? [key, complete(value, path, common)] : [key, value],
    );
    return [path, Object.fromEntries(operations) as Json];
  });
  return { ...document, paths: Object.fromEntries(completed) as Json };
}

function isOperation(value: Json): value is JsonObject {
  return typeof value === "object" && value !== null && "operationId" in value;
}

function complete(operation: JsonObject, path: string, common: Common): JsonObject {
  const parts = Object.entries(common)
    .filter(([name]) => conditions[name]?.(operation, path))
    .map(([, part]) => part);
  const parameters = [operation, ...parts].flatMap((part) => (part["parameters"] ?? []) as Json[]);
  const named = [...parts, operation].flatMap((part) => Object.entries(part["responses"] ?? {}));
  // JavaScript lists whole-number keys in numeric order.
  const responses = Object.entries(Object.fromEntries(named));
  const entries = Object.entries(operation).flatMap(([key, value]): [string, Json][] => {
    if (key !== "responses") return key === "parameters" ? [] : [[key, value]];
    return [[key, Object.fromEntries(responses.filter(([, response]) => response !== null))]];
  });
  const at = entries.findIndex(([key]) => key === "requestBody" || key === "responses");
  if (parameters.length > 0) entries.splice(at, 0, ["parameters", parameters]);
  return Object.fromEntries(entries);
}
