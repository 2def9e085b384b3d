import { withQuirks } from "../providers/upstream-dialect.ts";
import type { GenerationRequest } from "../providers/provider.ts";
import type { Ability } from "./ability.ts";
import { candidateQuirks, changesReading, type Quirks } from "./candidate-quirks.ts";
import { checkAbility, type CheckDependencies } from "./check-ability.ts";
import type { Outcome, Unmended } from "./outcome.ts";
import { previewRequest } from "./request-preview.ts";

/** As many quirks as an ability may need at once. */
const QUIRKS_MAX = 3;
/** Requests for one quirk; vendors do not bill those that they refuse. */
const TRIES_MAX = 24;
/** Accepted replies that do not mend the ability: these are billed. */
const BILLED_TRIES_MAX = 2;

/** The most that a search costs, in checks of the ability. */
export const SEARCH_CHECKS_MAX = BILLED_TRIES_MAX + 1;

/** Whether a quirk can mend it: not what is out of reach, busy, or accepted and not obeyed. */
export function isSearchable(outcome: Outcome, ability: Ability): outcome is Unmended {
  if (outcome.kind === "works") return false;
  if (outcome.kind === "wrong") return ability.mayBeMended;
  switch (outcome.failure) {
    case "invalid-request":
    case "access-denied":
    case "server-error":
    case "malformed-response":
    case "incomplete":
      return true;
    case "account-problem":
      return isKeyRefused(outcome);
    case "inexpressible":
    case "overloaded":
    case "connect":
    case "timeout":
    case "cancelled":
      return false;
  }
}

/** A quirk, and what it leads to: null where it mends the ability, else another failure. */
interface Step {
  readonly quirk: Quirks;
  readonly next: Unmended | null;
}

/**
 * Finds the quirks with which the last request of an ability works, or is accepted with what the
 * upstream refuses left out. A quirk that leads to another failure may need a second one.
 */
export async function findQuirks(
  ability: Ability,
  outcome: Unmended,
  dependencies: CheckDependencies,
): Promise<Quirks | null> {
  let found: Quirks = {};
  let last = outcome;
  for (let count = 0; count < QUIRKS_MAX; count += 1) {
    const step = await findStep(ability, last, dependencies);
    if (step === null) return null;
    found = { ...found, ...step.quirk };
    if (step.next === null) return found;
    last = step.next;
  }
  return null;
}

/** Tries quirks one at a time; only requests that differ from those already sent. */
async function findStep(
  ability: Ability,
  outcome: Unmended,
  dependencies: CheckDependencies,
): Promise<Step | null> {
  const { request, detail } = outcome;
  const seen = new Set([await fingerprint(request, outcome)]);
  let further: Step | null = null;
  let tries = 0;
  let billed = 0;
  for (const quirk of candidateQuirks(request.upstream, detail)) {
    if (tries >= TRIES_MAX || billed >= BILLED_TRIES_MAX) break;
    const changed = requestWith(quirk, request);
    if (isAboutReading(outcome)) {
      if (!changesReading(quirk)) continue;
    } else {
      const print = await fingerprint(changed, outcome);
      if (print === null || seen.has(print)) continue;
      seen.add(print);
    }
    tries += 1;
    const next = await checkAbility(ability, changed, dependencies);
    if (next.kind === "works" || isMended(outcome, next)) return { quirk, next: null };
    if (next.kind !== "failed") billed += 1;
    else if (isOtherFailure(outcome, next)) further ??= { quirk, next };
  }
  return further;
}

function isOtherFailure(before: Unmended, after: Unmended): boolean {
  return before.kind === "failed" && after.kind === "failed" && before.detail !== after.detail;
}

/** The same request to an upstream that also has these quirks. */
export function requestWith(quirks: Quirks, request: GenerationRequest): GenerationRequest {
  return { ...request, upstream: withQuirks(request.upstream, quirks) };
}

/** What may tell a request from refused ones: its headers where the key is refused, or the rest. */
async function fingerprint(request: GenerationRequest, outcome: Unmended): Promise<string | null> {
  const preview = await previewRequest(request);
  if (preview === null) return null;
  return isKeyRefused(outcome) ? preview.headers : `${preview.url}\n${preview.body}`;
}

function isKeyRefused(outcome: Unmended): boolean {
  return outcome.kind === "failed" && (outcome.status === 401 || outcome.status === 403);
}

/** Whether a reply came that could not be read: no other request would help. */
function isAboutReading(outcome: Unmended): boolean {
  return (
    outcome.kind === "failed" &&
    (outcome.failure === "malformed-response" || outcome.failure === "incomplete")
  );
}

/** What was refused also counts as mended where it is left out and the rest is answered. */
export function isMended(before: Unmended, after: Outcome): boolean {
  if (after.kind === "works") return true;
  if (after.kind === "failed" || before.kind === "wrong") return false;
  return after.ignored.length > 0;
}
