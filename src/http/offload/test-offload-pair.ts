import { expect } from "vitest";
import type { Caller } from "../../access/auth/caller.ts";
import type { RecordedSources } from "../../system/config/sources.ts";
import { sandboxModels } from "../../upstreams/catalog/sandbox-models.ts";
import type { GenerationJob, JobSummary, ReplySink } from "../../generation/job.ts";
import type { GenerationStore } from "../../generation/prepared-job.ts";
import { zeroUsage } from "../../core/ledger/usage.ts";
import { validateChatRequest } from "../../wire/contract/validate-request.ts";
import { decodeChatRequest } from "../../wire/protocols/chat/decode-request.ts";
import { plainSource } from "../../core/raw-json/json-source.ts";
import { StopSource } from "../../core/timing/stop-signal.ts";
import { TestTimers } from "../../core/timing/test-timers.ts";
import { OffloadServer, type OffloadServerDependencies } from "./offload-server.ts";
import { OffloadThread, type StartedThread } from "./offload-thread.ts";
import type { FromThread, ToThread } from "./messages.ts";
import { ThreadStore } from "./main-thread.ts";

const model = sandboxModels().find(({ id }) => id === "sandbox/echo") ?? expect.fail("no model");
const catalog = { models: new Map([[model.id, model]]) };
export const plan: Caller["plan"] = {
  id: "p",
  name: "P",
  models: ["*"],
  requestsPerMinute: null,
  tokensPerMinute: null,
  concurrentRequests: null,
};
const caller = {
  accountId: "acc",
  key: { id: "key", models: null },
  plan,
} as unknown as Caller;
const limitedCaller = { ...caller, plan: { ...plan, tokensPerMinute: 1_000 } };
export const sources: RecordedSources = { env: {}, cwd: "/", files: new Map() };

export const summary: JobSummary = {
  outcome: "finished",
  chargeNanoUsd: 7,
  upstream: model.upstreams[0] ?? null,
  upstreamMs: 1,
  attempts: 1,
  stopRaw: "stop",
  failure: null,
  usage: { ...zeroUsage, promptTokens: 3, completionTokens: 2 },
};

type Run = (job: GenerationJob, sink: ReplySink, store: ThreadStore) => Promise<JobSummary>;

/** Returns the body of a chat request. */
export const chat = (text: string): string =>
  JSON.stringify({ model: "sandbox/echo", messages: [{ role: "user", content: text }] });

const answer: Run = async (job, sink) => {
  sink.open({ contentType: "application/json", ignored: ["/a"] });
  void sink.write(JSON.stringify(job.decoded.conversation.turns));
  sink.end();
  return summary;
};

/** Waits until no message is on its way. */
export const messagesDelivered = async (): Promise<void> => {
  for (let at = 0; at < 50; at += 1) await Promise.resolve();
};

interface RequestOptions extends Pick<GenerationJob, "reserveTokens"> {
  readonly signal?: StopSource;
  readonly client?: Client;
  readonly keyed?: boolean;
}

/** Runs both sides in one thread: every message is copied as between threads. */
export function start(run: Run = answer, answers: Partial<GenerationStore> = {}) {
  const messages: string[] = [];
  type Started = Pick<OffloadServerDependencies, "send"> & { die: (cause: unknown) => void };
  const started: (Started & { readonly sources: unknown })[] = [];
  const jobs: GenerationJob[] = [];
  const store: GenerationStore = {
    findCallStates: async () => [],
    placeHold: async () => ({ result: "placed" }),
    markProgress: async () => undefined,
    settle: async ({ outcome, charge }) => {
      await messagesDelivered();
      messages.push(`settle ${outcome} ${charge}`);
      return "settled";
    },
    claimReply: async () => ({ result: "claimed" }),
    releaseReply: async () => undefined,
    ...answers,
  };
  let isStuck = false;
  const timers = new TestTimers();
  const startThread = (given: RecordedSources): StartedThread => {
    let take: (message: FromThread) => void = () => undefined;
    let isAlive = true;
    const send = (message: FromThread): void => {
      const copy = structuredClone(message);
      if (isAlive) take(copy);
    };
    const threadStore = new ThreadStore(send);
    const dependencies: OffloadServerDependencies = {
      send,
      store: threadStore,
      catalog: () => catalog,
      plans: () => new Map(),
      generator: {
        run: (job, sink) => {
          jobs.push(job);
          return run(job, sink, threadStore);
        },
      },
      read: (_request, { body }) => {
        const text = String(Buffer.concat(body));
        const decoded = decodeChatRequest(validateChatRequest(JSON.parse(text)), plainSource);
        return {
          prepared: {
            decoded,
            model,
            deprecated: [],
            idempotency: undefined,
            body: { stream_options: 1, a: 2 },
          },
          release: () => messages.push("released"),
        };
      },
      elapsedMs: () => 0,
      afterwards: () => undefined,
      tracing: null,
      end: () => undefined,
      reload: (message) => messages.push(`reload ${message.sources.cwd}`),
    };
    const server = new OffloadServer(dependencies);
    let died: (cause: unknown) => void = () => undefined;
    started.push({
      sources: given,
      send,
      die: (cause) => {
        isAlive = false;
        died(cause);
      },
    });
    return {
      send: (message: ToThread) => {
        const copy = structuredClone(message);
        if (isAlive && !isStuck) server.take(copy);
      },
      receive: (heard) => (take = heard),
      died: (callback) => (died = callback),
      kill: (cause) => {
        isAlive = false;
        died(cause);
      },
      end: () => messagesDelivered().then(() => messages.push("ended")),
    };
  };
  const errors: unknown[] = [];
  const log = {
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    error: (fields: object, message: string) => errors.push([message, fields]),
  };
  const figures: unknown[] = [];
  const note = (figure: unknown) => figures.push(figure);
  const offload = new OffloadThread({
    start: startThread,
    sources,
    store,
    log,
    clock: { nowMs: () => 0, elapsedMs: () => 0 },
    timers,
    tracing: null,
    catalog: () => catalog,
    metrics: {
      upstreamAttempted: note,
      holdEnded: note,
      costUnbilled: note,
      usageMisreported: note,
    },
    observer: {
      holdEnded: () => undefined,
      lost: () => undefined,
      misreported: () => undefined,
      unpriced: () => undefined,
      unsettled: (requestId) => messages.push(`unsettled ${requestId}`),
    },
  });
  const ask = (
    body: Parameters<OffloadThread["run"]>[0]["body"],
    {
      signal = new StopSource(),
      client = new Client(),
      keyed = false,
      ...limited
    }: RequestOptions = {},
  ) => {
    const idempotency = keyed ? { header: "k", sealKey: new Uint8Array(32) } : null;
    const running = offload.run(
      {
        requestId: "req",
        caller: limited.reserveTokens === undefined ? caller : limitedCaller,
        protocol: "chat",
        operation: "createChatCompletion",
        body,
        betas: [],
        agentSession: null,
        idempotency,
        receivedAtMs: 0,
        signal,
      },
      {
        ...limited,
        sink: client,
        named: () => undefined,
        usesDeprecated: () => undefined,
        known: ({ model: id, body: known }) =>
          client.calls.push(`known ${id} ${JSON.stringify(known)}`),
      },
    );
    return { running, client, signal };
  };
  /** Stops both threads from receiving messages. */
  const stick = (): void => void (isStuck = true);
  return { offload, ask, messages, started, jobs, errors, figures, timers, stick };
}

/** A client that reads at once, or delays reading. */
export class Client implements ReplySink {
  readonly calls: string[] = [];
  waiting: PromiseWithResolvers<void> | null = null;
  closed: () => void = () => undefined;

  open({ contentType, ignored }: Parameters<ReplySink["open"]>[0]): void {
    this.calls.push(`open ${contentType} ${ignored.join()}`);
  }

  write(text: string): Promise<void> | undefined {
    this.calls.push(text.length > 200 ? `${text.length} characters` : text);
    return this.waiting?.promise;
  }

  comment(text: string): void {
    this.calls.push(`comment ${text}`);
  }

  end(): void {
    this.calls.push("end");
  }

  whenClosed(callback: () => void): void {
    this.closed = callback;
  }
}
