import type { ContainerMaking, Place } from "./making.ts";
import { itemSchema } from "./satisfies-container.ts";
import { LIST_LENGTH_MAX, SchemaTooLarge, UnsupportedSchema } from "./schema-budget.ts";
import { keyword, largest, numberKeyword, smallest, type SchemaObject } from "./schema-keywords.ts";

/** Arrays nested deeper hold only required items: examples would multiply. */
const EXAMPLE_DEPTH_MAX = 4;

/** An array of the items that the schemas require, or of one item that they describe. */
export function makeArray(
  schemas: readonly SchemaObject[],
  place: Place,
  making: ContainerMaking,
): readonly unknown[] {
  const length = chooseLength(schemas, place, making);
  const isSet = schemas.some((schema) => keyword(schema, "uniqueItems") === true);
  return Array.from({ length }, (_, at) =>
    making.make(itemSchemas(schemas, at), {
      name: place.name,
      ordinal: isSet ? at : place.ordinal,
    }),
  );
}

function chooseLength(
  schemas: readonly SchemaObject[],
  place: Place,
  making: ContainerMaking,
): number {
  const demanded = Math.max(
    largest(schemas, "minItems", 0),
    ...schemas.map((schema) => containsCount(schema)),
  );
  const most = smallest(schemas, "maxItems");
  if (demanded > most) throw new UnsupportedSchema("no array has the length asked for.");
  if (demanded > LIST_LENGTH_MAX) throw new SchemaTooLarge("`minItems` is too large.");
  if (demanded > 0 || most < 1) return Math.ceil(demanded);
  const described = itemSchemas(schemas, 0).length > 0;
  return described && making.exampleItems && place.depth < EXAMPLE_DEPTH_MAX ? 1 : 0;
}

/** The schemas for the item at an index; the first items are those that `contains` requires. */
function itemSchemas(schemas: readonly SchemaObject[], at: number): readonly unknown[] {
  return schemas
    .flatMap((schema) => [
      itemSchema(schema, at),
      at < containsCount(schema) ? keyword(schema, "contains") : undefined,
    ])
    .filter((schema) => schema !== undefined);
}

function containsCount(schema: SchemaObject): number {
  if (keyword(schema, "contains") === undefined) return 0;
  return numberKeyword(schema, "minContains") ?? 1;
}
