/**
 * Without a stack, which nobody sees and which costs more than the rest: a client can have a
 * thousand ways fail.
 */
class SchemaError extends Error {
  constructor(message: string) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** This way yields no value; another branch of the schema may still do so. */
export class UnsupportedSchema extends SchemaError {
  override readonly name = "UnsupportedSchema";
}

/** The schema needs more work or a larger value than allowed; no other branch is tried. */
export class SchemaTooLarge extends SchemaError {
  override readonly name = "SchemaTooLarge";
}

const STEPS_MAX = 10_000;
const CHARACTERS_MAX = 200_000;

/** Characters processed at the cost of one step. */
const CHARACTERS_PER_STEP = 100;
/** Names and schemas copied, or looked up, at the cost of one step. */
const ENTRIES_PER_STEP = 10;

/** Maximum length of a list in a schema, and of items or properties in a generated value. */
export const LIST_LENGTH_MAX = 1_000;

/** Limits the work per schema and the size of the generated value, whatever a client sends. */
export class SchemaBudget {
  #steps = STEPS_MAX;
  #characters = CHARACTERS_MAX;

  /** Deducts steps of work; throws `SchemaTooLarge`. */
  spend(steps: number): void {
    this.#steps -= steps;
    if (this.#steps < 0) throw new SchemaTooLarge("it needs too many steps.");
  }

  /** Deducts steps for a client's text that is walked; throws `SchemaTooLarge`. */
  read(characters: number): void {
    this.spend(Math.ceil(characters / CHARACTERS_PER_STEP));
  }

  /** Deducts steps for a list that is copied or looked through; throws `SchemaTooLarge`. */
  list(entries: number): void {
    this.spend(Math.floor(entries / ENTRIES_PER_STEP));
  }

  /** Deducts characters of the value; throws `SchemaTooLarge`. */
  write(characters: number): void {
    this.#characters -= characters;
    if (this.#characters < 0) throw new SchemaTooLarge("its value would be too large.");
  }
}
