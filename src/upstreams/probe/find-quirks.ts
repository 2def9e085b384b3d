import { withQuirks } from "../providers/upstream-dialect.ts";
import type { GenerationRequest, Provider } from "../providers/shared/provider.ts";
import type { Ability } from "./ability.ts";
import { openingRequest } from "./ask.ts";
import {
  candidateQuirks,
  changesKeptParts,
  changesReading,
  namesQuirk,
  type Quirks,
} from "./candidate-quirks.ts";
import { hasToolResults, checkAbility, type CheckDependencies } from "./check-ability.ts";
import type { Outcome, FirstFailure } from "./outcome.ts";
import { previewRequest } from "./request-preview.ts";

/** Maximum number of quirks that an ability may need at once. */
const QUIRKS_MAX = 3;
/** Requests per quirk; vendors do not bill requests that they reject. */
const TRIES_MAX = 24;
/** Maximum answered tries of one search over all steps, because these are billed. */
const BILLED_TRIES_MAX = 2;

/** The maximum cost of a search, as a number of checks of the ability. */
export const SEARCH_CHECKS_MAX = BILLED_TRIES_MAX + 1;

/**
 * Returns whether a quirk could fix the outcome. Excludes unreachable or busy upstreams, and
 * accepted parameters that were disregarded.
 */
export function isSearchable(outcome: Outcome, ability: Ability): outcome is FirstFailure {
  if (outcome.kind === "works") return false;
  if (outcome.kind === "wrong") return ability.mayBeRepaired;
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
    case "too-large":
    case "cancelled":
      return false;
  }
}

/** A quirk and its result: null if it fixes the ability, otherwise another failure. */
interface Step {
  readonly quirk: Quirks;
  readonly next: FirstFailure | null;
}

/**
 * Finds the quirks with which the last request of an ability works, or is accepted without the
 * rejected part. A quirk that leads to another failure may need a second one.
 */
export async function findQuirks(
  ability: Ability,
  outcome: FirstFailure,
  dependencies: CheckDependencies,
): Promise<Quirks | null> {
  const spending = new Spending(dependencies);
  let found: Quirks = {};
  let last = outcome;
  for (let count = 0; count < QUIRKS_MAX; count += 1) {
    const step = await findStep(ability, last, spending);
    if (step === null) return null;
    found = { ...found, ...step.quirk };
    if (step.next === null) return found;
    last = step.next;
  }
  return null;
}

/**
 * Tries one quirk at a time, and skips requests identical to those already sent. If a quirk changes
 * the reasoning that is sent back with the results, the tools are called once more.
 */
async function findStep(
  ability: Ability,
  outcome: FirstFailure,
  spending: Spending,
): Promise<Step | null> {
  const { request, detail } = outcome;
  const seen = new Set([await fingerprint(request, outcome)]);
  let further: Step | null = null;
  let tries = 0;
  for (const quirk of candidateQuirks(request.upstream, detail)) {
    if (tries >= TRIES_MAX || spending.isSpent) break;
    const isNew = changesKeptParts(quirk) && hasToolResults(request);
    // This try is billed, so an unbilled failure is continued from first.
    if (isNew && further !== null) break;
    const changed = requestWith(quirk, isNew ? openingRequest(ability, request) : request);
    if (isAboutReading(outcome)) {
      if (!changesReading(quirk)) continue;
    } else if (!isNew) {
      const print = await fingerprint(changed, outcome);
      if (print === null || seen.has(print)) continue;
      seen.add(print);
    }
    tries += 1;
    const next = await spending.check(ability, changed);
    if (next.kind === "works" || isRepaired(outcome, next)) return { quirk, next: null };
    if (next.kind === "failed" && isOtherFailure(outcome, next, quirk)) further ??= { quirk, next };
  }
  return further;
}

/**
 * Checks abilities and counts those that the vendor bills: a check may fail although one of its
 * requests was answered.
 */
class Spending {
  readonly #dependencies: CheckDependencies;
  #billed = 0;

  constructor(dependencies: CheckDependencies) {
    this.#dependencies = dependencies;
  }

  get isSpent(): boolean {
    return this.#billed >= BILLED_TRIES_MAX;
  }

  async check(ability: Ability, request: GenerationRequest): Promise<Outcome> {
    const { providerOf, sleep } = this.#dependencies;
    let answered = 0;
    const counted = (asked: GenerationRequest): Provider => ({
      generate: async (...call) => {
        await providerOf(asked).generate(...call);
        answered += 1;
      },
    });
    const outcome = await checkAbility(ability, request, { providerOf: counted, sleep });
    if (answered > 0) this.#billed += 1;
    return outcome;
  }
}

/** Returns whether a quirk led to another failure that is not about the quirk's own addition. */
function isOtherFailure(before: FirstFailure, after: FirstFailure, quirk: Quirks): boolean {
  const isOther = before.kind === "failed" && after.kind === "failed";
  return isOther && before.detail !== after.detail && !namesQuirk(quirk, after.detail);
}

/** Returns the same request with these additional quirks of the upstream. */
export function requestWith(quirks: Quirks, request: GenerationRequest): GenerationRequest {
  return { ...request, upstream: withQuirks(request.upstream, quirks) };
}

/**
 * Returns the part that distinguishes a request from rejected ones: headers if the key was
 * rejected, else the rest.
 */
async function fingerprint(
  request: GenerationRequest,
  outcome: FirstFailure,
): Promise<string | null> {
  const preview = await previewRequest(request);
  if (preview === null) return null;
  return isKeyRefused(outcome) ? preview.headers : `${preview.url}\n${preview.body}`;
}

function isKeyRefused(outcome: FirstFailure): boolean {
  return outcome.kind === "failed" && (outcome.status === 401 || outcome.status === 403);
}

/**
 * Returns whether a reply arrived but could not be decoded, so that no other request would help.
 */
function isAboutReading(outcome: FirstFailure): boolean {
  return (
    outcome.kind === "failed" &&
    (outcome.failure === "malformed-response" || outcome.failure === "incomplete")
  );
}

/**
 * Returns whether the outcome counts as fixed. A rejected parameter also does if it is left out and
 * the rest is answered.
 */
export function isRepaired(before: FirstFailure, after: Outcome): boolean {
  if (after.kind === "works") return true;
  if (after.kind === "failed" || before.kind === "wrong") return false;
  return after.ignored.length > 0;
}
