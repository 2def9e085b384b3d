import nodeCluster from "node:cluster";
import type { AddressInfo } from "node:net";
import { hostLimiter } from "./limits/limiter-host.ts";
import type { LocalLimiter } from "./limits/local-limiter.ts";
import { shareFigures } from "./observe/activity/all-figures.ts";
import type { Log } from "./observe/log.ts";
import { WorkerMetrics } from "./observe/worker-metrics.ts";
import type { Timers } from "./timing/timer-wheel.ts";
import { watchLife } from "./timing/watch-life.ts";
import { ProcessChannel, type Topic } from "./workers/process-channel.ts";

/** Delay before a worker that died is restarted. */
const RESTART_MS = 500;

/** What a worker that hangs does not answer; that it serves no such topic is an answer. */
const signOfLife: Topic<null, null> = { name: "sign-of-life" };

export interface SuperviseDependencies {
  readonly workers: number;
  /**
   * A worker that gives no sign of life for so long is killed: it keeps its requests and its
   * connections, and only its end sets them free.
   */
  readonly workerHangMs: number;
  readonly timers: Timers;
  /** Kept here, so that the workers share one window per key. */
  readonly limiter: LocalLimiter;
  readonly log: Log;
  /** Node's where absent. */
  readonly cluster?: Workers;
}

/** A worker process, as its supervisor starts and ends it. */
export interface SupervisedWorker {
  readonly id: number;
  readonly process: { kill(signal: NodeJS.Signals): unknown };
  isConnected(): boolean;
  /** Without `done`, Node reports a failure as an event, which ends the process. */
  send(message: object, done: (failure: Error | null) => void): unknown;
  on(event: "exit", listener: (code: number | null, signal: string | null) => void): unknown;
  on(event: "message", listener: (message: unknown) => void): unknown;
  once(event: "listening", listener: (address: AddressInfo) => void): unknown;
  once(event: "exit", listener: (code: number | null) => void): unknown;
}

/** Starts worker processes. */
export interface Workers {
  readonly workers?: NodeJS.Dict<SupervisedWorker>;
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

/** Starts the workers and resolves when all of them listen; dead and hung ones are replaced. */
export async function supervise(dependencies: SuperviseDependencies): Promise<Supervising> {
  const { workers, workerHangMs, timers, limiter, log } = dependencies;
  const cluster: Workers = dependencies.cluster ?? nodeCluster;
  const metrics = new WorkerMetrics();
  /** Those that listen. */
  const channels = new Map<number, ProcessChannel>();
  let isStopping = false;
  const start = async (): Promise<number> => {
    const worker = cluster.fork();
    const channel = channelTo(worker);
    const releaseAll = hostLimiter(limiter, channel);
    shareFigures(channel, () => [...channels.values()]);
    worker.on("exit", (code, signal) => {
      releaseAll();
      channels.delete(worker.id);
      metrics.ended(worker.id);
      channel.close();
      if (isStopping) return;
      log.error({ worker: worker.id, code, signal }, "a worker died");
      setTimeout(() => isStopping || void start().catch(() => undefined), RESTART_MS);
    });
    // From its first moment on: one that hangs while it starts would never listen.
    const unwatch = watchLife({
      timers,
      silenceMs: workerHangMs,
      ask: () => channel.ask(signOfLife, null),
      hangs: () => {
        log.error({ worker: worker.id }, "a worker hangs and is killed");
        worker.process.kill("SIGKILL");
      },
    });
    worker.once("exit", unwatch);
    const port = await listening(worker);
    channels.set(worker.id, channel);
    metrics.joined(worker.id, channel);
    return port;
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

function channelTo(worker: SupervisedWorker): ProcessChannel {
  return new ProcessChannel({
    // One whose end nobody has noticed yet takes nothing: its exit says so.
    send: (message) => worker.isConnected() && worker.send(message, () => undefined),
    on: (event, listener) => worker.on(event, listener),
  });
}
