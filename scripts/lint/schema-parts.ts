import type { Schema } from "../generate/document.ts";

/** A component and the schemas inside it, each with its place. */
export function listParts(place: string, schema: Schema): readonly (readonly [string, Schema])[] {
  const properties = Object.entries(schema.properties ?? {}).flatMap(([key, part]) =>
    listParts(`${place}/${key}`, part),
  );
  const items = schema.items === undefined ? [] : listParts(`${place}/items`, schema.items);
  return [[place, schema], ...properties, ...items];
}
