import { ConfigError } from "./config.ts";

/** One problem of a configuration, with the path of its key: `models[0].pricing.prompt`, `PORT`. */
export type Complaint = ConfigError["complaints"][number];

/** Gathers every problem of a configuration, so that all are told at once. */
export class Complaints {
  readonly #found: Complaint[] = [];

  add(path: string, message: string): void {
    this.#found.push({ path, message });
  }

  get found(): readonly Complaint[] {
    return this.#found;
  }

  /** Throws a `ConfigError` that holds them all, where there is one. */
  throwIfAny(): void {
    if (this.#found.length > 0) throw new ConfigError(this.#found);
  }
}
