import { detach } from "../core/errors/detach.ts";
import type { Upstream } from "../upstreams/catalog/model.ts";
import type { IgnoredParameter } from "../core/conversation/ignored-parameter.ts";
import type { GenerationEvent } from "../core/conversation/generation-event.ts";
import type { TokenUsage } from "../core/conversation/token-usage.ts";
import { GenerationFold } from "../core/conversation/generation-result.ts";
import { errorBody } from "../core/errors/error-body.ts";
import type { UpstreamAttempt } from "../core/ledger/request-record.ts";
import { usageRecord } from "../core/ledger/usage.ts";
import { nanoUsd } from "../core/money/amounts.ts";
import { HoldGone } from "../core/errors/store-unavailable.ts";
import { writeJson } from "../core/raw-json/write-json.ts";
import type { ReplyIdentity } from "../wire/protocols/protocol.ts";
import { UpstreamFailure, withAbortReason } from "../core/errors/upstream-failure.ts";
import { toGatewayError } from "../core/errors/to-gateway-error.ts";
import type {
  Flow,
  Generation,
  GenerationConsumer,
} from "../upstreams/providers/shared/provider.ts";
import { type Ending, failedEnding, type FinishedReply } from "./ending.ts";
import type { FinalUsage, ClientDeparture } from "./final-usage.ts";
import { type CallStates, ReplyCalls } from "./call-states.ts";
import type { HiddenReasoning } from "./hidden-reasoning.ts";
import { Interrupter } from "./interruption.ts";
import type { GenerationJob, JobSummary, ReplySink } from "./job.ts";
import type { GeneratorDependencies, PreparedJob } from "./prepared-job.ts";
import { ProgressMeter } from "./progress-meter.ts";
import type { AbandonedCallSlots } from "./abandoned-call-slots.ts";
import { ReplyWriter, sendReply } from "./reply-writer.ts";
import { SAMPLE_CHARACTERS } from "./sample.ts";
import { storableText } from "./sealing.ts";
import { type Bill, Settler } from "./settlement.ts";
import { Stopwatch } from "../core/timing/clock.ts";

/** Maximum output that is read after a client has left; the vendor's price of it is our loss. */
const UNSEEN_CHARACTERS_MAX = 16_384;

/** The state that the runs of one generator share. */
export interface SharedRunState {
  readonly hiddenReasoning: HiddenReasoning;
  readonly readOnSlots: AbandonedCallSlots;
}

export type RunDependencies = GeneratorDependencies &
  SharedRunState & { readonly callStates: CallStates };

/**
 * One request between its hold and its settlement. Every path through it yields one `Ending`, which
 * is settled before the last byte is sent (money rule 4).
 */
export class GenerationRun implements GenerationConsumer {
  readonly #prepared: PreparedJob;
  readonly #sink: ReplySink;
  readonly #dependencies: RunDependencies;
  readonly #identity: ReplyIdentity;
  readonly #interrupter: Interrupter;
  readonly #meter: ProgressMeter;
  readonly #calls: ReplyCalls;
  readonly #settlement: Settler;
  /** Null if the client did not request a stream. */
  readonly #stream: ReplyWriter | null;
  readonly #fold: GenerationFold;
  readonly #attempts: UpstreamAttempt[] = [];
  /** The last upstream that was called. */
  #upstream: Upstream | null = null;
  /** False if the run was stopped before the last call, for example between two of them. */
  #isSent = false;
  /** Usage that the upstream reported before its first content. */
  #reported: TokenUsage | undefined;
  /** For `x-ignored-fields`; complete once an upstream has accepted. */
  #ignored: readonly string[];
  #flow: Flow | undefined;
  /** Resolves when the client's connection is writable again. */
  #blocked: Promise<void> | undefined;
  readonly #clientWait: Stopwatch;
  /** Characters of output before the client left; null: it has not left, or reasoning is no matter. */
  #seen: number | null = null;
  #isReadOn = false;
  /** The upstream's last event, not yet written. */
  #last: GenerationEvent | undefined;

  constructor(prepared: PreparedJob, sink: ReplySink, dependencies: RunDependencies) {
    this.#prepared = prepared;
    this.#sink = sink;
    this.#dependencies = dependencies;
    const { job, ignored } = prepared;
    const { model, decoded } = job;
    this.#ignored = ignored;
    this.#fold = new GenerationFold(decoded.stream ? SAMPLE_CHARACTERS : undefined);
    this.#identity = {
      id: dependencies.ids.replyId(decoded.replyIdPrefix),
      created: Math.floor(job.receivedAtMs / 1_000),
      model: model.id,
    };
    const { timers, keepAliveMs, elapsedMs } = dependencies;
    this.#clientWait = new Stopwatch(elapsedMs);
    this.#meter = new ProgressMeter(prepared, dependencies);
    this.#calls = new ReplyCalls(dependencies.callStates, job);
    this.#settlement = new Settler(prepared, dependencies);
    const { contextLength } = model;
    this.#stream = decoded.stream
      ? new ReplyWriter({
          sink,
          ignored: () => this.#ignored,
          contextLength,
          timers,
          keepAliveMs,
          encoder: decoded.openStream(this.#identity),
        })
      : null;
    this.#interrupter = new Interrupter(job, {
      timers,
      waitedMs: () => this.#clientWait.totalMs(),
      readsOn: () => this.#readsOn(),
    });
  }

  /** Runs to the end; never rejects, so that every consumer sees each end and its charge. */
  async run(): Promise<JobSummary> {
    try {
      const ending = await this.#generate().catch((thrown: unknown) => this.#failed(thrown));
      return await this.#settle(ending);
    } finally {
      this.#interrupter.close();
      if (this.#isReadOn) this.#dependencies.readOnSlots.release(this.#prepared.job.caller.key.id);
    }
  }

  /**
   * Called when an upstream has accepted: from now on, the end of its reply is the end of the run.
   */
  start({ ignored, flow }: Generation): void {
    this.#flow = flow;
    this.#reported = undefined;
    this.#meter.start();
    this.#noteIgnored(ignored);
  }

  /** Notes the parameters that the upstream ignores, replacing those of the previous upstream. */
  #noteIgnored(parameters: readonly IgnoredParameter[]): void {
    const { ignored, job } = this.#prepared;
    this.#settlement.noteIgnored(parameters);
    this.#ignored =
      parameters.length === 0
        ? ignored
        : [...new Set([...ignored, ...job.decoded.ignoredPointers(parameters)])];
  }

  /** Counts the events and forwards them at once; the last one waits for the settlement. */
  events(received: readonly GenerationEvent[]): void {
    for (const event of received) this.#meter.count(event);
    const events = this.#calls.shorten(received);
    for (const event of events) {
      this.#fold.add(event);
      if (event.type === "generation-end") this.#last = event;
    }
    this.#meter.checkSize();
    this.#meter.markWhenDue();
    if (this.#seen !== null) return this.#boundUnseen(this.#seen);
    this.#stream?.open(this.#ignored);
    const blocked = this.#stream?.write(events);
    if (blocked !== undefined) this.#pauseUpstream(blocked);
  }

  /**
   * Called when the client has left. Returns whether the upstream is read on: for a stream with
   * content of a model that may reason, because its usage alone has the hidden reasoning.
   */
  #readsOn(): boolean {
    const { model, caller } = this.#prepared.job;
    if (this.#stream === null || model.capabilities.reasoning === "none") return false;
    if (this.#last !== undefined || !this.#meter.hasContent) return false;
    this.#seen = this.#meter.characters;
    this.#isReadOn = this.#dependencies.readOnSlots.take(caller.key.id);
    return this.#isReadOn;
  }

  /** Ends the reading of output that nobody sees and pays for. */
  #boundUnseen(seen: number): void {
    if (this.#meter.characters - seen > UNSEEN_CHARACTERS_MAX)
      throw new UpstreamFailure("cancelled", "too much output after the client left");
  }

  /** Pauses the upstream until the client's connection is writable again. */
  #pauseUpstream(blocked: Promise<void>): void {
    this.#blocked = blocked;
    this.#clientWait.start();
    this.#flow?.pause();
    const resume = (): void => {
      if (this.#blocked !== blocked) return;
      this.#blocked = undefined;
      this.#clientWait.stop();
      this.#flow?.resume();
    };
    detach(blocked.then(resume));
  }

  async #generate(): Promise<FinishedReply> {
    const last = await this.#receive();
    const result = this.#fold.result();
    const billed = await this.#settlement.usage(result, false);
    const { usage, estimated } = billed;
    if (!estimated)
      this.#dependencies.hiddenReasoning.note(this.#usageQuestion(), { ...result, usage });
    return this.#stream === null
      ? this.#completeBody(billed)
      : this.#completeStream(this.#stream, billed, last);
  }

  /** Returns the last event, after all previous events were forwarded. */
  async #receive(): Promise<GenerationEvent> {
    const { job, conversation, ceiling } = this.#prepared;
    const { model, requestId, decoded, caller } = job;
    const { inputTokensExpected } = ceiling;
    const { signal } = this.#interrupter;
    if (signal.aborted)
      throw new UpstreamFailure("cancelled", "stopped before the upstream's call");
    const { stream } = decoded;
    const attempts = this.#attempts;
    const calling = (upstream: Upstream): void => {
      this.#upstream = upstream;
      this.#isSent = !signal.aborted;
      this.#reported = undefined;
    };
    const request = {
      conversation,
      model,
      stream,
      signal,
      requestId,
      ...(setsCacheMarks(job) && { automaticMarks: { inputTokensExpected } }),
      client: caller.accountId,
      attempts,
      calling,
      encoded: (ignored: readonly IgnoredParameter[]): void => this.#noteIgnored(ignored),
      accepted: (): void => this.#meter.start(),
      reported: (usage: TokenUsage): void => {
        this.#reported = usage;
      },
    };
    await this.#dependencies.router.generate(request, this);
    if (this.#last === undefined) throw new Error("a reply without its last event");
    if (this.#seen !== null) {
      this.#dependencies.hiddenReasoning.note(this.#usageQuestion(), this.#fold.result());
      throw new UpstreamFailure("cancelled", "the client has left");
    }
    if (this.#blocked !== undefined) await this.#interrupter.outlast(this.#blocked);
    return this.#last;
  }

  #completeBody(billed: FinalUsage): FinishedReply {
    const { decoded, idempotency } = this.#prepared.job;
    const result = { ...this.#fold.result(), usage: billed.usage };
    const text = writeJson(decoded.encodeReply(result, this.#identity));
    const reply = {
      head: { contentType: "application/json", ignored: this.#ignored },
      text,
    } as const;
    return {
      kind: "finished",
      billed,
      reply: idempotency && storableText(text) !== null ? reply : undefined,
      deliver: () => sendReply(this.#sink, reply),
    };
  }

  #completeStream(stream: ReplyWriter, billed: FinalUsage, last: GenerationEvent): FinishedReply {
    // With every input bucket, it replaces the usage that the start showed.
    const usage = { freshInput: 0, cachedInput: 0, cacheWrite: 0, ...billed.usage };
    const lastText = stream.encodeLast([{ type: "usage-update", usage }, last]);
    return {
      kind: "finished",
      billed,
      reply: this.#sink.stored?.(lastText),
      deliver: () => stream.finish(lastText),
    };
  }

  #failed(thrown: unknown): Ending {
    this.#stream?.stop();
    const { cause: interruption, signal } = this.#interrupter;
    const isCancelled = thrown instanceof UpstreamFailure && thrown.kind === "cancelled";
    if (isCancelled || thrown === signal.reason) this.#foldReported();
    return failedEnding({
      failure:
        isCancelled && interruption?.kind === "process-stop"
          ? interruption.error
          : withAbortReason(thrown, signal),
      isOpen: this.#stream?.isOpen ?? false,
      hasContent: this.#stream !== null && this.#meter.hasContent,
      wasAsked: this.#wasAsked(),
      interruption,
      departure: this.#clientDeparture(),
      protocol: this.#prepared.job.decoded.protocol,
    });
  }

  #clientDeparture(): ClientDeparture | undefined {
    if (this.#seen === null) return undefined;
    const hiddenTokens = this.#dependencies.hiddenReasoning.expected(this.#usageQuestion());
    return {
      seenCharacters: this.#seen,
      unseenCharacters: this.#meter.characters - this.#seen,
      hiddenTokens,
    };
  }

  #usageQuestion(): Parameters<HiddenReasoning["expected"]>[0] {
    const { job, conversation } = this.#prepared;
    return { model: job.model, conversation };
  }

  /** Reports whether the last call was answered, or was in progress when the run was stopped. */
  #wasAsked(): boolean {
    const last = this.#attempts.at(-1);
    if (last === undefined || !this.#isSent) return false;
    return last.failure === undefined || last.failure === "cancelled";
  }

  /**
   * Adds the reported usage. The upstream did not fail, so the call costs the usage that it
   * reported.
   */
  #foldReported(): void {
    const usage = this.#reported;
    if (usage !== undefined) this.#fold.add({ type: "usage-update", usage });
  }

  /**
   * Settles the run. A finished reply that cannot be settled has failed: its last byte must not be
   * sent. If pricing fails because of a bug, the hold is still released, and the cost of the reply
   * is our loss.
   */
  async #settle(ending: Ending, earlier?: Bill): Promise<JobSummary> {
    const { observer } = this.#dependencies;
    const { requestId } = this.#prepared.job;
    const upstream = this.#upstream;
    let bill: Bill | undefined;
    let recorded: Bill | undefined;
    try {
      bill = await this.#settlement.bill(ending, { result: this.#fold.result(), upstream });
      const calls = { upstreams: this.#attempts, upstream };
      const callStates = ending.kind === "finished" ? this.#calls.seal() : undefined;
      recorded = await this.#settlement.write(bill, { calls, earlier, callStates });
    } catch (cause) {
      if (ending.kind === "finished") return this.#settle(this.#failed(cause), bill);
      if (bill === undefined) {
        observer.unpriced(requestId, cause);
        return this.#settle({ ...ending, kind: "unbilled", status: 200 });
      }
      observer.unsettled(requestId, cause);
      recorded = cause instanceof HoldGone ? { ...bill, charge: nanoUsd(0) } : bill;
    }
    this.#deliver(ending);
    return this.#summary(recorded, ending);
  }

  #deliver(ending: Ending): void {
    if (ending.kind === "finished") return ending.deliver();
    if (this.#stream?.isOpen !== true) return;
    const { requestId, decoded } = this.#prepared.job;
    this.#stream.fail(errorBody(toGatewayError(ending.failure), requestId, decoded.protocol));
  }

  #hasClientLeft(): boolean {
    return this.#interrupter.cause?.kind === "client-gone";
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
      failure: ending.kind === "finished" || this.#hasClientLeft() ? null : ending.failure,
    };
  }
}

/** Returns whether the gateway sets cache marks: only clients of the messages protocol set them. */
function setsCacheMarks({ model, caller, decoded }: GenerationJob): boolean {
  const settings = [caller.plan.cacheMarks, model.cacheMarks];
  const isOn = settings.includes("auto") && !settings.includes("off");
  return isOn && decoded.protocol !== "messages";
}
