import { redact } from "../../core/log/redact.ts";
import { abilities } from "./abilities.ts";
import type { Ability } from "./ability.ts";
import { openingRequest, type Target, resultsRequest } from "./ask.ts";
import type { Quirks } from "./candidate-quirks.ts";
import { checkAbility, type CheckDependencies } from "./check-ability.ts";
import { findQuirks, isRepaired, isSearchable, requestWith } from "./find-quirks.ts";
import type { Outcome, FirstFailure } from "./outcome.ts";
import { holdCeiling } from "../../core/ledger/hold-ceiling.ts";
import { nanoUsd, type NanoUsd } from "../../core/money/amounts.ts";

/** One ability of one upstream of a model. */
export interface ProbeRow {
  readonly model: string;
  readonly upstream: string;
  readonly ability: string;
  /** Whether the model is configured to have the ability; others are probed for information. */
  readonly configured: boolean;
  readonly works: boolean;
  /** Why it fails, or a remark; contains no secrets. */
  readonly detail: string;
  /** A setting for `upstreams[].quirks` that helped; null if none was needed or found. */
  readonly quirk: Quirks | null;
}

const UPSTREAMS_AT_ONCE = 4;
const ABILITIES_AT_ONCE = 4;

/** Probes every upstream for every ability. Rows are in the order of the targets and abilities. */
export async function probe(
  targets: readonly Target[],
  dependencies: CheckDependencies,
): Promise<readonly ProbeRow[]> {
  const rows = await mapBounded(targets, UPSTREAMS_AT_ONCE, (target) =>
    probeUpstream(target, dependencies),
  );
  return rows.flat();
}

async function probeUpstream(
  target: Target,
  dependencies: CheckDependencies,
): Promise<readonly ProbeRow[]> {
  const rows = new Map<Ability, ProbeRow>();
  let known: Quirks = {};
  for (const ability of abilities.filter(({ leads }) => leads)) {
    const { row, isOutOfReach } = await probeAbility(ability, target, { ...dependencies, known });
    rows.set(ability, row);
    if (isOutOfReach && rows.size === 1) return unreachable(row, target);
    known = { ...known, ...row.quirk };
  }
  const others = abilities.filter(({ leads }) => !leads);
  const rest = await mapBounded(others, ABILITIES_AT_ONCE, async (ability) => {
    const { row } = await probeAbility(ability, target, { ...dependencies, known });
    return [ability, row] as const;
  });
  for (const [ability, row] of rest) rows.set(ability, row);
  return abilities.flatMap((ability) => rows.get(ability) ?? []);
}

/** Returns the rows of an upstream for which the first ability already fails. */
function unreachable(first: ProbeRow, target: Target): readonly ProbeRow[] {
  const detail = "not asked, since text fails";
  const [, ...others] = abilities;
  return [first, ...others.map((ability) => newRow(ability, target, { works: false, detail }))];
}

/** Returns the outcome of one ability, and the quirks that fix it. Known quirks are tried first. */
async function probeAbility(
  ability: Ability,
  target: Target,
  { known, ...dependencies }: CheckDependencies & { readonly known: Quirks },
): Promise<{ readonly row: ProbeRow; readonly isOutOfReach: boolean }> {
  const first = await checkAbility(ability, openingRequest(ability, target), dependencies);
  const finding = (outcome: Outcome, quirk: Quirks | null) => ({
    row: newRow(ability, target, {
      works: outcome.kind === "works",
      detail: outcome.detail,
      quirk,
    }),
    isOutOfReach: quirk === null && isOutOfReach(outcome),
  });
  if (first.kind === "works" && first.refusal !== undefined) {
    return finding(first, await quirkOfBinding(ability, first, dependencies));
  }
  if (!isSearchable(first, ability)) return finding(first, null);
  let last: FirstFailure = first;
  if (Object.keys(known).length > 0) {
    const next = await checkAbility(ability, requestWith(known, first.request), dependencies);
    if (next.kind === "works" || isRepaired(first, next)) return finding(first, known);
    last = next;
  }
  const isConfigured = ability.deniedBy(target.model) === null;
  if (!isConfigured || !isSearchable(last, ability)) return finding(last, null);
  const found = await findQuirks(ability, last, dependencies);
  return finding(last, found === null ? null : { ...known, ...found });
}

const binding: Quirks = { bound_thinking: true };

/** Returns the quirk with which the first request is not refused, if there is one. */
async function quirkOfBinding(
  ability: Ability,
  { request }: Outcome,
  dependencies: CheckDependencies,
): Promise<Quirks | null> {
  if (request.upstream.facts.boundThinking) return null;
  const next = await checkAbility(ability, requestWith(binding, request), dependencies);
  return next.kind === "works" && next.refusal === undefined ? binding : null;
}

/** Returns whether further probes are pointless, without a connection or without access. */
function isOutOfReach(outcome: Outcome): boolean {
  if (outcome.kind !== "failed") return false;
  return ["account-problem", "access-denied", "connect", "timeout"].includes(outcome.failure);
}

interface Finding {
  readonly works: boolean;
  readonly detail: string;
  readonly quirk?: Quirks | null;
}

function newRow(ability: Ability, { model, upstream }: Target, finding: Finding): ProbeRow {
  const denied = ability.deniedBy(model);
  const parts = [...(denied === null ? [] : [`not configured (${denied})`]), finding.detail];
  return {
    model: model.id,
    upstream: upstream.id,
    ability: ability.name,
    configured: denied === null,
    works: finding.works,
    detail: redact(parts.filter((part) => part !== "").join(": ")),
    quirk: finding.quirk ?? null,
  };
}

/** Maps items in order, at most `limit` at once; rejects with the first rejection. */
export async function mapBounded<Item, Result>(
  items: readonly Item[],
  limit: number,
  map: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results = new Map<number, Result>();
  const queue = items.entries();
  const work = async (): Promise<void> => {
    for (const [at, item] of queue) results.set(at, await map(item));
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work));
  return [...results].toSorted(([a], [b]) => a - b).map(([, result]) => result);
}

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
export function probeCost(
  checks: readonly { readonly ability: Ability; readonly target: Target }[],
  times = 1,
): NanoUsd {
  const sum = checks.reduce((total, { ability, target }) => total + costOfOne(ability, target), 0);
  return nanoUsd(Math.min(sum * times, Number.MAX_SAFE_INTEGER));
}
