import { ConfigError } from "./config.ts";

/** One problem of a configuration, with the path of its key: `models[0].pricing.prompt`, `PORT`. */
export type Complaint = ConfigError["complaints"][number];

/** Gathers every problem of a configuration, so that all are reported at once. */
export class Complaints {
  readonly #found: Complaint[] = [];

  add(path: string, message: string): void {
    this.#found.push({ path, message });
  }

  get found(): readonly Complaint[] {
    return this.#found;
  }

  /** Throws a `ConfigError` with all of them, if there are any. */
  throwIfAny(): void {
    if (this.#found.length > 0) throw new ConfigError(this.#found);
  }
}
