import type { Conversation } from "../conversation/conversation.ts";
import type { GenerationEvent, StopCause } from "../conversation/generation-event.ts";
import { GenerationFold } from "../conversation/generation-result.ts";
import { errorBody } from "../errors/error-body.ts";
import { errorStatus } from "../errors/error-table.ts";
import { GatewayError } from "../errors/gateway-error.ts";
import { progressCharge, type HoldCeiling } from "../ledger/hold-ceiling.ts";
import type { Outcome, UpstreamAttempt } from "../ledger/store.ts";
import { isBillable, usageRecord } from "../ledger/usage.ts";
import { nanoUsd, type NanoUsd } from "../money/amounts.ts";
import { chargeFor } from "../money/pricing.ts";
import type { ReplyIdentity } from "../protocols/protocol.ts";
import { UpstreamFailure } from "../errors/upstream-failure.ts";
import { toGatewayError } from "../errors/to-gateway-error.ts";
import type { Routed } from "../routing/router.ts";
import { finalUsage, type FinalUsage } from "./final-usage.ts";
import type { GeneratorDependencies } from "./generator.ts";
import type { GenerationJob, JobSummary, ReplySink } from "./job.ts";
import { ReplyWriter } from "./reply-writer.ts";
import { sealReply, type StoredReply } from "./sealed-reply.ts";

/** How often a running reply tells the books what it owes so far (money rule 5). */
const PROGRESS_MS = 2_000;
/** For progress marks only; the settlement counts for real. */
const CHARACTERS_PER_TOKEN = 4;

/** A job whose conversation fits its model, and what it can cost at most. */
export interface PreparedJob {
  readonly job: GenerationJob;
  readonly conversation: Conversation;
  readonly ignored: readonly string[];
  readonly ceiling: HoldCeiling;
}

/** How a request ended, as the books keep it. */
interface End {
  readonly outcome: Outcome;
  readonly status: number;
  readonly charge: NanoUsd;
  readonly billed: FinalUsage;
  readonly reply?: StoredReply;
}

const nothingBilled: FinalUsage = { usage: {}, estimated: false };
const FREE = nanoUsd(0);

/**
 * One request between its hold and its settlement. Whatever happens in between, `#settle` runs
 * once, and before the last byte leaves (money rule 4).
 */
export class GenerationRun {
  readonly #prepared: PreparedJob;
  readonly #sink: ReplySink;
  readonly #dependencies: GeneratorDependencies;
  readonly #identity: ReplyIdentity;
  readonly #fold = new GenerationFold();
  readonly #attempts: UpstreamAttempt[] = [];
  readonly #abort = new AbortController();
  #producedCharacters = 0;
  #markedAtMs = 0;
  #deadlinePassed = false;
  /** The upstream was asked, so that a client who leaves now leaves a bill. */
  #asked = false;

  constructor(prepared: PreparedJob, sink: ReplySink, dependencies: GeneratorDependencies) {
    this.#prepared = prepared;
    this.#sink = sink;
    this.#dependencies = dependencies;
    const { model, decoded, receivedAtMs } = prepared.job;
    this.#identity = {
      id: dependencies.ids.replyId(decoded.protocol === "chat" ? "chatcmpl-" : "msg_"),
      created: Math.floor(receivedAtMs / 1_000),
      model: model.id,
    };
  }

  /** Runs to the end; rejects with what to answer where the reply was never opened. */
  async run(): Promise<JobSummary> {
    const { job } = this.#prepared;
    const cancel = (): void => this.#abort.abort();
    const follow = (): void => {
      // A request that can be repeated is finished and kept, whether or not its client waits.
      if (job.idempotency === undefined || this.#stopReason() !== undefined) cancel();
    };
    job.signal.addEventListener("abort", follow, { once: true });
    if (job.signal.aborted) follow();
    const totalMs = Math.max(...job.model.upstreams.map(({ timeouts }) => timeouts.totalMs));
    const deadline = setTimeout(() => {
      this.#deadlinePassed = true;
      cancel();
    }, totalMs);
    try {
      return await (job.decoded.stream ? this.#runStream() : this.#runWhole());
    } finally {
      clearTimeout(deadline);
      job.signal.removeEventListener("abort", follow);
    }
  }

  async #runWhole(): Promise<JobSummary> {
    const { job } = this.#prepared;
    let routed: Routed | undefined;
    try {
      routed = await this.#open();
      for await (const events of routed.generation.events) this.#take(events);
      const billed = await this.#finalUsage(false);
      const result = { ...this.#fold.result(), usage: billed.usage };
      const text = JSON.stringify(job.decoded.encodeReply(result, this.#identity));
      const head = { contentType: "application/json", ignored: this.#ignored(routed) } as const;
      routed.ended(undefined);
      const end = this.#finished(billed, job.idempotency && { head, text });
      await this.#settle(end);
      this.#sink.open(head);
      void this.#sink.write(text);
      this.#sink.end();
      return this.#summary(end);
    } catch (thrown) {
      const failure = this.#failure(thrown, routed);
      await this.#settleFailure(failure, false);
      throw failure;
    }
  }

  async #runStream(): Promise<JobSummary> {
    const { job, ignored } = this.#prepared;
    const encoder = job.decoded.openStream(this.#identity);
    const keep = job.idempotency !== undefined;
    const writer = new ReplyWriter({ sink: this.#sink, encoder, ignored, keep });
    let routed: Routed | undefined;
    try {
      routed = await this.#open();
      const last = await this.#pump(routed, writer);
      routed.ended(undefined);
      const billed = await this.#finalUsage(false);
      const lastText = writer.encodeLast([{ type: "usage-update", usage: billed.usage }, last]);
      const end = this.#finished(billed, writer.stored(lastText));
      await this.#settle(end);
      writer.finish(lastText);
      return this.#summary(end);
    } catch (thrown) {
      writer.stop();
      const failure = this.#failure(thrown, routed);
      const end = await this.#settleFailure(failure, writer.isOpen);
      if (!writer.isOpen) throw failure;
      writer.fail(errorBody(toGatewayError(failure), job.requestId));
      return this.#summary(end);
    }
  }

  async #open(): Promise<Routed> {
    const { job, conversation, ceiling } = this.#prepared;
    const { model, requestId, decoded } = job;
    if (this.#abort.signal.aborted) throw new UpstreamFailure("cancelled", "the client left");
    this.#asked = true;
    const routed = await this.#dependencies.router.open({
      conversation,
      model,
      stream: decoded.stream,
      signal: this.#abort.signal,
      requestId,
      attempts: this.#attempts,
    });
    this.#mark(ceiling.inputCharge);
    return routed;
  }

  /** Passes events on until the generation ends; returns its last event, not yet written. */
  async #pump(routed: Routed, writer: ReplyWriter): Promise<GenerationEvent> {
    let last: GenerationEvent | undefined;
    for await (const events of routed.generation.events) {
      this.#take(events);
      writer.open(this.#ignored(routed));
      const shown = events.filter(
        ({ type }) => type !== "usage-update" && type !== "generation-end",
      );
      last = events.find(({ type }) => type === "generation-end");
      const blocked = writer.write(this.#sane(shown));
      if (blocked !== undefined) await blocked;
      if (last !== undefined) break;
    }
    if (last === undefined) throw new UpstreamFailure("incomplete", "the events ended early");
    return last;
  }

  /** A usage report at the start that nobody could bill is not shown either. */
  #sane(events: readonly GenerationEvent[]): readonly GenerationEvent[] {
    const [first] = events;
    if (first?.type !== "generation-start" || first.usage === undefined) return events;
    const { contextLength } = this.#prepared.job.model;
    if (isBillable({ ...first.usage, output: first.usage.output ?? 0 }, contextLength))
      return events;
    return [{ type: "generation-start" }, ...events.slice(1)];
  }

  #take(events: readonly GenerationEvent[]): void {
    for (const event of events) {
      this.#fold.add(event);
      if (event.type === "text-delta" || event.type === "reasoning-delta") {
        this.#producedCharacters += event.text.length;
      } else if (event.type === "tool-call-delta") {
        this.#producedCharacters += event.argumentsJson.length;
      }
    }
    const { ceiling, job } = this.#prepared;
    if (this.#dependencies.clock.nowMs() - this.#markedAtMs < PROGRESS_MS) return;
    const tokens = Math.ceil(this.#producedCharacters / CHARACTERS_PER_TOKEN);
    this.#mark(progressCharge(ceiling, tokens, job.model.pricing));
  }

  /** Nobody waits for it: what a crash loses within these milliseconds is our loss (rule 5). */
  #mark(charge: NanoUsd): void {
    const { requestId } = this.#prepared.job;
    this.#markedAtMs = this.#dependencies.clock.nowMs();
    this.#dependencies.store
      .markProgress({ requestId, charge })
      .catch((cause: unknown) => this.#dependencies.observer.unsettled(requestId, cause));
  }

  #ignored(routed: Routed): readonly string[] {
    const { job, ignored } = this.#prepared;
    if (routed.generation.ignored.length === 0) return ignored;
    return [...new Set([...ignored, ...job.decoded.ignoredPointers(routed.generation.ignored)])];
  }

  /** Tells the breaker and the log of a failure, once; what comes back is what to answer. */
  #failure(thrown: unknown, routed: Routed | undefined): unknown {
    if (!(thrown instanceof UpstreamFailure)) {
      routed?.ended(undefined);
      return thrown;
    }
    const stopReason = this.#stopReason();
    if (thrown.kind === "cancelled" && stopReason !== undefined) {
      routed?.ended(thrown);
      return stopReason;
    }
    const failure =
      this.#deadlinePassed && thrown.kind === "cancelled"
        ? new UpstreamFailure("timeout", "the request's total time passed", { cause: thrown })
        : thrown;
    routed?.ended(failure);
    return failure;
  }

  /** Why the process itself aborts the request, whose client is still there; else undefined. */
  #stopReason(): GatewayError | undefined {
    const reason: unknown = this.#prepared.job.signal.reason;
    return reason instanceof GatewayError ? reason : undefined;
  }

  #finalUsage(cut: boolean): Promise<FinalUsage> {
    const { conversation, ceiling, job } = this.#prepared;
    const result = this.#fold.result();
    return finalUsage(
      { conversation, model: job.model, ceiling, result, cut },
      this.#dependencies.estimator,
    );
  }

  #finished(billed: FinalUsage, reply: StoredReply | undefined): End {
    const charge = this.#price(billed);
    return { outcome: "finished", status: 200, charge, billed, ...(reply && { reply }) };
  }

  /** A reply with an error status is free; a cut one costs what was received (money rule 5). */
  async #settleFailure(failure: unknown, opened: boolean): Promise<End> {
    const { job } = this.#prepared;
    const clientGone =
      job.signal.aborted && job.idempotency === undefined && this.#stopReason() === undefined;
    let end: End;
    if (opened || (clientGone && this.#asked)) {
      const billed = await this.#finalUsage(true);
      const charge = this.#price(billed);
      end = { outcome: clientGone ? "client-gone" : "broken", status: 200, charge, billed };
    } else {
      const status = errorStatus(toGatewayError(failure).kind, job.decoded.protocol);
      end = {
        outcome: clientGone ? "client-gone" : "failed",
        status,
        charge: FREE,
        billed: nothingBilled,
      };
    }
    await this.#settle(end).catch((cause: unknown) =>
      this.#dependencies.observer.unsettled(job.requestId, cause),
    );
    return end;
  }

  async #settle(end: End): Promise<void> {
    const { clock, observer, store } = this.#dependencies;
    const { idempotency, requestId } = this.#prepared.job;
    const settling = store.settle({
      requestId,
      charge: end.charge,
      usage: usageRecord(end.billed.usage),
      estimated: end.billed.estimated,
      status: end.status,
      outcome: end.outcome,
      upstreams: this.#attempts,
      atMs: clock.nowMs(),
      ...(end.reply !== undefined &&
        idempotency !== undefined && {
          reply: {
            keyHash: idempotency.keyHash,
            sealed: sealReply(end.reply, idempotency.sealKey),
          },
        }),
    });
    await settling.catch((cause: unknown) => {
      observer.holdEnded("failed");
      throw cause;
    });
    observer.holdEnded("settled");
  }

  /** What the usage costs, never more than was held: the rest is our loss (money rule 2). */
  #price({ usage }: FinalUsage): NanoUsd {
    const { job, ceiling } = this.#prepared;
    const cost = chargeFor(usage, job.model.pricing);
    if (cost <= ceiling.amount) return cost;
    this.#dependencies.observer.lost(job.requestId, cost - ceiling.amount);
    return ceiling.amount;
  }

  #summary(end: End): JobSummary {
    const { promptTokens, completionTokens } = usageRecord(end.billed.usage);
    const lastAttempt = this.#attempts.at(-1);
    const stop: StopCause | undefined = this.#fold.result().stop;
    return {
      outcome: end.outcome,
      promptTokens,
      completionTokens,
      chargeNanoUsd: end.charge,
      upstreamKind: lastAttempt?.kind ?? "",
      upstreamMs: lastAttempt?.ms ?? 0,
      attempts: this.#attempts.length,
      stopRaw: stop?.raw ?? "",
    };
  }
}
