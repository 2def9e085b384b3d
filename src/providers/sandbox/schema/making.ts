import type { SchemaBudget } from "./schema-budget.ts";
import type { SchemaObject } from "./schema-keywords.ts";

/** What stays constant while a value is generated. */
export interface Making {
  /** The entire schema, which a `$ref` points into. */
  readonly root: unknown;
  readonly budget: SchemaBudget;
  /** Whether arrays get an item that their schema describes but does not require. */
  readonly exampleItems: boolean;
}

/** The position of a value in its container. */
export interface InnerPlace {
  /** Of the property that holds it, possibly through arrays; used as a string's content. */
  readonly name: string;
  /** Which of the possible values to generate, from 0, so that items of a set differ. */
  readonly ordinal: number;
}

/** The position of a value in the entire result. */
export interface Place extends InnerPlace {
  /** Number of containers around it. */
  readonly depth: number;
  /** Schemas whose values are being generated around it. */
  readonly active: ReadonlySet<SchemaObject>;
}

/** `Making` for containers, with a function that generates their contents. */
export interface ContainerMaking extends Making {
  make(schemas: readonly unknown[], place: InnerPlace): unknown;
}
