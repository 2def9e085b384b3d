import { setTimeout as delay } from "node:timers/promises";
import { createServer as createHttpServer } from "node:http";
import type { RequestListener } from "node:http";
import type { ListenOptions } from "node:net";
import type { App } from "./listener.ts";
import { stoppingError } from "./app.ts";
import { Connections } from "./connections.ts";
import type { ConnectionLimits } from "./connections.ts";
import { Refusals, type RefusalsDependencies } from "./refusals.ts";
import { type Timers, TimerWheel } from "../../core/timing/timer-wheel.ts";
import type { RequestScheduler } from "../fair-share/request-scheduler.ts";

export interface ServerLimits extends ConnectionLimits {
  readonly maxHeaderBytes: number;
  readonly maxConnections: number;
  readonly headersTimeoutMs: number;
  /**
   * Time limit for head and body; above the body's own limit, which has the better error message.
   */
  readonly requestTimeoutMs: number;
  /**
   * Longer than the keep-alive of load balancers (60 s), so that they never write to a closing
   * socket.
   */
  readonly keepAliveTimeoutMs: number;
  /** Interval for checking the time limits. */
  readonly checkIntervalMs: number;
}

/** Default limits; tests use lower ones. */
export const defaultServerLimits: ServerLimits = {
  maxHeaderBytes: 32_768,
  maxConnections: 10_000,
  connectionsPerAddress: 6_000,
  readMax: 32,
  openMax: 400,
  behindInTotalMax: 4_000,
  headersTimeoutMs: 20_000,
  requestTimeoutMs: 180_000,
  keepAliveTimeoutMs: 75_000,
  checkIntervalMs: 5_000,
};

export interface ServerDependencies extends RefusalsDependencies {
  readonly app: App;
  readonly limits: ServerLimits;
  readonly ids: { readonly requestId: () => string };
  /** Addresses and networks whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  /** Shared by all servers of a process. */
  readonly scheduler: RequestScheduler;
  /** Timer wheel; default: a separate one for the server. */
  readonly timers?: Timers;
}

/** A listening server, and its end. */
export interface GatewayServer {
  /** Resolves with the bound port. Rejects if the address is in use. */
  readonly listen: (options: ListenOptions) => Promise<number>;
  /**
   * Stops accepting, closes idle connections and lets running requests finish. After `graceMs` the
   * remaining requests are aborted with 503 or an in-stream error; shortly after, sockets are
   * closed.
   */
  readonly drain: (graceMs: number) => Promise<void>;
}

/**
 * Maximum number of connections waiting for accept, bounded by the kernel's `somaxconn`. With
 * Node's default of 511, thousands of arriving clients would be reset while the process is busy.
 */
const BACKLOG = 4_096;
/** Interval in which a draining server checks for idle connections. */
const IDLE_CHECK_MS = 50;
/** How long aborted requests may take to send the error and to settle. */
const ABORT_MS = 5_000;

/** Creates Node's server for an application, with limits on all resources that a client may use. */
export function createServer(options: ServerDependencies): GatewayServer {
  const { app, limits, timers = new TimerWheel() } = options;
  const refusals = new Refusals(options);
  const connections = new Connections({ ...options, timers, refusals, listener: app.listener });
  const server = createHttpServer({
    maxHeaderSize: limits.maxHeaderBytes,
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    connectionsCheckingInterval: limits.checkIntervalMs,
    requireHostHeader: false,
    noDelay: true,
  });
  server.maxConnections = limits.maxConnections;
  const serve: RequestListener = (request, response) => connections.take(request, response);
  server.on("connection", (socket) => connections.open(socket));
  server.on("request", serve);
  // 100-continue is sent only once the key is authenticated (`read-body.ts`).
  server.on("checkContinue", serve);
  server.on("checkExpectation", serve);
  server.on("connect", (_request, socket) => connections.connectRefused(socket));
  server.on("clientError", (error, socket) => connections.failed(error, socket));
  return startable({ server, app, timers });
}

/**
 * Like `createServer`, but only for the same user on this machine: requests per connection are
 * unlimited.
 */
export function createSocketServer(app: App): GatewayServer {
  return startable({ server: createHttpServer(app.listener), app, timers: new TimerWheel() });
}

function startable(parts: Omit<Draining, "graceMs">): GatewayServer {
  const { server } = parts;
  return {
    listen: (options) =>
      new Promise((resolve, reject) => {
        const refuse = (error: NodeJS.ErrnoException): void =>
          reject(listenFailure(error, options));
        server.once("error", refuse);
        server.listen({ backlog: BACKLOG, ...options }, () => {
          server.off("error", refuse);
          const address = server.address();
          resolve(typeof address === "object" && address !== null ? address.port : 0);
        });
      }),
    drain: (graceMs) => drain({ ...parts, graceMs }),
  };
}

/**
 * Returns the reason why a server does not listen, naming the gateway's settings if Node's message
 * is unclear.
 */
export function listenFailure(error: NodeJS.ErrnoException, { reusePort }: ListenOptions): Error {
  if (reusePort !== true || error.code !== "ENOTSUP") return error;
  return new Error("this operating system does not let processes share a port (REUSE_PORT)", {
    cause: error,
  });
}

interface Draining {
  readonly server: ReturnType<typeof createHttpServer>;
  readonly app: App;
  readonly timers: Timers;
  readonly graceMs: number;
}

async function drain({ server, app, timers, graceMs }: Draining): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // The interval also keeps the process alive, which `timers` do not.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const abort = timers.start(graceMs, () => app.abortAll(stoppingError()));
  let isOver = false;
  const cut = timers.start(graceMs + ABORT_MS, () => {
    isOver = true;
    server.closeAllConnections();
  });
  await closed;
  // A keyed request continues without its client's socket.
  while (app.inFlight() > 0 && !isOver) await delay(IDLE_CHECK_MS);
  clearInterval(idle);
  abort.cancel();
  cut.cancel();
}
