import type { Upstream } from "../catalog/model.ts";

/**
 * Returns the upstreams in the order to try them: the first is drawn by weight from those with a
 * weight above zero, the others follow in catalog order, those with weight 0 last. `random` is in
 * [0, 1).
 */
export function candidates(upstreams: readonly Upstream[], random: number): readonly Upstream[] {
  if (upstreams.length === 1) return upstreams;
  const weighted = upstreams.filter(({ weight }) => weight > 0);
  const reserve = upstreams.filter(({ weight }) => weight === 0);
  let left = random * weighted.reduce((sum, { weight }) => sum + weight, 0);
  const first = weighted.find(({ weight }) => (left -= weight) < 0) ?? weighted[0];
  if (first === undefined) return reserve;
  return [first, ...weighted.filter((upstream) => upstream !== first), ...reserve];
}
