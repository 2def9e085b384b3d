import type { Catalog } from "../../upstreams/catalog/model.ts";
import { providerKinds } from "../../upstreams/catalog/provider-kinds.ts";
import type { CircuitState } from "../../upstreams/routing/breaker.ts";
import type { Reading } from "./metrics.ts";

/** The value of each state in the metric, the worst last. */
const states = { closed: 0, "half-open": 1, open: 2 } as const satisfies Record<
  CircuitState,
  number
>;

/**
 * Returns the state of the circuit breaker of each upstream in the catalog; one that was never
 * called is closed.
 */
export function breakerReadings(
  { models }: Catalog,
  circuits: ReadonlyMap<string, CircuitState>,
): readonly Reading[] {
  return [...models.values()].flatMap((model) =>
    model.upstreams
      .filter(({ kind }) => !providerKinds[kind].failsOnPurpose)
      .map(({ id }) => ({
        labels: { upstream: id, model: model.id },
        value: states[circuits.get(id) ?? "closed"],
      })),
  );
}

/** Merges the breakers of several threads: the worst state of an upstream counts. */
export function worstCircuits(
  ...circuits: readonly ReadonlyMap<string, CircuitState>[]
): ReadonlyMap<string, CircuitState> {
  const worst = new Map<string, CircuitState>();
  for (const [id, state] of circuits.flatMap((one) => [...one])) {
    if (states[state] >= states[worst.get(id) ?? "closed"]) worst.set(id, state);
  }
  return worst;
}
