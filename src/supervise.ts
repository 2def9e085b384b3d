import nodeCluster from "node:cluster";
import type { AddressInfo } from "node:net";
import { hostLimiter } from "./limits/limiter-host.ts";
import type { Limiter } from "./limits/limiter.ts";
import type { LimiterAnswer, LimiterChannel, LimiterQuestion } from "./limits/limiter-messages.ts";
import { shareFigures } from "./observe/activity/share-figures.ts";
import { shareMetrics } from "./observe/share-metrics.ts";
import type { Log } from "./observe/log.ts";
import type { SupervisorChannel, WorkerPeer, WorkerPeers } from "./observe/workers.ts";

/** Delay before a worker that died is restarted. */
const RESTART_MS = 500;

export interface SuperviseDependencies {
  readonly workers: number;
  /** Kept here, so that the workers share one window per key. */
  readonly limiter: Limiter;
  readonly log: Log;
  /** Node's where absent. */
  readonly cluster?: Workers;
}

/** A worker process, as its supervisor starts and ends it. */
export interface SupervisedWorker extends WorkerPeer {
  readonly process: { kill(signal: NodeJS.Signals): unknown };
  on(event: "exit", listener: (code: number | null, signal: string | null) => void): unknown;
  on(event: "message", listener: (message: unknown) => void): unknown;
  once(event: "listening", listener: (address: AddressInfo) => void): unknown;
  once(event: "exit", listener: (code: number | null) => void): unknown;
}

/** Starts worker processes. */
export interface Workers extends WorkerPeers<SupervisedWorker> {
  fork(): SupervisedWorker;
}

/** Worker processes that share one port. */
export interface Supervising {
  /** The port that all of them listen on. */
  readonly port: number;
  readonly reload: () => void;
  /** Resolves when every worker has drained and ended. */
  readonly stop: () => Promise<void>;
}

/** Starts the workers and resolves when all of them listen; dead ones are restarted. */
export async function supervise(dependencies: SuperviseDependencies): Promise<Supervising> {
  const { workers, limiter, log } = dependencies;
  const cluster: Workers = dependencies.cluster ?? nodeCluster;
  let isStopping = false;
  shareMetrics(cluster);
  shareFigures(cluster);
  const start = (): Promise<number> => {
    const worker = cluster.fork();
    const released = hostLimiter(limiter, channelTo(worker));
    worker.on("exit", (code, signal) => {
      released();
      if (isStopping) return;
      log.error({ worker: worker.id, code, signal }, "a worker died");
      setTimeout(() => isStopping || void start().catch(() => undefined), RESTART_MS);
    });
    return listening(worker);
  };
  const ports = await Promise.all(Array.from({ length: workers }, start));
  return {
    port: ports[0] ?? 0,
    reload: () => live(cluster).forEach((worker) => worker.process.kill("SIGHUP")),
    stop: async () => {
      isStopping = true;
      await Promise.all(live(cluster).map(ended));
    },
  };
}

function live({ workers = {} }: Pick<Workers, "workers">): readonly SupervisedWorker[] {
  return Object.values(workers).filter((worker) => worker !== undefined);
}

function listening(worker: SupervisedWorker): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.once("listening", ({ port }: AddressInfo) => resolve(port));
    worker.once("exit", (code) =>
      reject(new Error(`a worker exited during startup (code ${code})`)),
    );
  });
}

function ended(worker: SupervisedWorker): Promise<void> {
  return new Promise((resolve) => {
    worker.once("exit", () => resolve());
    worker.process.kill("SIGTERM");
  });
}

function channelTo(worker: SupervisedWorker): LimiterChannel<LimiterAnswer, LimiterQuestion> {
  return {
    send: gathered((limiter) => {
      if (worker.isConnected()) worker.send({ limiter } satisfies LimiterMessage);
    }),
    receive: (take) =>
      worker.on("message", (message: unknown) => {
        if (isOfLimiter(message)) for (const one of message.limiter) take(one as LimiterQuestion);
      }),
  };
}

/** A worker's end of the channel; the process's own channel to its supervisor. */
export function channelToSupervisor(
  channel: SupervisorChannel = process,
): LimiterChannel<LimiterQuestion, LimiterAnswer> {
  return {
    send: gathered((limiter) => void channel.send?.({ limiter } satisfies LimiterMessage)),
    receive: (take) =>
      channel.on("message", (message: unknown) => {
        if (isOfLimiter(message)) for (const one of message.limiter) take(one as LimiterAnswer);
      }),
  };
}

/** What one turn of the loop had to say: each message takes system calls and wakes a process. */
interface LimiterMessage {
  readonly limiter: readonly unknown[];
}

function gathered<Said>(send: (said: readonly Said[]) => void): (one: Said) => void {
  let waiting: Said[] = [];
  return (one) => {
    waiting.push(one);
    if (waiting.length > 1) return;
    setImmediate(() => {
      const said = waiting;
      waiting = [];
      send(said);
    });
  };
}

function isOfLimiter(message: unknown): message is LimiterMessage {
  return typeof message === "object" && message !== null && Object.hasOwn(message, "limiter");
}
