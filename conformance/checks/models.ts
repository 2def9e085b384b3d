import { isObject, listOf, objectOf, type Json, textOf } from "../contract/document.ts";
import { NotApplicable } from "./expect.ts";
import type { Protocol } from "./wire.ts";

/** What a check needs a model for. */
export type ModelRole =
  /** Answers in text; the sandbox's repeats the user's text. */
  | "echo"
  /** Calls tools. */
  | "agent"
  /** Thinks before it answers. */
  | "reasoner"
  /** Has no prompt cache. */
  | "plain"
  /** Fail in the way of their names. */
  | "refuse-400"
  | "refuse-401"
  | "refuse-429"
  | "refuse-500"
  | "hang"
  | "break"
  | "truncate"
  | "garbage";

/** Roles that any model can have; the others need the sandbox model of the name. */
const ordinary: ReadonlySet<ModelRole> = new Set(["echo", "agent"]);

/** Prices in USD per token. */
export interface Prices {
  readonly input: number;
  readonly output: number;
}

export interface ModelsOptions {
  /** The answer of `GET /models`; null if it could not be read. */
  readonly list: readonly Json[] | null;
  /** Ids that replace the sandbox models, by protocol. */
  readonly chosen: Readonly<Partial<Record<Protocol, string>>>;
  /** The gateway serves `sandbox/*` although its list does not show them. */
  readonly assumesSandbox: boolean;
  /** Prices of all models, instead of those in the list. */
  readonly prices: Prices | null;
}

/** The models of the gateway under test. */
export class Models {
  readonly #options: ModelsOptions;
  readonly #listed: ReadonlyMap<string, Json>;

  constructor(options: ModelsOptions) {
    this.#options = options;
    const entries = (options.list ?? []).filter(isObject);
    this.#listed = new Map(entries.map((model) => [textOf(model["id"]), model]));
  }

  /** Returns the id of the model for a role; throws `NotApplicable` if there is none. */
  idOf(protocol: Protocol, role: ModelRole): string {
    const chosen = this.#options.chosen[protocol];
    if (chosen !== undefined) {
      if (ordinary.has(role)) return chosen;
      throw new NotApplicable(
        `needs sandbox/${role}, and --model ${protocol}= replaces the sandbox`,
      );
    }
    const id = `sandbox/${role}`;
    if (this.#options.assumesSandbox || this.#listed.has(id)) return id;
    throw new NotApplicable(`the gateway has no model ${id}, and no --model ${protocol}= is given`);
  }

  /** Returns whether the models of a protocol are the deterministic ones of the sandbox. */
  isSandbox(protocol: Protocol): boolean {
    return this.#options.chosen[protocol] === undefined;
  }

  /** Throws `NotApplicable` unless the model of the protocol is deterministic. */
  requireSandbox(protocol: Protocol): void {
    if (this.isSandbox(protocol)) return;
    throw new NotApplicable(`needs a deterministic model, and --model ${protocol}= replaces it`);
  }

  /** Returns the highest prices of a model; null if they are unknown. */
  pricesOf(id: string): Prices | null {
    if (this.#options.prices !== null) return this.#options.prices;
    const { pricing, pricing_tiers: tiers } = objectOf(this.#listed.get(id));
    const all = [pricing, ...listOf(tiers)].map(objectOf).filter((entry) => "prompt" in entry);
    if (all.length === 0) return null;
    const highest = (...names: readonly string[]): number =>
      Math.max(...all.flatMap((entry) => names.map((name) => Number(entry[name] ?? 0))));
    const prices = { input: highest("prompt", "cache_write"), output: highest("completion") };
    return Number.isFinite(prices.input + prices.output) ? prices : null;
  }

  /** Returns the most tokens that a model may generate; null if it is unknown. */
  outputTokensMax(id: string): number | null {
    const { max_output_tokens: most } = objectOf(this.#listed.get(id));
    return typeof most === "number" ? most : null;
  }
}
