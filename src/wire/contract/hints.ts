/** The hints of one protocol, shown beside the rule. Places have array indices as `*`. */
export interface HintTable {
  /** By the place of an unknown field. */
  readonly fields: Readonly<Record<string, string>>;
  /** By the name of an unknown field, wherever it stands. */
  readonly names: Readonly<Record<string, string>>;
  /** By the place of a value, then by the refused word; `*` is any other word. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By the place of a value of a wrong type or size, or of a field that is missing. */
  readonly places: Readonly<Record<string, string>>;
}

/** Looks hints up; a name that a client made up never reaches an object's prototype. */
export class HintBook {
  readonly #table: HintTable;

  constructor(table: HintTable) {
    this.#table = table;
  }

  /** For an unknown field at a place. */
  ofField(pattern: string): string | undefined {
    const name = pattern.slice(pattern.lastIndexOf("/") + 1);
    return own(this.#table.fields, pattern) ?? own(this.#table.names, name);
  }

  /** For a word that is not among the allowed ones. */
  ofValue(pattern: string, word: string): string | undefined {
    const words = own(this.#table.values, pattern);
    return words && (own(words, word) ?? own(words, "*"));
  }

  /** For a value that breaks another rule. */
  ofPlace(pattern: string): string | undefined {
    return own(this.#table.places, pattern);
  }
}

function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
