import { ConfigError } from "./config.ts";

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
