/** This way yields no value; another branch of the schema may still do so. */
export class UnsupportedSchema extends Error {
  override readonly name = "UnsupportedSchema";
}

/** The schema needs more work or a larger value than allowed; no other branch is tried. */
export class SchemaTooLarge extends Error {
  override readonly name = "SchemaTooLarge";
}

const STEPS_MAX = 10_000;
const CHARACTERS_MAX = 200_000;

/** Characters processed at the cost of one step. */
export const CHARACTERS_PER_STEP = 100;

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

  /** Deducts characters of the value; throws `SchemaTooLarge`. */
  write(characters: number): void {
    this.#characters -= characters;
    if (this.#characters < 0) throw new SchemaTooLarge("its value would be too large.");
  }
}
