// Made from spec/ by scripts/generate.ts. Do not edit.
import type { Schemas } from "./types.ts";

/** One broken rule, in the words of JSON Schema. */
export interface ValidationError {
  /** JSON pointer to the value that breaks the rule. */
  readonly instancePath: string;
  readonly schemaPath: string;
  /** The rule's keyword, such as `required` or `discriminator`. */
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/**
 * Whether a value keeps to its schema. `errors` belongs to the last call: null after a
 * success, the first broken rule after a failure.
 */
export interface Validator<T> {
  (value: unknown): value is T;
  readonly errors: readonly ValidationError[] | null;
}

export const KeyCreation: Validator<Schemas["KeyCreation"]>;
export const KeyRevocation: Validator<Schemas["KeyRevocation"]>;
export const KeyRotation: Validator<Schemas["KeyRotation"]>;
export const KeyUpdate: Validator<Schemas["KeyUpdate"]>;
