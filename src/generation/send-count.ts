import { inputSize, tokensBesidesText } from "../core/ledger/hold-ceiling.ts";
import { zeroUsage } from "../core/ledger/usage.ts";
import { writeJson } from "../core/raw-json/write-json.ts";
import { GatewayError } from "../core/errors/gateway-error.ts";
import { conversationText } from "./final-usage.ts";
import type { JobSummary, ReplySink } from "./job.ts";
import type { FittedJob, GeneratorDependencies } from "./prepared-job.ts";
import { sendReply } from "./reply-writer.ts";

export interface CountDependencies {
  readonly router: Pick<GeneratorDependencies["router"], "countInput">;
  readonly estimator: Pick<GeneratorDependencies["estimator"], "estimate">;
}

/** A number of input tokens, and the call of the upstream that counted them. */
type Count = Pick<JobSummary, "outcome" | "upstream" | "upstreamMs" | "attempts"> & {
  readonly inputTokens: number;
};

/** A job that only counts its input tokens. */
export interface CountJob extends FittedJob {
  /** See `DecodedRequest.encodeCount`. */
  readonly encodeCount: (inputTokens: number) => object;
}

/** The facts of a request that calls no upstream, or is not charged. */
const uncalled = { upstream: null, upstreamMs: 0, attempts: 0 } as const;
const uncharged = { usage: zeroUsage, chargeNanoUsd: 0, stopRaw: "", failure: null } as const;

/**
 * Answers a request that only counts its input tokens: as the upstream counts them, otherwise with
 * an estimate. There is no hold and no charge. Rejects, before the sink is opened, if the upstream
 * refuses the request.
 */
export async function sendCount(
  { encodeCount, ...fitted }: CountJob,
  sink: ReplySink,
  dependencies: CountDependencies,
): Promise<JobSummary> {
  const { signal } = fitted.job;
  try {
    const { inputTokens, ...call } = await count(fitted, dependencies);
    const text = writeJson(encodeCount(inputTokens));
    sendReply(sink, { head: { contentType: "application/json", ignored: fitted.ignored }, text });
    return { ...uncharged, ...call, usage: { ...zeroUsage, promptTokens: inputTokens } };
  } catch (error) {
    if (!signal.aborted || signal.reason instanceof GatewayError) throw error;
    return { ...uncharged, ...uncalled, outcome: "client-gone" };
  }
}

async function count(
  { job, conversation }: FittedJob,
  { router, estimator }: CountDependencies,
): Promise<Count> {
  const { model, signal, requestId } = job;
  const counted = await router.countInput({ conversation, model, signal, requestId });
  if (counted !== null) {
    const { inputTokens, upstream, ms } = counted;
    return { inputTokens, outcome: "counted", upstream, upstreamMs: ms, attempts: 1 };
  }
  const [textTokens = 0] = await estimator.estimate([conversationText(conversation)]);
  const inputTokens = textTokens + tokensBesidesText(inputSize(conversation), model);
  return { inputTokens, outcome: "estimated", ...uncalled };
}
