import { holdCeiling } from "../../core/ledger/hold-ceiling.ts";
import { nanoUsd, type NanoUsd } from "../../core/money/amounts.ts";
import type { Ability } from "./ability.ts";
import { openingRequest, resultsRequest, type Target } from "./ask.ts";

/** Returns the maximum cost of one check of an ability at the catalog's prices. */
function costOfOne(ability: Ability, target: Target): number {
  const request = openingRequest(ability, target);
  const first = holdCeiling(request.conversation, target.model);
  if (!ability.loops) return first.amount;
  // The model's output is sent back as input, at most one byte per token.
  const argumentsJson = "x".repeat(first.outputTokensMax);
  const call = {
    type: "tool-call",
    id: "x".repeat(64),
    name: "x".repeat(64),
    argumentsJson,
  } as const;
  const second = resultsRequest(ability, request, { blocks: [call] });
  return first.amount + holdCeiling(second.conversation, target.model).amount;
}

/** Returns the maximum cost of checking these abilities, each `times` times. */
export function costOf(
  checks: readonly { readonly ability: Ability; readonly target: Target }[],
  times = 1,
): NanoUsd {
  const sum = checks.reduce((total, { ability, target }) => total + costOfOne(ability, target), 0);
  return nanoUsd(Math.min(sum * times, Number.MAX_SAFE_INTEGER));
}
