/** All problems of a configuration; `message` holds one line per problem. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly problems: readonly { readonly path: string; readonly message: string }[];

  constructor(problems: readonly { readonly path: string; readonly message: string }[]) {
    super(problems.map(({ path, message }) => `${path}: ${message}`).join("\n"));
    this.problems = problems;
  }
}

/** A configuration problem with the path of its key: `models[0].pricing.prompt`, `PORT`. */
export type ConfigProblem = ConfigError["problems"][number];

/** Collects every configuration problem, so that all are reported at once. */
export class ConfigProblems {
  readonly #found: ConfigProblem[] = [];

  add(path: string, message: string): void {
    this.#found.push({ path, message });
  }

  get found(): readonly ConfigProblem[] {
    return this.#found;
  }

  /** Throws a `ConfigError` with all problems, if there are any. */
  throwIfAny(): void {
    if (this.#found.length > 0) throw new ConfigError(this.#found);
  }
}
