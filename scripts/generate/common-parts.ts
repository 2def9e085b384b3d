import type { Json, JsonObject } from "./document.ts";

/** What a root document says under `x-common`: parts that the bundler adds to operations. */
type Common = Readonly<Record<string, JsonObject>>;

type Condition = (operation: JsonObject, path: string) => boolean;

/** Which operations an entry of `x-common` belongs to. A later entry's part replaces an earlier's. */
const conditions: Readonly<Record<string, Condition>> = {
  every: () => true,
  /** Its path has a variable. */
  variable: (_, path) => path.includes("{"),
  /** It takes query parameters: their components' names end with `Query`. */
  query: ({ parameters }) => JSON.stringify(parameters ?? []).includes('Query"'),
  body: ({ requestBody }) => requestBody !== undefined,
  /** Not every token may call it. */
  role: ({ "x-role": role }) => role !== undefined && role !== "read",
};

/**
 * Adds to each operation what `x-common` of its document says: parameters after its own, and
 * responses of statuses that it does not name itself. A response that is `null` in the operation is
 * left out. Throws if `x-common` has a key that is no condition.
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
  // Keys that are whole numbers are listed in their order, whatever comes first.
  const responses = Object.entries(Object.fromEntries(named));
  const entries = Object.entries(operation).flatMap(([key, value]): [string, Json][] => {
    if (key !== "responses") return key === "parameters" ? [] : [[key, value]];
    return [[key, Object.fromEntries(responses.filter(([, response]) => response !== null))]];
  });
  const at = entries.findIndex(([key]) => key === "requestBody" || key === "responses");
  if (parameters.length > 0) entries.splice(at, 0, ["parameters", parameters]);
  return Object.fromEntries(entries);
}
