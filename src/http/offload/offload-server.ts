import { detach } from "../../core/errors/detach.ts";
import type { Caller } from "../../access/auth/caller.ts";
import type { Deprecation } from "../../upstreams/catalog/deprecations.ts";
import { type Catalog, totalMsOf } from "../../upstreams/catalog/model.ts";
import type { Plan } from "../../upstreams/catalog/plan.ts";
import type {
  GenerationJob,
  Generator,
  Idempotency,
  JobSummary,
  ReserveTokens,
} from "../../generation/job.ts";
import type { Tracing } from "../../system/observe/tracing.ts";
import { StopSource } from "../../core/timing/stop-signal.ts";
import { serializeError, deserializeError } from "./serialized-error.ts";
import type {
  SerializedRequest,
  SerializedSummary,
  FromThread,
  KnownRequest,
  ToThread,
} from "./messages.ts";
import { ThreadSink, type ThreadStore } from "./main-thread.ts";

/** A request that was read and is valid. */
export interface ReadRequest extends Pick<GenerationJob, "decoded" | "model" | "deprecated"> {
  readonly idempotency: Idempotency | undefined;
  /** The parsed JSON. */
  readonly body: unknown;
}

export interface OffloadServerDependencies {
  readonly send: (message: FromThread) => void;
  readonly store: ThreadStore;
  readonly generator: Generator;
  readonly catalog: () => Catalog;
  readonly plans: () => ReadonlyMap<string, Plan>;
  /**
   * Reads and validates the body; throws `GatewayError`. `release` returns its share of the budget.
   */
  readonly read: (
    request: SerializedRequest,
    parts: {
      readonly caller: Caller;
      readonly catalog: Catalog;
      readonly body: readonly Uint8Array[];
      readonly named: (model: string) => void;
      readonly usesDeprecated: (used: readonly Deprecation[]) => void;
    },
  ) => { readonly prepared: ReadRequest; readonly release: () => void };
  readonly tracing: Pick<Tracing, "requestJoined" | "requestLeft"> | null;
  /** Returns monotonic milliseconds. */
  readonly elapsedMs: () => number;
  /** Calls back when all work started in this turn of the event loop is done. */
  readonly afterwards: (callback: () => void) => void;
  readonly reload: (message: Extract<ToThread, { type: "reload" }>) => void;
  /** Exports the last spans and ends the thread. */
  readonly end: () => void;
}

/** Shorter work is not reported. */
const SHOWN_MS = 1;

interface Served {
  readonly sink: ThreadSink;
  readonly stop: StopSource;
  /** Settled once the other thread has reserved or refused the request's tokens. */
  readonly reserved: PromiseWithResolvers<void>;
}

/** The thread's side: serves the requests that it receives. */
export class OffloadServer {
  readonly #dependencies: OffloadServerDependencies;
  readonly #served = new Map<number, Served>();
  readonly #bodies = new Map<number, Uint8Array[]>();
  /** Message ids by request id. */
  readonly #ids = new Map<string, number>();
  /** Ends and reports the work in progress; null: no work is in progress. */
  #endWork: (() => void) | null = null;

  constructor(dependencies: OffloadServerDependencies) {
    this.#dependencies = dependencies;
  }

  /** Handles a message of the other thread. */
  take(message: ToThread): void {
    this.#endWork?.();
    switch (message.type) {
      case "run":
        detach(this.#run(message.id, message.request));
        return;
      case "bytes": {
        const pieces = this.#bodies.get(message.body);
        if (pieces === undefined) this.#bodies.set(message.body, [message.bytes]);
        else pieces.push(message.bytes);
        return;
      }
      case "discard":
        this.#bodies.delete(message.body);
        return;
      case "stop": {
        const { reason } = message;
        const error = reason === null ? new Error("the client left") : deserializeError(reason);
        this.#served.get(message.id)?.stop.abort(error);
        return;
      }
      case "closed":
        this.#served.get(message.id)?.sink.closed();
        return;
      case "accepted":
        this.#served.get(message.id)?.sink.noteAccepted(message.characters);
        return;
      case "answer":
        this.#answer(message);
        return;
      case "reserved": {
        const reserved = this.#served.get(message.id)?.reserved;
        if (message.refusal === null) reserved?.resolve();
        else reserved?.reject(deserializeError(message.refusal));
        return;
      }
      case "reload":
        this.#dependencies.reload(message);
        return;
      case "end":
        this.#dependencies.end();
        return;
      case "ping":
        this.#dependencies.send({ type: "pong" });
    }
  }

  async #run(id: number, request: SerializedRequest): Promise<void> {
    const { send, tracing } = this.#dependencies;
    const { requestId, traceparent } = request;
    const reserved = Promise.withResolvers<void>();
    const served = { sink: new ThreadSink(id, send), stop: new StopSource(), reserved };
    this.#served.set(id, served);
    this.#ids.set(requestId, id);
    if (traceparent !== null) tracing?.requestJoined({ requestId, traceparent });
    try {
      const summary = serializeSummary(await this.#serve(id, request, served));
      send({ type: "ended", id, outcome: { summary } });
    } catch (error) {
      send({ type: "ended", id, outcome: { error: serializeError(error) } });
    } finally {
      this.#served.delete(id);
      this.#ids.delete(requestId);
      tracing?.requestLeft(requestId);
    }
  }

  /**
   * Counts the work after an answer, until the end of the turn of the event loop, for the answer's
   * request.
   */
  #answer({ call, outcome }: Extract<ToThread, { type: "answer" }>): void {
    const { store, elapsedMs, afterwards, send } = this.#dependencies;
    const startedMs = elapsedMs();
    const id = this.#ids.get(store.answer(call, outcome) ?? "");
    if (id === undefined) return;
    const end = (): void => {
      if (this.#endWork !== end) return;
      this.#endWork = null;
      const costMs = elapsedMs() - startedMs;
      if (costMs >= SHOWN_MS) send({ type: "worked", id, costMs });
    };
    this.#endWork = end;
    afterwards(end);
  }

  #takeBody(body: number): readonly Uint8Array[] {
    const pieces = this.#bodies.get(body) ?? [];
    this.#bodies.delete(body);
    return pieces;
  }

  /** Runs the work of a request's turn and reports its duration, even if the request is refused. */
  #timed<Result>(id: number, work: () => Result): Result {
    const { send, elapsedMs } = this.#dependencies;
    const startedMs = elapsedMs();
    try {
      return work();
    } finally {
      send({ type: "read", id, costMs: elapsedMs() - startedMs });
    }
  }

  async #serve(id: number, request: SerializedRequest, served: Served): Promise<JobSummary> {
    const { send, generator, plans, catalog, read } = this.#dependencies;
    const { requestId, receivedAtMs, key, accountId, agentSession } = request;
    const offers = plans().get(request.plan.id)?.offers;
    const plan = { ...request.plan, ...(offers !== undefined && { offers }) };
    const caller = { key, accountId, plan };
    const reserveTokens: ReserveTokens = (estimate) => {
      send({ type: "reserve", id, estimate });
      return served.reserved.promise;
    };
    const reserving = plan.tokensPerMinute === null ? {} : { reserveTokens };
    let release = (): void => undefined;
    try {
      return await this.#timed(id, () => {
        const pieces = this.#takeBody(request.body);
        const named = (model: string): void => send({ type: "named", id, model });
        const usesDeprecated = (used: readonly Deprecation[]): void =>
          send({ type: "deprecated", id, used });
        const bodies = { caller, catalog: catalog(), body: pieces };
        const received = read(request, { ...bodies, named, usesDeprecated });
        ({ release } = received);
        const { model, decoded, deprecated, idempotency, body } = received.prepared;
        const known = { model: model.id, stream: decoded.stream, totalMs: totalMsOf(model) };
        send({ type: "known", id, known: { ...known, body: guarded(body) } });
        const keys = idempotency === undefined ? {} : { idempotency };
        const facts = { agentSession, deprecated };
        const job = { requestId, receivedAtMs, caller, decoded, model, ...facts, ...keys };
        // Until the call of the ledger: computing the bound of the cost reads the conversation
        // again.
        return generator.run({ ...job, ...reserving, signal: served.stop }, served.sink);
      });
    } finally {
      release();
    }
  }
}

/** Returns the part of the body described at `KnownRequest.body`. */
function guarded(body: unknown): KnownRequest["body"] {
  const isObject = typeof body === "object" && body !== null;
  return isObject && "stream_options" in body ? { stream_options: body.stream_options } : {};
}

function serializeSummary({ upstream, failure, ...rest }: JobSummary): SerializedSummary {
  return {
    ...rest,
    upstream: upstream?.id ?? null,
    failure: failure === null ? null : serializeError(failure),
  };
}
