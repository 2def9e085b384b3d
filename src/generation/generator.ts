import { fitConversation } from "../catalog/fit-conversation.ts";
import { GatewayError } from "../errors/gateway-error.ts";
import { formatAmount, nanoUsd } from "../money/amounts.ts";
import { affordableMaxTokens, holdCeiling, type HoldCeiling } from "../ledger/hold-ceiling.ts";
import type { HoldResult } from "../ledger/store.ts";
import type { GenerationJob, Generator, JobSummary, ReplySink } from "./job.ts";
import type { GenerationStore, GeneratorDependencies, PreparedJob } from "./prepared-job.ts";
import { sendReply } from "./reply-writer.ts";
import { GenerationRun } from "./run.ts";
import { openReply, type StoredReply } from "./sealed-reply.ts";

/** Runs each job through its lifecycle: claim, hold, upstream, delivery, settlement. */
export function createGenerator(dependencies: GeneratorDependencies): Generator {
  return { run: (job, sink) => runJob(job, sink, dependencies) };
}

async function runJob(
  job: GenerationJob,
  sink: ReplySink,
  dependencies: GeneratorDependencies,
): Promise<JobSummary> {
  const { decoded, model } = job;
  const fitted = fitConversation(decoded.conversation, model, decoded.places);
  const ignored = [...new Set([...decoded.ignored, ...decoded.ignoredPointers(fitted.ignored)])];
  const { conversation } = fitted;
  const prepared = { job, conversation, ignored, ceiling: holdCeiling(conversation, model) };
  const stored = await claimReply(prepared, dependencies.store);
  if (stored !== undefined) return replay(stored, sink);
  try {
    await placeHold(prepared, dependencies);
  } catch (error) {
    await releaseReply(job, dependencies);
    throw error;
  }
  return new GenerationRun(prepared, sink, dependencies).run();
}

async function claimReply(
  { job }: PreparedJob,
  store: GenerationStore,
): Promise<StoredReply | undefined> {
  if (job.idempotency === undefined) return undefined;
  const { keyHash, bodyHash, sealKey } = job.idempotency;
  const claim = await store.claimReply({
    accountId: job.caller.accountId,
    keyHash,
    bodyHash,
    requestId: job.requestId,
    atMs: job.receivedAtMs,
  });
  switch (claim.result) {
    case "claimed":
      return undefined;
    case "stored":
      return openReply(claim.sealed, sealKey);
    case "in-flight":
      throw new GatewayError(
        "idempotency-in-flight",
        "A request with this Idempotency-Key is still running. Try again shortly.",
        { retryAfterMs: 1_000 },
      );
    case "mismatch":
      throw new GatewayError(
        "idempotency-mismatch",
        "This Idempotency-Key was used with another request body. Use a new key.",
      );
  }
}

/** Releases the claim if no hold was placed; if the store is unavailable, the claim expires. */
async function releaseReply(
  job: GenerationJob,
  dependencies: GeneratorDependencies,
): Promise<void> {
  if (job.idempotency === undefined) return;
  const { keyHash } = job.idempotency;
  const { requestId, caller } = job;
  await dependencies.store
    .releaseReply({ accountId: caller.accountId, keyHash, requestId })
    .catch((cause: unknown) => dependencies.observer.unsettled(requestId, cause));
}

function replay(stored: StoredReply, sink: ReplySink): JobSummary {
  sendReply(sink, stored);
  return {
    outcome: "replayed",
    promptTokens: 0,
    completionTokens: 0,
    chargeNanoUsd: 0,
    upstreamKind: "",
    upstreamMs: 0,
    attempts: 0,
    stopRaw: "",
  };
}

async function placeHold(
  { job, ceiling }: PreparedJob,
  { store, observer }: GeneratorDependencies,
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
    atMs: job.receivedAtMs,
  });
  switch (hold.result) {
    case "placed":
      return;
    case "key-refused":
      observer.holdEnded(hold.result);
      throw new GatewayError("invalid-api-key", "This API key was revoked or has expired.");
    case "duplicate-request-id":
      throw new Error("a request id was made twice");
    case "insufficient":
      observer.holdEnded(hold.result);
      throw insufficientBalance(job, ceiling, hold);
  }
}

function insufficientBalance(
  job: GenerationJob,
  ceiling: HoldCeiling,
  hold: Extract<HoldResult, { result: "insufficient" }>,
): GatewayError {
  const available = nanoUsd(Math.max(hold.available, 0));
  const { maxTokensForwardedBelow: below } = job.decoded;
  const affordable = affordableMaxTokens(ceiling, available, {
    pricing: job.model.pricing,
    ...(below !== undefined && { below }),
  });
  const details = {
    needed: formatAmount(ceiling.amount),
    available: formatAmount(available),
    affordable_max_tokens: affordable,
  };
  const what = hold.limit === "key" ? "The key's spending limit" : "The balance";
  const advice = affordable === null ? "" : ` A max_tokens of at most ${affordable} would pass.`;
  return new GatewayError(
    "insufficient-balance",
    `${what} does not cover this request: it may cost up to $${details.needed}, ` +
      `and $${details.available} is available.${advice}`,
    { details },
  );
}
