import { judgeNames, type Pair } from "../change.ts";
import { compareKeys, componentOf, type Context } from "../keys.ts";
import { child, fieldsOf, find, isObject, type Part } from "../part.ts";
import { isSame } from "../same.ts";

/** Only the names of schemas become names of types in generated clients. */
const componentsLevel = {
  name: "the components",
  compared: ["schemas", "responses", "parameters", "headers", "requestBodies", "securitySchemes"],
  annotations: ["examples"],
};

/** Compares the names of the types, and the components that no operation uses. */
export function compareComponents({ old, now }: Pair, context: Context): void {
  const [before, after] = [child(old, "components"), child(now, "components")];
  compareKeys(componentsLevel, { old: before, now: after }, context, "response");
  const [olds, nows] = [fieldsOf(child(before, "schemas")), fieldsOf(child(after, "schemas"))];
  const [used, isUsed] = [usedSchemas(old), usedSchemas(now)];
  for (const [name, part] of olds) {
    const next = nows.get(name);
    if (next === undefined) {
      const text = `generated clients: the type ${name} is gone`;
      context.report(judgeNames(!used.has(name)), part, text);
    } else if (!used.has(name) && !isUsed.has(name) && !isSame(part, next)) {
      context.report("harmless", next, `the type ${name}, which nothing uses, has changed`);
    }
  }
  for (const [name, part] of nows) {
    if (!olds.has(name)) context.report("harmless", part, `the type ${name} is new`);
  }
}

/** Values of these keys are data, not parts of the document. */
const data = ["example", "examples", "default", "enum", "const"];

/** Returns the names of the schemas that are reachable from the paths. */
function usedSchemas(root: Part): ReadonlySet<string> {
  const met = new Set<string>();
  const waiting: unknown[] = [child(root, "paths").value];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (Array.isArray(value)) waiting.push(...(value as unknown[]));
    if (typeof value === "string" && value.startsWith("#/") && !met.has(value)) {
      met.add(value);
      waiting.push(find(root.value, value)?.value);
    }
    if (!isObject(value)) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (!data.includes(key)) waiting.push(inner);
    }
  }
  return new Set([...met].flatMap((reference) => componentOf(reference) ?? []));
}
