import type { Report } from "../change.ts";
import type { KeyContext } from "../keys.ts";
import type { Part } from "../part.ts";
import type { SchemaComparison } from "../schema/compare-schemas.ts";
import type { Direction } from "../schema/schema-pair.ts";

/** Context of the comparison at any level. */
export interface Context {
  readonly report: Report;
  readonly schemas: SchemaComparison;
}

/** Context for keys that no rule compares: schemas in extensions belong to this direction. */
export function keyContext({ report, schemas }: Context, direction: Direction): KeyContext {
  return { report, compareSchemas: (old: Part, now: Part) => schemas.compare(old, now, direction) };
}
