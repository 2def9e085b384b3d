import { redact } from "../observe/redact.ts";
import { abilities } from "./abilities.ts";
import type { Ability } from "./ability.ts";
import { openingRequest, type Target } from "./ask.ts";
import type { Quirks } from "./candidate-quirks.ts";
import { checkAbility, type CheckDependencies } from "./check-ability.ts";
import { findQuirks, isMended, isSearchable, requestWith } from "./find-quirks.ts";
import { mapBounded } from "./map-bounded.ts";
import type { Outcome, Unmended } from "./outcome.ts";

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
  /** A setting for `upstreams[].quirks` that was seen to help; null: none needed or found. */
  readonly quirk: Quirks | null;
}

const UPSTREAMS_AT_ONCE = 4;
const ABILITIES_AT_ONCE = 4;

/** Probes every upstream for every ability; rows in the order of the targets and abilities. */
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
  const [text, ...others] = abilities;
  const first = await probeAbility(text, target, { ...dependencies, known: {} });
  if (first.isOutOfReach) {
    const detail = "not asked, since text fails";
    return [
      first.row,
      ...others.map((ability) => newRow(ability, target, { works: false, detail })),
    ];
  }
  const known = first.row.quirk ?? {};
  const rest = await mapBounded(others, ABILITIES_AT_ONCE, (ability) =>
    probeAbility(ability, target, { ...dependencies, known }),
  );
  return [first, ...rest].map(({ row }) => row);
}

/** The outcome of one ability, and the quirks that fix it; known quirks are tried first. */
async function probeAbility(
  ability: Ability,
  target: Target,
  { known, ...dependencies }: CheckDependencies & { readonly known: Quirks },
): Promise<{ readonly row: ProbeRow; readonly isOutOfReach: boolean }> {
  const first = await checkAbility(ability, openingRequest(ability, target), dependencies);
  const done = (outcome: Outcome, quirk: Quirks | null) => ({
    row: newRow(ability, target, {
      works: outcome.kind === "works",
      detail: outcome.detail,
      quirk,
    }),
    isOutOfReach: quirk === null && isOutOfReach(outcome),
  });
  if (!isSearchable(first, ability)) return done(first, null);
  let last: Unmended = first;
  if (Object.keys(known).length > 0) {
    const next = await checkAbility(ability, requestWith(known, first.request), dependencies);
    if (next.kind === "works" || isMended(first, next)) return done(first, known);
    last = next;
  }
  const isConfigured = ability.deniedBy(target.model) === null;
  if (!isConfigured || !isSearchable(last, ability)) return done(last, null);
  const found = await findQuirks(ability, last, dependencies);
  return done(last, found === null ? null : { ...known, ...found });
}

/** Whether further probes are pointless: no connection, or no access. */
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
