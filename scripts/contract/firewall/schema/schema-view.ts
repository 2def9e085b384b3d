import type { Part } from "../part.ts";
import type { Bounds } from "./bounds.ts";

/** The branches of `oneOf` or `anyOf`. */
export interface Union {
  readonly kind: "oneOf" | "anyOf";
  readonly branches: readonly Part[];
}

/** The meaning of a schema, with references followed and `allOf` merged. */
export interface SchemaView {
  /** Place of the schema after following its references. */
  readonly part: Part;
  /** The component that it refers to, which names its type in generated code. */
  readonly name: string | undefined;
  /** Some generators name the type after it. */
  readonly title: string | undefined;
  /** Undefined: any type. `null` is not among them. */
  readonly types: ReadonlySet<string> | undefined;
  /** Whether its own keywords accept `null`; a schema without a type or a list accepts it too. */
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
  /** Schema of other fields; undefined if it is not stated. */
  readonly others: Part | undefined;
  readonly items: Part | undefined;
  readonly union: Union | undefined;
  /** The part with this name; its value is undefined if it is missing. */
  readonly discriminator: Part;
  /** Keywords without a rule; they must not change. */
  readonly unread: ReadonlyMap<string, Part>;
}
