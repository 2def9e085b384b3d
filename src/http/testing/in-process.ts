import type { Clock } from "../../core/timing/clock.ts";
import { createServer, type IncomingMessage, request as sendRequest } from "node:http";
import { type Duplex, duplexPair } from "node:stream";
import { text } from "node:stream/consumers";
import { createLog } from "../../system/observe/create-log.ts";
import { Metrics } from "../../system/observe/metrics.ts";
import { TestTimers } from "../../core/timing/test-timers.ts";
import { testScheduler } from "./test-scheduler.ts";
import { createProxyTrust } from "../request/addresses.ts";
import {
  type App,
  createListener,
  type ListenerDependencies,
  type Route,
} from "../listener/listener.ts";

/** One request of a test. */
export interface InProcessCall {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Address of the client. */
  readonly address?: string;
}

export interface InProcessReply {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly text: string;
  readonly json: unknown;
}

export interface InProcess {
  /** Sends one request on a separate connection, and reads the reply to its end. */
  readonly call: (path: string, call?: InProcessCall) => Promise<InProcessReply>;
  /** Opens a connection whose bytes the test writes and reads. */
  readonly connect: (address?: string) => Duplex;
  readonly app: App;
  readonly metrics: Metrics;
  /** Returns the lines of the log, parsed. */
  readonly logs: () => readonly Readonly<Record<string, unknown>>[];
}

export interface InProcessOptions {
  readonly clock: Clock;
  readonly trustedProxies?: readonly string[];
}

/** Serves an application through Node's HTTP without a port: a connection is a pair of streams. */
export function serveInProcess(
  route: Route,
  { clock, trustedProxies = [] }: InProcessOptions,
): InProcess {
  let written = "";
  let requests = 0;
  const metrics = new Metrics({ processMetrics: false, version: "1.0.0" });
  const dependencies: ListenerDependencies = {
    clientOf: createProxyTrust(trustedProxies).clientOf,
    clientStallMs: 60_000,
    clock,
    ids: { requestId: () => `req_${(requests += 1)}` },
    log: createLog({ level: "debug", destination: { write: (line) => void (written += line) } }),
    metrics,
    tracing: null,
    phase: () => "serving",
    servesHost: () => true,
    withoutPrefix: (target) => target,
    timers: new TestTimers(),
    scheduler: testScheduler(),
  };
  const app = createListener(route, dependencies);
  const connect = connector(app);
  return {
    call: (path, call = {}) => callOver(connect(call.address), path, call),
    connect,
    app,
    metrics,
    logs: () =>
      written
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>),
  };
}

function connector(app: App): InProcess["connect"] {
  const server = createServer({ connectionsCheckingInterval: 86_400_000 }, app.listener);
  server.on("checkContinue", app.listener);
  return (address = "192.0.2.1") => {
    const [client, own] = duplexPair();
    // Properties of a socket that Node expects in addition to a stream.
    const socket = Object.assign(own, { remoteAddress: address, setTimeout: () => own });
    server.emit("connection", socket);
    return client;
  };
}

async function callOver(
  connection: Duplex,
  path: string,
  { method, headers = {}, body }: InProcessCall,
): Promise<InProcessReply> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const sent = sendRequest({
    createConnection: () => connection,
    method: method ?? (body === undefined ? "GET" : "POST"),
    path,
    headers: { host: "gateway.test", connection: "close", ...headers },
  });
  sent.on("response", resolve);
  sent.on("error", reject);
  sent.end(body);
  const response = await promise;
  const received = await text(response);
  connection.destroy();
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: received,
    json: received === "" ? null : JSON.parse(received),
  };
}
