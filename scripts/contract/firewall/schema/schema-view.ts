import type { Part } from "../part.ts";
import type { Bounds } from "./bounds.ts";

/** The branches of `oneOf` or `anyOf`. */
export interface Union {
  readonly kind: "oneOf" | "anyOf";
  readonly branches: readonly Part[];
}

/** What a schema says, wherever it says it: references followed, `allOf` merged. */
export interface SchemaView {
  /** Where the schema stands after its references. */
  readonly part: Part;
  /** The component that it refers to: the name of its type in generated code. */
  readonly name: string | undefined;
  /** Some generators name the type after it. */
  readonly title: string | undefined;
  /** Undefined: any type. `null` is not among them. */
  readonly types: ReadonlySet<string> | undefined;
  /** Whether it accepts `null` by its own words; a schema without a type or a list does too. */
  readonly isNullable: boolean;
  readonly words: readonly unknown[] | undefined;
  readonly knownWords: readonly unknown[] | undefined;
  readonly format: string | undefined;
  readonly patterns: readonly string[];
  readonly bounds: Bounds;
  readonly isUnique: boolean;
  readonly default: unknown;
  readonly isReadOnly: boolean;
  readonly isWriteOnly: boolean;
  readonly properties: ReadonlyMap<string, Part>;
  readonly required: readonly string[];
  /** What other fields may hold; undefined if it says nothing. */
  readonly others: Part | undefined;
  readonly items: Part | undefined;
  readonly union: Union | undefined;
  /** The part with this name; its value is undefined if there is none. */
  readonly discriminator: Part;
  /** What no rule reads, by keyword; it must not change. */
  readonly unread: ReadonlyMap<string, Part>;
}
