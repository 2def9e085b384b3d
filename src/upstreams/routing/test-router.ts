import { expect } from "vitest";
import type { Model, Upstream } from "../catalog/model.ts";
import type { ProviderKind } from "../catalog/provider-kinds.ts";
import type { Conversation } from "../../core/conversation/conversation.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import {
  UpstreamFailure,
  type UpstreamFailureKind,
  type UpstreamFailureOptions,
} from "../../core/errors/upstream-failure.ts";
import type { UpstreamAttempt } from "../../core/ledger/request-record.ts";
import type { Flow, GenerationRequest, Provider } from "../providers/shared/provider.ts";
import type { StopSignal } from "../../core/timing/stop-signal.ts";
import { everyKind } from "../providers/testing/every-kind.ts";
import { Router } from "./router.ts";
import { withDialect } from "../providers/upstream-dialect.ts";

/** How an upstream answers; `bug` is an error that is not an upstream failure. */
export type Answer =
  | "ok"
  | "bug"
  | UpstreamFailureKind
  | ({ readonly kind: UpstreamFailureKind } & UpstreamFailureOptions);

interface Script {
  /** Keyed by upstream id; the last answer repeats indefinitely. `reserve` has a weight of 0. */
  readonly answers: Readonly<Record<string, readonly Answer[]>>;
  readonly kind?: ProviderKind;
  readonly random?: number;
  /** Duration of each call. */
  readonly callMs?: number;
  /** Ends each pause between two calls. */
  readonly pauseEnd?: Promise<void>;
}

/** A client and its request. By default there is one client, with a different request each time. */
interface Asking {
  readonly client?: string;
  readonly words?: string;
  readonly conversation?: Partial<Conversation>;
}

function upstream(id: string, kind: ProviderKind): Upstream {
  const timeouts = { connectMs: 1, firstByteMs: 1, idleMs: 1, totalMs: 1 };
  const weight = id === "reserve" ? 0 : 1;
  return withDialect({
    id,
    kind,
    baseUrl: "",
    model: id,
    signIn: null,
    weight,
    timeouts,
    headers: {},
    query: {},
  });
}

/** For tests: returns a router with upstreams that answer by a script. */
export function scripted({ answers, kind = "openai", random = 0.5, callMs = 0, pauseEnd }: Script) {
  const calls: string[] = [];
  const requests: GenerationRequest[] = [];
  const pausesMs: number[] = [];
  const pauseSignals: StopSignal[] = [];
  const ends: string[] = [];
  const left = new Map(Object.entries(answers).map(([id, list]) => [id, [...list]]));
  const running = new Map<Flow, { id: string; end: PromiseWithResolvers<void> }>();
  let nowMs = 0;
  let asked = 0;
  const provider: Provider = {
    async generate(request, consumer) {
      const { id } = request.upstream;
      calls.push(id);
      requests.push(request);
      nowMs += callMs;
      const list = left.get(id) ?? [];
      const answer = (list.length > 1 ? list.shift() : list[0]) ?? "ok";
      if (answer === "ok") {
        const flow = { pause: () => undefined, resume: () => undefined };
        const end = Promise.withResolvers<void>();
        running.set(flow, { id, end });
        consumer.start({ status: 200, ignored: [], flow });
        consumer.events([{ type: "generation-end", stop: { cause: "end", raw: "stop" } }]);
        return end.promise;
      }
      if (answer === "bug") throw new TypeError("a bug");
      const failure = typeof answer === "string" ? { kind: answer } : answer;
      throw new UpstreamFailure(failure.kind, id, { ...failure, status: 418 });
    },
  };
  const never: Provider = { generate: () => Promise.reject(new Error("the wrong provider")) };
  const router = new Router({
    providers: { ...everyKind(never), [kind]: provider },
    clock: {
      elapsedMs: () => nowMs,
      sleep: async (ms, signal) => {
        pausesMs.push(ms);
        pauseSignals.push(signal);
        await pauseEnd;
      },
    },
    random: () => random,
    attemptEnded: ({ requestId, upstream: { id }, failure }) =>
      void ends.push(`${requestId} ${id} ${failure?.kind ?? "ok"}`),
  });
  const upstreams = Object.keys(answers).map((id) => upstream(id, kind));
  /** Resolves when a generation has started, with its upstream and a function to end it. */
  const ask = async (
    attempts: UpstreamAttempt[] = [],
    signal: AbortSignal = new AbortController().signal,
    { client = "c", words = `${(asked += 1)}`, conversation: parts = {} }: Asking = {},
  ) => {
    const started = Promise.withResolvers<Flow>();
    const model = { upstreams } as unknown as Model;
    const conversation = { words, ...parts } as never;
    const generated = router.generate(
      { conversation, model, stream: true, signal, requestId: "r", client, attempts },
      { start: ({ flow }) => started.resolve(flow), events: () => undefined },
    );
    generated.catch((error: unknown) => started.reject(error));
    const { id, end } = running.get(await started.promise) ?? expect.fail("nothing runs");
    const ended = async (failure?: UpstreamFailure): Promise<void> => {
      if (failure === undefined) end.resolve();
      else end.reject(failure);
      await generated.catch((error: unknown) => expect(error).toBe(failure));
    };
    return { id, ended };
  };
  /** Opens a generation and reports the given end for it. */
  const open = async (failure?: UpstreamFailureKind, asking?: Asking) => {
    const attempts: UpstreamAttempt[] = [];
    calls.length = 0;
    try {
      const { id, ended } = await ask(attempts, undefined, asking);
      await ended(failure === undefined ? undefined : new UpstreamFailure(failure, "later"));
      return { end: id, calls: calls.join(" "), attempts };
    } catch (error) {
      const known = error instanceof UpstreamFailure || error instanceof GatewayError;
      const retryAfterMs = known ? error.retryAfterMs : undefined;
      return { end: known ? error.kind : "?", calls: calls.join(" "), attempts, retryAfterMs };
    }
  };
  return {
    ask,
    open,
    ends,
    calls,
    pausesMs,
    pauseSignals,
    requests,
    router,
    pass: (ms: number) => (nowMs += ms),
  };
}
