/**
 * One step of a store's schema. During a rolling upgrade the previous release works on the schema
 * of the next one. Therefore one release expands the schema and a later one contracts it.
 * `docs/operate/upgrade.md` has the rule; a test checks every step.
 */
export type Migration = {
  readonly sql: string;
} & (
  | {
      /**
       * `base`: schema that every release knows. `expand`: additions that the previous release can
       * ignore.
       */
      readonly kind: "base" | "expand";
    }
  | {
      /** Removes or tightens parts that an older release used. */
      readonly kind: "contract";
      /** The first release that no longer uses them; the step belongs to a later release. */
      readonly unusedSince: string;
    }
);

/** Version of a ledger's schema. */
export interface SchemaState {
  /** A gateway that knows fewer steps refuses this ledger. */
  readonly needed: number;
  /** Number of steps run. */
  readonly applied: number;
}

/** Returns the schema's state after these steps. */
export function stateAfter(steps: readonly Migration[]): SchemaState {
  const needed = steps.findLastIndex(({ kind }) => kind !== "expand") + 1;
  return { needed, applied: steps.length };
}
