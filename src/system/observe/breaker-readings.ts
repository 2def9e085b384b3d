import type { Catalog } from "../../upstreams/catalog/model.ts";
import { providerKinds } from "../../upstreams/catalog/provider-kinds.ts";
import type { CircuitState } from "../../upstreams/routing/breaker.ts";
import type { Reading } from "./metrics.ts";

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
