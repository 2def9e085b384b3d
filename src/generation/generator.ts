import type { FittedConversation } from "../core/conversation/ignored-parameter.ts";
import { SUSPENDED_MESSAGE } from "../upstreams/catalog/find-model.ts";
import { refuseOverlong } from "../upstreams/catalog/refuse-overlong.ts";
import { fitConversation } from "../upstreams/catalog/fit-conversation.ts";
import type { ErrorKind } from "../core/errors/error-table.ts";
import { GatewayError } from "../core/errors/gateway-error.ts";
import { StoreUnavailable } from "../core/errors/store-unavailable.ts";
import { formatAmount, nanoUsd } from "../core/money/amounts.ts";
import { affordableMaxTokens, holdCeiling, type HoldCeiling } from "../core/ledger/hold-ceiling.ts";
import type { KeyRefusal, Shortage } from "../core/ledger/store.ts";
import type { GenerationJob, Generator, JobSummary, ReplySink } from "./job.ts";
import { IdempotentRuns, type KeyedJob } from "./idempotent-runs.ts";
import type { FittedJob, GeneratorDependencies, PreparedJob } from "./prepared-job.ts";
import { sendCount } from "./send-count.ts";
import {
  CallStates,
  type StoredCall,
  newestCalls,
  restoreCalls,
  shortIdSecrets,
} from "./call-states.ts";
import { unsealStates } from "./sealed-states.ts";
import { HiddenReasoning } from "./hidden-reasoning.ts";
import { AbandonedCallSlots } from "./abandoned-call-slots.ts";
import { requestFacts } from "./request-facts.ts";
import { GenerationRun, type RunDependencies, type SharedRunState } from "./run.ts";

/**
 * Returns a generator that runs each job through its lifecycle: claim, hold, upstream, delivery,
 * settlement.
 */
export function createGenerator(
  dependencies: GeneratorDependencies,
  shared: SharedRunState = {
    hiddenReasoning: new HiddenReasoning(),
    readOnSlots: new AbandonedCallSlots(),
  },
): Generator {
  const all = { ...dependencies, ...shared, callStates: new CallStates(dependencies.store) };
  const keyed = new IdempotentRuns({ dependencies, hold: (job) => holdFor(job, all) });
  return {
    run: async (job, sink) => {
      const { encodeCount } = job.decoded;
      if (encodeCount !== undefined) {
        return sendCount({ ...(await fitJob(job, all)), encodeCount }, sink, all);
      }
      if (isKeyed(job)) return keyed.run(job, sink);
      const run = await holdFor(job, all);
      return run(sink);
    },
  };
}

function isKeyed(job: GenerationJob): job is KeyedJob {
  return job.idempotency !== undefined;
}

/** Reserves the tokens and places the hold of a request that its model can serve; returns the function that runs it. */
async function holdFor(
  job: GenerationJob,
  dependencies: RunDependencies,
): Promise<(sink: ReplySink) => Promise<JobSummary>> {
  const fitting = fitJob(job, dependencies);
  // As below.
  const fitted = fitting instanceof Promise ? await fitting : fitting;
  const { conversation } = fitted;
  const ceiling = holdCeiling(conversation, job.model);
  refuseOverlong(conversation, job.model, ceiling.inputTextBytes);
  const prepared = { ...fitted, ceiling };
  // Not awaited if it is done: a keyed request's hold then shares the commit of its claim.
  const reserving = job.reserveTokens?.({
    inputTokens: ceiling.inputTokensExpected,
    outputTokensMax: ceiling.outputTokensMax,
    isBounded: conversation.maxOutputTokens !== undefined,
  });
  if (reserving !== undefined) await reserving;
  await placeHold(prepared, dependencies);
  return (sink) => new GenerationRun(prepared, sink, dependencies).run();
}

/** Fits the conversation, with its restored calls, to the model; at once if all are in memory. */
function fitJob(job: GenerationJob, dependencies: RunDependencies): FittedJob | Promise<FittedJob> {
  const { decoded, model } = job;
  const fit = (restored: FittedConversation): FittedJob => {
    const fitted = fitConversation(restored.conversation, model, decoded.places);
    const pointers = decoded.ignoredPointers([...restored.ignored, ...fitted.ignored]);
    const ignored = [...new Set([...decoded.ignored, ...pointers])];
    return { job, conversation: fitted.conversation, ignored };
  };
  const restoring = restoreConversation(job, dependencies);
  return restoring instanceof Promise ? restoring.then(fit) : fit(restoring);
}

/**
 * Restores sealed states and the calls with short ids; at once if all of these calls are in memory,
 * or if there are none.
 */
function restoreConversation(
  { decoded, requestId, caller }: GenerationJob,
  { callStates }: RunDependencies,
): FittedConversation | Promise<FittedConversation> {
  const conversation = unsealStates(decoded.conversation, caller.accountId);
  const secrets = shortIdSecrets(conversation);
  if (secrets.length === 0) return { conversation, ignored: [] };
  const restored = (found: ReadonlyMap<string, StoredCall>): FittedConversation => {
    const calls = newestCalls(secrets, found);
    return {
      conversation: restoreCalls(conversation, calls),
      ignored: secrets.every((secret) => calls.has(secret)) ? [] : ["reasoning-state"],
    };
  };
  const found = callStates.find(secrets, { requestId, accountId: caller.accountId });
  return found instanceof Promise ? found.then(restored) : restored(found);
}

async function placeHold(
  { job, ceiling }: PreparedJob,
  { store, observer, clock }: GeneratorDependencies,
): Promise<void> {
  const hold = await store.placeHold({
    requestId: job.requestId,
    accountId: job.caller.accountId,
    keyId: job.caller.key.id,
    amount: ceiling.amount,
    startedCharge: ceiling.inputCharge,
    model: job.model.id,
    protocol: job.decoded.protocol,
    stream: job.decoded.stream,
    facts: requestFacts(job),
    atMs: clock.nowMs(),
    ...(isKeyed(job) && { withClaim: true }),
  });
  switch (hold.result) {
    case "placed":
      return;
    case "key-unknown":
    case "key-revoked":
    case "key-expired":
    case "account-closed":
    case "account-suspended":
      observer.holdEnded(hold.result);
      throw refusedSince(hold.result, job.caller.key.id);
    case "duplicate-request-id":
      throw new Error("duplicate request id");
    case "not-claimed":
      throw new StoreUnavailable("this process was taken for dead after the request's claim");
    case "insufficient":
      observer.holdEnded(hold.result);
      throw notCovered(job, ceiling, hold);
  }
}

/** Returns the error for a key that was valid at its lookup but has since been refused. */
function refusedSince(reason: KeyRefusal, keyId: string): GatewayError {
  const refusedKey = { reason, keyId };
  if (reason === "account-suspended") {
    return new GatewayError("account-suspended", SUSPENDED_MESSAGE, { refusedKey });
  }
  const message = "This API key was revoked or has expired.";
  return new GatewayError("invalid-api-key", message, { refusedKey });
}

function notCovered(job: GenerationJob, ceiling: HoldCeiling, hold: Shortage): GatewayError {
  const available = nanoUsd(Math.max(hold.available, 0));
  const { maxTokensForwardedBelow: below } = job.decoded;
  const affordable = affordableMaxTokens(ceiling, available, {
    pricing: job.model.pricing,
    ...(below !== undefined && { below }),
  });
  const resetsAt = resetOf(hold);
  const until = resetsAt === null ? "" : ` until it resets at ${resetsAt}`;
  const details = {
    needed: formatAmount(ceiling.amount),
    available: formatAmount(available),
    limit: shortages[hold.limit].limit,
    affordable_max_tokens: affordable,
    ...(resetsAt !== null && { resets_at: resetsAt }),
  };
  const bound = job.decoded.protocol === "responses" ? "max_output_tokens" : "max_tokens";
  const advice = affordable === null ? "" : ` A ${bound} of at most ${affordable} would pass.`;
  return new GatewayError(
    shortages[hold.limit].kind,
    `${nameOf(hold)} does not cover this request: it may cost up to $${details.needed}, ` +
      `and $${details.available} is available${until}.${advice}`,
    { details },
  );
}

/** The error of each limit, and its name in `error.details.limit`. */
const shortages = {
  balance: { kind: "insufficient-balance", limit: "balance" },
  key: { kind: "spending-limit-exceeded", limit: "spending_limit" },
  "account-budget": { kind: "account-budget-exceeded", limit: "account_budget" },
  "key-budget": { kind: "key-budget-exceeded", limit: "key_budget" },
} as const satisfies Record<Shortage["limit"], { kind: ErrorKind; limit: string }>;

function nameOf(shortage: Shortage): string {
  switch (shortage.limit) {
    case "balance":
      return "The balance";
    case "key":
      return "The key's spending limit";
    case "account-budget":
      return `The account's budget per ${shortage.period}`;
    case "key-budget":
      return `The key's budget per ${shortage.period}`;
  }
}

/** Returns when the exhausted budget resets, as RFC 3339; null if another limit is exhausted. */
function resetOf(shortage: Shortage): string | null {
  return "resetsAtMs" in shortage ? new Date(shortage.resetsAtMs).toISOString() : null;
}
