import type { Upstream } from "../catalog/model.ts";
import type { GenerationEvent } from "../conversation/generation-event.ts";
import { GenerationFold } from "../conversation/generation-result.ts";
import { errorBody } from "../errors/error-body.ts";
import type { UpstreamAttempt } from "../ledger/store.ts";
import { usageRecord } from "../ledger/usage.ts";
import type { ReplyIdentity } from "../protocols/protocol.ts";
import { UpstreamFailure, withAbortReason } from "../errors/upstream-failure.ts";
import { toGatewayError } from "../errors/to-gateway-error.ts";
import type { Routed } from "../routing/router.ts";
import { failedEnding, type Ending, type FinishedReply } from "./ending.ts";
import type { FinalUsage } from "./final-usage.ts";
import { Interrupter } from "./interruption.ts";
import type { JobSummary, ReplySink } from "./job.ts";
import type { GeneratorDependencies, PreparedJob } from "./prepared-job.ts";
import { ProgressMeter } from "./progress-meter.ts";
import { ReplyWriter, sendReply } from "./reply-writer.ts";
import { SAMPLE_CHARACTERS } from "./sample.ts";
import { ifStorable } from "./sealed-reply.ts";
import { Settlement, type Bill } from "./settlement.ts";

/**
 * One request between its hold and its settlement. Every path through it yields one `Ending`, which
 * is settled before the last byte is sent (money rule 4).
 */
export class GenerationRun {
  readonly #prepared: PreparedJob;
  readonly #sink: ReplySink;
  readonly #dependencies: GeneratorDependencies;
  readonly #identity: ReplyIdentity;
  readonly #interrupter: Interrupter;
  readonly #meter: ProgressMeter;
  readonly #settlement: Settlement;
  /** Null if the client did not request a stream. */
  readonly #stream: ReplyWriter | null;
  readonly #fold: GenerationFold;
  readonly #attempts: UpstreamAttempt[] = [];
  /** The last upstream that was called. */
  #upstream: Upstream | null = null;

  constructor(prepared: PreparedJob, sink: ReplySink, dependencies: GeneratorDependencies) {
    this.#prepared = prepared;
    this.#sink = sink;
    this.#dependencies = dependencies;
    const { job, ignored } = prepared;
    const { model, decoded } = job;
    this.#fold = new GenerationFold(decoded.stream ? SAMPLE_CHARACTERS : undefined);
    this.#identity = {
      id: dependencies.ids.replyId(decoded.replyIdPrefix),
      created: Math.floor(job.receivedAtMs / 1_000),
      model: model.id,
    };
    this.#interrupter = new Interrupter(job);
    this.#meter = new ProgressMeter(prepared, dependencies);
    this.#settlement = new Settlement(prepared, dependencies);
    const { contextLength } = model;
    this.#stream = decoded.stream
      ? new ReplyWriter({
          ...{ sink, ignored, contextLength },
          encoder: decoded.openStream(this.#identity),
        })
      : null;
  }

  /** Runs to the end; rejects with the error to send if the reply was never opened. */
  async run(): Promise<JobSummary> {
    try {
      const ending = await this.#generate().catch((thrown: unknown) => this.#failed(thrown));
      return await this.#settle(ending);
    } finally {
      this.#interrupter.close();
    }
  }

  async #generate(): Promise<FinishedReply> {
    const routed = await this.#open();
    const ignored = this.#ignored(routed);
    const last = await this.#receive(routed, ignored);
    const billed = await this.#settlement.usage(this.#fold.result(), false);
    return this.#stream === null
      ? this.#completeBody(billed, ignored)
      : this.#completeStream(this.#stream, billed, last);
  }

  async #open(): Promise<Routed> {
    const { job, conversation } = this.#prepared;
    const { model, requestId, decoded } = job;
    const { signal } = this.#interrupter;
    if (signal.aborted)
      throw new UpstreamFailure("cancelled", "stopped before the upstream's call");
    const { stream } = decoded;
    const attempts = this.#attempts;
    const calling = (upstream: Upstream): void => void (this.#upstream = upstream);
    const accepted = (): void => this.#meter.start();
    const request = { conversation, model, stream, signal, requestId, attempts, calling, accepted };
    const routed = await this.#dependencies.router.open(request);
    this.#meter.start();
    return routed;
  }

  /** Consumes all events and reports once to the router how they ended; returns the last event. */
  async #receive(routed: Routed, ignored: readonly string[]): Promise<GenerationEvent> {
    const last = await this.#pump(routed, ignored).catch((thrown: unknown) => {
      const failure = withAbortReason(thrown, this.#interrupter.signal);
      routed.ended(failure instanceof UpstreamFailure ? failure : undefined);
      throw failure;
    });
    routed.ended(undefined);
    return last;
  }

  /** Forwards events until the generation ends; returns its last event, not yet written. */
  async #pump({ generation }: Routed, ignored: readonly string[]): Promise<GenerationEvent> {
    for await (const events of generation.events) {
      for (const event of events) {
        this.#fold.add(event);
        this.#meter.count(event);
      }
      this.#meter.checkSize();
      this.#meter.markWhenDue();
      this.#stream?.open(ignored);
      const blocked = this.#stream?.write(events);
      if (blocked !== undefined) await this.#interrupter.outlast(blocked);
      const last = events.find(({ type }) => type === "generation-end");
      if (last !== undefined) return last;
    }
    throw new UpstreamFailure("incomplete", "the events ended early");
  }

  #completeBody(billed: FinalUsage, ignored: readonly string[]): FinishedReply {
    const { decoded, idempotency } = this.#prepared.job;
    const result = { ...this.#fold.result(), usage: billed.usage };
    const text = JSON.stringify(decoded.encodeReply(result, this.#identity));
    const reply = { head: { contentType: "application/json", ignored }, text } as const;
    return {
      kind: "finished",
      billed,
      reply: idempotency && ifStorable(text) !== null ? reply : undefined,
      deliver: () => sendReply(this.#sink, reply),
    };
  }

  #completeStream(stream: ReplyWriter, billed: FinalUsage, last: GenerationEvent): FinishedReply {
    const lastText = stream.encodeLast([{ type: "usage-update", usage: billed.usage }, last]);
    return {
      kind: "finished",
      billed,
      reply: this.#sink.stored?.(lastText),
      deliver: () => stream.finish(lastText),
    };
  }

  #ignored(routed: Routed): readonly string[] {
    const { job, ignored } = this.#prepared;
    if (routed.generation.ignored.length === 0) return ignored;
    return [...new Set([...ignored, ...job.decoded.ignoredPointers(routed.generation.ignored)])];
  }

  #failed(thrown: unknown): Ending {
    this.#stream?.stop();
    const interruption = this.#interrupter.cause;
    const isCancelled = thrown instanceof UpstreamFailure && thrown.kind === "cancelled";
    return failedEnding({
      failure:
        isCancelled && interruption?.kind === "process-stop"
          ? interruption.error
          : withAbortReason(thrown, this.#interrupter.signal),
      isOpen: this.#stream?.isOpen ?? false,
      wasAsked: this.#attempts.length > 0,
      interruption,
      protocol: this.#prepared.job.decoded.protocol,
    });
  }

  /**
   * A finished reply that cannot be settled has failed: its last byte must not be sent. A hold does
   * not outlive a bug in pricing: the cost of that reply is our loss.
   */
  async #settle(ending: Ending): Promise<JobSummary> {
    const { observer } = this.#dependencies;
    const { requestId } = this.#prepared.job;
    let bill: Bill | undefined;
    try {
      bill = await this.#settlement.bill(ending, this.#fold.result());
      await this.#settlement.write(bill, this.#attempts);
    } catch (cause) {
      if (ending.kind === "finished") return this.#settle(this.#failed(cause));
      if (bill === undefined) {
        observer.unpriced(requestId, cause);
        return this.#settle({ ...ending, kind: "unbilled", status: 200 });
      }
      observer.unsettled(requestId, cause);
    }
    this.#deliver(ending);
    return this.#summary(bill, ending);
  }

  #deliver(ending: Ending): void {
    if (ending.kind === "finished") return ending.deliver();
    if (this.#stream?.isOpen !== true) throw ending.failure;
    const { requestId } = this.#prepared.job;
    this.#stream.fail(errorBody(toGatewayError(ending.failure), requestId));
  }

  #summary({ outcome, charge, billed }: Bill, ending: Ending): JobSummary {
    return {
      outcome,
      usage: usageRecord(billed.usage),
      chargeNanoUsd: charge,
      upstream: this.#upstream,
      upstreamMs: this.#attempts.at(-1)?.ms ?? 0,
      attempts: this.#attempts.length,
      stopRaw: this.#fold.result().stop?.raw ?? "",
      failure: ending.kind === "finished" || outcome === "client-gone" ? null : ending.failure,
    };
  }
}
