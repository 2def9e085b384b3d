import { detach } from "../../core/errors/detach.ts";
import type { Catalog, Upstream } from "../../upstreams/catalog/model.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { HoldGone, StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import type { JobSummary } from "../../generation/job.ts";
import type { GenerationObserver, GenerationStore } from "../../generation/prepared-job.ts";
import type { RecordedSources } from "../../system/config/sources.ts";
import type { Log } from "../../core/log/log.ts";
import type { Metrics } from "../../system/observe/metrics.ts";
import type { Tracing } from "../../system/observe/tracing.ts";
import type { CircuitState } from "../../upstreams/routing/breaker.ts";
import type { Outage } from "../../upstreams/routing/router.ts";
import type { Clock } from "../../core/timing/clock.ts";
import type { Timers } from "../../core/timing/timer-wheel.ts";
import { watchLiveness } from "../../core/timing/watch-liveness.ts";
import { serializeError, deserializeError } from "./serialized-error.ts";
import { answerReservation } from "./answer-reservation.ts";
import { HeldRequests, type SentPart, summaryOf } from "./held-requests.ts";
import { type ArrivedBody, type ArrivingBody, LoopShare } from "./loop-share.ts";
import { KeyQueue, type Turn } from "./key-queue.ts";
import type {
  AnswerOutcome,
  SerializedAttempt,
  SerializedSummary,
  Channel,
  FromThread,
  ToThread,
} from "./messages.ts";
import { BytePieces } from "../../core/collections/byte-pieces.ts";
import type { Offload, OffloadClient, OffloadedRequest, RequestBody } from "./offload.ts";
import { SentBody } from "./sent-body.ts";

/** A started thread, and this side of its channel. */
export interface StartedThread extends Channel<ToThread, FromThread> {
  /** Calls back once, when the thread has ended unexpectedly. */
  readonly died: (callback: (cause: unknown) => void) => void;
  /** Ends the thread whatever its state; the cause is then reported by `died`. */
  readonly kill: (cause: unknown) => void;
  readonly end: () => Promise<unknown>;
}

export interface OffloadDependencies {
  readonly start: (sources: RecordedSources) => StartedThread;
  readonly sources: RecordedSources;
  readonly store: GenerationStore;
  readonly catalog: () => Catalog;
  readonly observer: GenerationObserver;
  readonly metrics: Pick<
    Metrics,
    "upstreamAttempted" | "holdEnded" | "costUnbilled" | "usageMisreported"
  >;
  readonly tracing: Pick<Tracing, "traceparentOf"> | null;
  readonly log: Log;
  readonly clock: Clock;
  readonly timers: Timers;
}

/** A thread without a response for this long is ended, so that waiting requests continue. */
const SILENCE_MS = 60_000;

interface Running {
  readonly requestId: string;
  readonly client: OffloadClient;
  readonly turn: Turn;
  readonly done: PromiseWithResolvers<JobSummary>;
  sent: SentPart;
}

/** One run of the thread, from its start to its end. */
interface ThreadRun {
  readonly thread: StartedThread;
  readonly held: HeldRequests;
  readonly running: Map<number, Running>;
  readonly watch: ThreadWatch;
}

/** Watches whether the thread responds. */
interface ThreadWatch {
  /** Records a response of the thread. */
  readonly answered: () => void;
  readonly end: () => void;
}

/**
 * The thread for requests with expensive bodies. It reads, validates and serves them, with a
 * separate catalog, separate upstream connections and separate circuit breakers. Ledger, limits,
 * log and the client's socket stay with the main thread. It is started by the first of these
 * requests, and restarted after it died. Bodies are read in rotation by key (`KeyQueue`).
 */
export class OffloadThread implements Offload {
  readonly #dependencies: OffloadDependencies;
  readonly #queue: KeyQueue;
  readonly #share: LoopShare;
  #sources: RecordedSources;
  #current: ThreadRun | null = null;
  #circuits: ReadonlyMap<string, CircuitState> = new Map();
  #outages: ReadonlyMap<string, Outage> = new Map();
  #lastId = 0;

  constructor(dependencies: OffloadDependencies) {
    this.#dependencies = dependencies;
    this.#sources = dependencies.sources;
    this.#queue = new KeyQueue(dependencies.clock);
    this.#share = new LoopShare(dependencies.clock);
  }

  readonly collects = (arriving: ArrivingBody): boolean => this.#share.collects(arriving);

  readonly openBody = (): SentBody => new SentBody(this.#running().thread, (this.#lastId += 1));

  readonly admits = (arrived: ArrivedBody): boolean => this.#share.admits(arrived);

  /** Returns the circuit breakers of the upstreams that the thread has called, by upstream id. */
  get circuits(): ReadonlyMap<string, CircuitState> {
    return this.#circuits;
  }

  /** Returns the open circuits of the thread by upstream id, in Unix milliseconds. */
  get outages(): ReadonlyMap<string, Outage> {
    return this.#outages;
  }

  /** Returns the number of requests in progress; for tests. */
  get running(): number {
    return this.#current?.running.size ?? 0;
  }

  async run(request: OffloadedRequest, client: OffloadClient): Promise<JobSummary> {
    const { caller, signal } = request;
    const turn = await this.#queue.take(caller.key.id);
    const { body } = request;
    const hasLeft = signal.aborted && request.idempotency === null;
    const isLost = body instanceof SentBody && body.thread !== this.#current?.thread;
    if (hasLeft || isLost) {
      turn.end();
      if (body instanceof SentBody) body.discard();
      throw hasLeft ? signal.reason : gone();
    }
    const run = this.#running();
    const id = (this.#lastId += 1);
    const { requestId } = request;
    const done = Promise.withResolvers<JobSummary>();
    const running: Running = { requestId, client, turn, done, sent: "nothing" };
    run.running.set(id, running);
    const stop = (): void => {
      const { reason } = signal;
      const serialized = reason instanceof GatewayError ? serializeError(reason) : null;
      run.thread.send({ type: "stop", id, reason: serialized });
    };
    this.#send(run, id, request);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop);
    client.sink.whenClosed(() => {
      if (run.running.has(id)) run.thread.send({ type: "closed", id });
    });
    try {
      return await running.done.promise;
    } finally {
      run.running.delete(id);
      run.held.forget(requestId);
      turn.end();
      signal.removeEventListener("abort", stop);
    }
  }

  /** Sends the thread another configuration; requests in progress keep the previous one. */
  reload(sources: RecordedSources): void {
    this.#sources = sources;
    this.#current?.thread.send({ type: "reload", sources });
  }

  async close(): Promise<void> {
    const run = this.#current;
    this.#current = null;
    run?.watch.end();
    await run?.thread.end();
  }

  #send(run: ThreadRun, id: number, request: OffloadedRequest): void {
    const { caller, signal: _signal, body, ...rest } = request;
    const { tracing } = this.#dependencies;
    const { offers: _offers, ...plan } = caller.plan;
    const serialized = {
      ...rest,
      body: this.#sent(body).id,
      key: caller.key,
      accountId: caller.accountId,
      plan,
      traceparent: tracing?.traceparentOf(request.requestId) ?? null,
    };
    run.thread.send({ type: "run", id, request: serialized });
  }

  /** Returns the current run of the thread, which is started if there is none. */
  #running(): ThreadRun {
    this.#current ??= this.#start();
    return this.#current;
  }

  #sent(body: RequestBody): SentBody {
    if (body instanceof SentBody) return body;
    if (typeof body === "string" || body instanceof BytePieces) return this.openBody().addAll(body);
    throw new Error("a body of another thread");
  }

  #start(): ThreadRun {
    const { start, store, clock, observer, log } = this.#dependencies;
    const thread = start(this.#sources);
    const run: ThreadRun = {
      thread,
      held: new HeldRequests({
        store,
        nowMs: clock.nowMs,
        unsettled: (requestId, cause) => observer.unsettled(requestId, cause),
      }),
      running: new Map(),
      watch: this.#watch(thread),
    };
    thread.receive((message) => this.#take(run, message));
    thread.died((cause) => {
      if (this.#current === run) {
        this.#current = null;
        this.#circuits = new Map();
        this.#outages = new Map();
      }
      run.watch.end();
      log.error({ error: serializeError(cause).causes }, "the thread for large requests died");
      // Its holds first: an immediate repeat then finds them ended.
      const sent = new Map([...run.running.values()].map((one) => [one.requestId, one.sent]));
      const resolved = run.held
        .resolve((id) => sent.get(id) ?? "nothing")
        .then(() => {
          for (const running of run.running.values()) this.#abandon(run, running);
        });
      detach(resolved);
    });
    return run;
  }

  /** Ends a request of a thread that died, with the charge that the ledger has of it. */
  #abandon({ held }: ThreadRun, { requestId, done }: Running): void {
    const settlement = held.settlementOf(requestId);
    if (settlement === undefined) return done.reject(gone());
    const { upstream } = settlement;
    const called = upstream === null ? null : this.#upstream(upstream);
    done.resolve({ ...summaryOf(settlement), upstream: called, failure: gone() });
  }

  /** Ends the thread if its event loop is blocked for a minute. */
  #watch({ send, kill }: StartedThread): ThreadWatch {
    const open: (() => void)[] = [];
    const end = watchLiveness({
      silenceMs: SILENCE_MS,
      timers: this.#dependencies.timers,
      ask: () => {
        const { promise, resolve } = Promise.withResolvers<void>();
        open.push(resolve);
        send({ type: "ping" });
        return promise;
      },
      hangs: () => kill(new Error("it did not respond for a minute")),
    });
    return { answered: () => open.shift()?.(), end };
  }

  #take(run: ThreadRun, message: FromThread): void {
    const { metrics, log } = this.#dependencies;
    switch (message.type) {
      case "pong":
        run.watch.answered();
        return;
      case "store":
        detach(this.#call(run, message));
        return;
      case "log":
        log[message.level](message.fields, message.message);
        return;
      case "attempted":
        return this.#attempted(message.attempt);
      case "hold-ended":
        return metrics.holdEnded(message.result);
      case "unbilled":
        return metrics.costUnbilled(message.nanoUsd);
      case "misreported":
        return metrics.usageMisreported(message.upstream, message.fault);
      case "circuits":
        this.#circuits = message.circuits;
        this.#outages = message.outages;
        return;
      default: {
        const running = run.running.get(message.id);
        if (running !== undefined) this.#takeReply(run, running, message);
      }
    }
  }

  #takeReply(run: ThreadRun, running: Running, message: ReplyMessage): void {
    const { client, turn, done } = running;
    const { sink } = client;
    switch (message.type) {
      case "read":
        turn.charge(message.costMs);
        turn.end();
        return;
      case "worked":
        turn.charge(message.costMs);
        return;
      case "named":
        client.named(message.model);
        return;
      case "deprecated":
        client.usesDeprecated(message.used);
        return;
      case "known":
        client.known(message.known);
        return;
      case "reserve":
        detach(answerReservation(client, message, run.thread.send));
        return;
      case "open":
        if (message.head.contentType === "text/event-stream") running.sent = "head";
        sink.open(message.head);
        return;
      case "write": {
        if (running.sent === "head") running.sent = "content";
        const { id, text } = message;
        const accepted = (): void =>
          run.thread.send({ type: "accepted", id, characters: text.length });
        const waiting = sink.write(text);
        if (waiting === undefined) accepted();
        else detach(waiting.then(accepted));
        return;
      }
      case "comment":
        sink.comment(message.text);
        return;
      case "end":
        running.sent = "content";
        sink.end();
        return;
      case "ended":
        if ("error" in message.outcome) done.reject(deserializeError(message.outcome.error));
        else done.resolve(this.#summary(message.outcome.summary));
    }
  }

  async #call(
    { thread, held }: ThreadRun,
    { call, operation, argument }: Extract<FromThread, { type: "store" }>,
  ): Promise<void> {
    try {
      // The other side is this program's own client: its arguments have the store's types.
      const value: unknown = await held.store[operation](argument as never);
      thread.send({ type: "answer", call, outcome: { value } });
    } catch (error) {
      thread.send({ type: "answer", call, outcome: failureOf(error) });
    }
  }

  #attempted({ model: modelId, upstream: upstreamId, ...ended }: SerializedAttempt): void {
    const model = this.#dependencies.catalog().models.get(modelId);
    const upstream = model?.upstreams.find(({ id }) => id === upstreamId);
    if (model === undefined || upstream === undefined) return;
    this.#dependencies.metrics.upstreamAttempted({ model, upstream, ...ended });
  }

  #summary(serialized: SerializedSummary): JobSummary {
    const { upstream, failure } = serialized;
    return {
      ...serialized,
      upstream: upstream === null ? null : this.#upstream(upstream),
      failure: failure === null ? null : deserializeError(failure),
    };
  }

  /** Returns an upstream; null if a reload has removed it meanwhile. */
  #upstream(id: string): Upstream | null {
    for (const { upstreams } of this.#dependencies.catalog().models.values()) {
      const found = upstreams.find((upstream) => upstream.id === id);
      if (found !== undefined) return found;
    }
    return null;
  }
}

/** A message about one request. */
type ReplyMessage = Extract<FromThread, { readonly id: number }>;

function failureOf(error: unknown): AnswerOutcome {
  const text = error instanceof Error ? error.message : String(error);
  if (error instanceof HoldGone) return { holdGone: text };
  return { error: text, unavailable: error instanceof StoreUnavailable };
}

function gone(): StoreUnavailable {
  return new StoreUnavailable("the thread for large requests died");
}
