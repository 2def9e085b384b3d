import type { SchemaBudget } from "./schema-budget.ts";
import type { SchemaObject } from "./schema-keywords.ts";

/** What stays the same while a value is made. */
export interface Making {
  /** The whole schema, which a `$ref` points into. */
  readonly root: unknown;
  readonly budget: SchemaBudget;
  /** Whether arrays get an item that their schema describes but does not demand. */
  readonly exampleItems: boolean;
}

/** Where in its container a value goes. */
export interface InnerPlace {
  /** Of the property that holds it, perhaps through arrays; a string says it. */
  readonly name: string;
  /** Which of the possible values to make, from 0: so that items of a set differ. */
  readonly ordinal: number;
}

/** Where in the whole a value goes. */
export interface Place extends InnerPlace {
  /** Containers around it. */
  readonly depth: number;
  /** Schemas whose values are being made around it. */
  readonly active: ReadonlySet<SchemaObject>;
}

/** `Making` for containers, with the way to make what they hold. */
export interface ContainerMaking extends Making {
  make(schemas: readonly unknown[], place: InnerPlace): unknown;
}
