import type { ContainerMaking, Place } from "./making.ts";
import { propertySchema } from "./satisfies-container.ts";
import { LIST_LENGTH_MAX, SchemaTooLarge, UnsupportedSchema } from "./schema-budget.ts";
import { largest, objectKeyword, stringsKeyword, type SchemaObject } from "./schema-keywords.ts";

/**
 * An object with the properties that the schemas require, plus further ones if they demand more:
 * those they describe first, then `property1`, `property2`, ….
 */
export function makeObject(
  schemas: readonly SchemaObject[],
  place: Place,
  making: ContainerMaking,
): SchemaObject {
  const values = new Map<string, unknown>();
  const add = (name: string): void => {
    if (values.has(name)) return;
    if (values.size >= LIST_LENGTH_MAX) throw new SchemaTooLarge("it needs too many properties.");
    making.budget.write(name.length);
    values.set(name, making.make(propertySchemas(schemas, name), { ...place, name }));
    for (const schema of schemas) dependents(schema, name).forEach(add);
  };
  for (const schema of schemas) stringsKeyword(schema, "required")?.forEach(add);
  const sizeMin = largest(schemas, "minProperties", 0);
  if (sizeMin > LIST_LENGTH_MAX) throw new SchemaTooLarge("`minProperties` is too large.");
  if (values.size < sizeMin) {
    for (const name of furtherNames(schemas)) {
      if (values.size >= sizeMin) break;
      addIfPossible(name, add);
    }
  }
  return Object.fromEntries(values);
}

function addIfPossible(name: string, add: (name: string) => void): void {
  try {
    add(name);
  } catch (error) {
    if (!(error instanceof UnsupportedSchema)) throw error;
  }
}

function* furtherNames(schemas: readonly SchemaObject[]): Generator<string> {
  for (const schema of schemas) yield* Object.keys(objectKeyword(schema, "properties") ?? {});
  for (let at = 1; at <= LIST_LENGTH_MAX; at += 1) yield `property${at}`;
}

function propertySchemas(schemas: readonly SchemaObject[], name: string): readonly unknown[] {
  return schemas
    .map((schema) => propertySchema(schema, name))
    .filter((schema) => schema !== undefined);
}

function dependents(schema: SchemaObject, name: string): readonly string[] {
  const dependencies = objectKeyword(schema, "dependentRequired") ?? {};
  return Object.hasOwn(dependencies, name) ? (stringsKeyword(dependencies, name) ?? []) : [];
}
