import { assertNever } from "../core/conversation/conversation.ts";
import type { IgnoredParameter } from "../core/conversation/ignored-parameter.ts";
import type { GenerationResult } from "../core/conversation/generation-result.ts";
import type { Outcome, UpstreamAttempt } from "../core/ledger/request-record.ts";
import type { NewCallStates } from "../core/ledger/call-states.ts";
import { isUndelivered } from "../core/ledger/decisions.ts";
import { differingReport, judgeUsage, emptyReply, usageRecord } from "../core/ledger/usage.ts";
import { nanoUsd, type NanoUsd } from "../core/money/amounts.ts";
import { chargeFor } from "../core/money/pricing.ts";
import { upstreamPricing, type Upstream } from "../upstreams/catalog/model.ts";
import type { TokenUsage } from "../core/conversation/token-usage.ts";
import type { Ending } from "./ending.ts";
import { finalUsage, type FinalUsage, type ClientDeparture } from "./final-usage.ts";
import type { StoredReply } from "./job.ts";
import type { GeneratorDependencies, PreparedJob } from "./prepared-job.ts";
import { sealReply } from "./sealing.ts";

/** The charge and the cost of a run, depending on how it ended. */
export interface Bill {
  readonly outcome: Outcome;
  /** The HTTP status sent to the client; a stream that was cut off keeps its 200. */
  readonly status: number;
  readonly charge: NanoUsd;
  readonly billed: FinalUsage;
  /** Cost of the upstream's usage at its own prices; see `Settlement.cost` of the store. */
  readonly cost: NanoUsd;
  /** The cost that the vendor reported. */
  readonly vendorCost: string | null;
  /** The reply to store for a repeat of the request. */
  readonly reply?: StoredReply;
}

/** The upstream calls of a run. */
export interface UpstreamCalls {
  readonly upstreams: readonly UpstreamAttempt[];
  /** The last called upstream. */
  readonly upstream: Upstream | null;
}

/** What the ledger gets beside the bill. */
interface Written {
  readonly calls: UpstreamCalls;
  /** See `write`. */
  readonly earlier: Bill | undefined;
  /** The states of the reply's calls. */
  readonly callStates: NewCallStates | undefined;
}

const nothingBilled: FinalUsage = { usage: {}, estimated: false };
const FREE = nanoUsd(0);

/** Prices the end of one run and records it in the ledger. */
export class Settler {
  readonly #prepared: PreparedJob;
  readonly #dependencies: GeneratorDependencies;
  #lacksMarks = false;

  constructor(prepared: PreparedJob, dependencies: GeneratorDependencies) {
    this.#prepared = prepared;
    this.#dependencies = dependencies;
  }

  /** Records which parameters of the request the upstream does not get. */
  noteIgnored(parameters: readonly IgnoredParameter[]): void {
    this.#lacksMarks = parameters.includes("cache-control");
  }

  /** Returns the usage to bill; `cut` and `departure` are those of `UsageContext`. */
  usage(result: GenerationResult, cut: boolean, departure?: ClientDeparture): Promise<FinalUsage> {
    const { conversation, ceiling, job } = this.#prepared;
    const { estimator } = this.#dependencies;
    const lacksMarks = this.#lacksMarks;
    const question = { conversation, model: job.model, ceiling, result, cut, lacksMarks };
    return finalUsage({ ...question, ...(departure && { departure }) }, estimator);
  }

  /** Prices the ending of a run; `upstream` is the last called one, or null. */
  async bill(
    ending: Ending,
    { result, upstream }: { readonly result: GenerationResult; readonly upstream: Upstream | null },
  ): Promise<Bill> {
    const { vendorCost = null } = result.usage;
    switch (ending.kind) {
      case "finished": {
        const { billed, reply } = ending;
        const charge = this.#price(billed);
        const cost = this.#cost(billed.usage, upstream);
        const paid = { status: 200, charge, billed, cost, vendorCost };
        return { outcome: "finished", ...paid, ...(reply && { reply }) };
      }
      case "cut": {
        const { departure } = ending;
        const isWhole = result.stop !== undefined;
        const isSeen = departure === undefined || departure.unseenCharacters === 0;
        const billed = await this.usage(result, !isWhole || !isSeen, departure);
        const charge = this.#price(billed);
        const whole = isWhole && !isSeen ? await this.usage(result, false) : billed;
        const used = whole.estimated ? billed.usage : whole.usage;
        const cost = this.#cost(used, upstream);
        return { outcome: ending.outcome, status: 200, charge, billed, cost, vendorCost };
      }
      case "unbilled": {
        const { outcome, status } = ending;
        const cost = this.#cost(this.#reported(result), upstream);
        const reported = differingReport(result.usage, {});
        const billed = { ...nothingBilled, ...(reported && { reported }) };
        return { outcome, status, charge: FREE, billed, cost, vendorCost };
      }
      default:
        return assertNever(ending);
    }
  }

  /**
   * Replaces the hold with the bill; rejects if the store fails to record it. Returns the bill that
   * the ledger has: `earlier`, if its commit succeeded although it was not confirmed.
   */
  async write(bill: Bill, { calls, earlier, callStates }: Written): Promise<Bill> {
    const { clock, observer, store } = this.#dependencies;
    const { requestId, idempotency } = this.#prepared.job;
    const { outcome, status, charge, billed, cost, vendorCost, reply } = bill;
    const settling = store.settle({
      requestId,
      charge,
      usage: usageRecord(billed.usage),
      estimated: billed.estimated,
      cost,
      upstream: calls.upstream?.id ?? null,
      vendorCost,
      status,
      outcome,
      upstreams: calls.upstreams,
      ...(billed.reported && { reportedUsage: billed.reported }),
      ...(callStates && { callStates }),
      atMs: clock.nowMs(),
      ...(reply !== undefined &&
        idempotency !== undefined && {
          reply: { keyHash: idempotency.keyHash, sealed: sealReply(reply, idempotency.sealKey) },
        }),
    });
    const result = await settling.catch((cause: unknown) => {
      observer.holdEnded("failed");
      throw cause;
    });
    observer.holdEnded("settled");
    this.#observeFaults(bill, calls.upstream);
    const isEarlier = result === "already-settled" && !isUndelivered(result, bill);
    return isEarlier ? (earlier ?? bill) : bill;
  }

  #observeFaults({ billed }: Bill, upstream: Upstream | null): void {
    const { usage, estimated, faults, reported } = billed;
    if (faults === undefined) return;
    this.#dependencies.observer.misreported({
      requestId: this.#prepared.job.requestId,
      upstream: upstream?.id ?? null,
      faults,
      reported,
      charged: usageRecord(usage),
      estimated,
    });
  }

  /** Returns the usage that the upstream of a failed reply reported: it is our loss (rule 5). */
  #reported({ usage }: GenerationResult): TokenUsage {
    const { contextLength } = this.#prepared.job.model;
    const { input, output } = judgeUsage(usage, emptyReply, contextLength);
    return { ...input, ...output };
  }

  #cost(usage: TokenUsage, upstream: Upstream | null): NanoUsd {
    if (upstream === null) return FREE;
    return chargeFor(usage, upstreamPricing(this.#prepared.job.model, upstream));
  }

  /**
   * Returns the price of the usage, capped at the hold: the remainder is our loss (money rule 2).
   */
  #price({ usage }: FinalUsage): NanoUsd {
    const { job, ceiling } = this.#prepared;
    const cost = chargeFor(usage, job.model.pricing);
    if (cost <= ceiling.amount) return cost;
    this.#dependencies.observer.lost(job.requestId, cost - ceiling.amount);
    return ceiling.amount;
  }
}
