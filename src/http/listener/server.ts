import { setTimeout as delay } from "node:timers/promises";
import { createServer as createHttpServer } from "node:http";
import type { RequestListener } from "node:http";
import type { ListenOptions } from "node:net";
import type { App } from "./listener.ts";
import { stopping } from "./app.ts";
import { Connections } from "./connections.ts";
import type { ConnectionLimits } from "./connections.ts";
import { Refusals, type RefusalsDependencies } from "./refusals.ts";
import { type Timers, TimerWheel } from "../../core/timing/timer-wheel.ts";
import type { Turns } from "../fair-share/turns.ts";

export interface ServerLimits extends ConnectionLimits {
  readonly maxHeaderBytes: number;
  readonly maxConnections: number;
  readonly headersTimeoutMs: number;
  /** Head and body; above the body's own limit, which gives the better answer. */
  readonly requestTimeoutMs: number;
  /** Above what load balancers keep (60 s), so that they never write to a closing socket. */
  readonly keepAliveTimeoutMs: number;
  /** How often the limits on time are looked at. */
  readonly checkIntervalMs: number;
}

/** What holds unless a test asks for less. */
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

export interface ServerOptions extends RefusalsDependencies {
  readonly app: App;
  readonly limits: ServerLimits;
  readonly ids: { readonly requestId: () => string };
  /** Addresses and networks whose `X-Forwarded-For` counts. */
  readonly trustedProxies: readonly string[];
  /** Shared by all servers of a process. */
  readonly turns: Turns;
  /** A wheel of the server's own unless a test sets one. */
  readonly timers?: Timers;
}

/** A listening server and its end. */
export interface GatewayServer {
  /** Resolves with the port that it got. Rejects where the address is taken. */
  readonly listen: (options: ListenOptions) => Promise<number>;
  /**
   * Stops accepting, closes idle connections, lets running requests finish. After `graceMs` those
   * that remain are aborted with 503 or an in-stream error; shortly after, sockets are closed.
   */
  readonly drain: (graceMs: number) => Promise<void>;
}

/**
 * Connections that may wait to be accepted, bounded by the kernel's `somaxconn`: with node's 511,
 * clients that come by the thousand are reset while the process is busy.
 */
const BACKLOG = 4_096;
/** How often a draining server looks for connections that have become idle. */
const IDLE_CHECK_MS = 50;
/** How long aborted requests may take to say so and to settle. */
const ABORT_MS = 5_000;

/** node's server around an application, with bounds on everything that a client may draw out. */
export function createServer(options: ServerOptions): GatewayServer {
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
  const serve: RequestListener = (request, response) => {
    connections.requestsOf(request.socket)?.take(request, response);
  };
  server.on("connection", (socket) => connections.open(socket));
  server.on("request", serve);
  // 100-continue is sent only once the key is known (`read-body.ts`).
  server.on("checkContinue", serve);
  server.on("checkExpectation", serve);
  server.on("connect", (_request, socket) => connections.connectRefused(socket));
  server.on("clientError", (error, socket) => connections.failed(error, socket));
  return startable({ server, app, timers });
}

/** As `createServer`, for the user of this machine alone: nothing bounds what one connection asks. */
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

/** Why a server does not listen, in terms of the gateway's settings where Node's are not clear. */
export function listenFailure(error: NodeJS.ErrnoException, { reusePort }: ListenOptions): Error {
  if (reusePort !== true || error.code !== "ENOTSUP") return error;
  return new Error("REUSE_PORT: this operating system does not let processes share a port", {
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
  // It keeps the process alive, too: `timers` need not.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const abort = timers.start(graceMs, () => app.abortAll(stopping()));
  let isOver = false;
  const cut = timers.start(graceMs + ABORT_MS, () => {
    isOver = true;
    server.closeAllConnections();
  });
  await closed;
  // A keyed request runs on without its client's socket.
  while (app.inFlight() > 0 && !isOver) await delay(IDLE_CHECK_MS);
  clearInterval(idle);
  abort.cancel();
  cut.cancel();
}
