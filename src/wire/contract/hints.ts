/** The hints of one protocol, shown with the rule. Places contain `*` for array indices. */
export interface HintTable {
  /** By the place of an unknown field. */
  readonly fields: Readonly<Record<string, string>>;
  /** By the name of an unknown field, at any place. */
  readonly names: Readonly<Record<string, string>>;
  /** By the place of a value, then by the refused value; `*` matches any other value. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By the place of a missing field, or of a value with a wrong type or size. */
  readonly places: Readonly<Record<string, string>>;
}

/** Looks up hints. Names chosen by clients never reach an object's prototype. */
export class HintLookup {
  readonly #table: HintTable;

  constructor(table: HintTable) {
    this.#table = table;
  }

  /** Returns the hint for an unknown field at a place. */
  ofField(pattern: string): string | undefined {
    const name = pattern.slice(pattern.lastIndexOf("/") + 1);
    return own(this.#table.fields, pattern) ?? own(this.#table.names, name);
  }

  /** Returns the hint for a value that is not one of the allowed ones. */
  ofValue(pattern: string, word: string): string | undefined {
    const words = own(this.#table.values, pattern);
    return words && (own(words, word) ?? own(words, "*"));
  }

  /** Returns the hint for a value that breaks another rule. */
  ofPlace(pattern: string): string | undefined {
    return own(this.#table.places, pattern);
  }
}

function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
