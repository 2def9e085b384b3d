/**
 * One step of a store's schema. While replicas are replaced one by one, the previous release works
 * on the schema of the next: a release expands the schema, and a later one contracts it.
 * `docs/operate/upgrade.md` has the rule; a test holds every step to it.
 */
export type Migration = {
  readonly sql: string;
} & (
  | {
      /** `base`: what every release knows. `expand`: adds what the previous release can ignore. */
      readonly kind: "base" | "expand";
    }
  | {
      /** Removes or tightens what an older release used. */
      readonly kind: "contract";
      /** The first release that no longer uses it; the step is in a later one. */
      readonly unusedSince: string;
    }
);

/** How far a ledger's schema is. */
export interface SchemaState {
  /** A gateway that knows fewer steps does not work on this ledger. */
  readonly needed: number;
  /** The number of steps that were run. */
  readonly applied: number;
}

/** The schema's state once these steps were run. */
export function stateAfter(steps: readonly Migration[]): SchemaState {
  const needed = steps.findLastIndex(({ kind }) => kind !== "expand") + 1;
  return { needed, applied: steps.length };
}
