/** No value is made in this way; another branch of the schema may still have one. */
export class UnsupportedSchema extends Error {
  override readonly name = "UnsupportedSchema";
}

/** The schema asks for more work or a larger value than it gets; no other branch is tried. */
export class SchemaTooLarge extends Error {
  override readonly name = "SchemaTooLarge";
}

const STEPS_MAX = 10_000;
const CHARACTERS_MAX = 200_000;

/** Characters that are walked for the price of one step. */
export const CHARACTERS_PER_STEP = 100;

/** Entries of one list of a schema, and items or properties of one value that is made. */
export const LIST_LENGTH_MAX = 1_000;

/** Bounds the work on one schema and the size of what is made of it, whatever a client writes. */
export class SchemaBudget {
  #steps = STEPS_MAX;
  #characters = CHARACTERS_MAX;

  /** Pays for steps of work; throws `SchemaTooLarge`. */
  spend(steps: number): void {
    this.#steps -= steps;
    if (this.#steps < 0) throw new SchemaTooLarge("it needs too many steps.");
  }

  /** Pays for characters of the value; throws `SchemaTooLarge`. */
  write(characters: number): void {
    this.#characters -= characters;
    if (this.#characters < 0) throw new SchemaTooLarge("its value would be too large.");
  }
}
