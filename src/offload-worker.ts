import { detach } from "./core/errors/detach.ts";
import { readFileSync } from "node:fs";
import { hostname } from "node:os";
import { parentPort, threadId, workerData } from "node:worker_threads";
import { composeGenerator } from "./compose-generator.ts";
import type { Config } from "./system/config/config.ts";
import { loadConfig } from "./system/config/load-config.ts";
import type { RecordedSources } from "./system/config/sources.ts";
import { BodyBudget, defaultBodyBytesInFlight } from "./http/bodies/body-budget.ts";
import { decoderOf } from "./http/bodies/decode-body.ts";
import { createFileReader } from "./upstreams/credentials/read-regular-file.ts";
import { BytePieces } from "./core/collections/byte-pieces.ts";
import { NewText } from "./http/bodies/body-text.ts";
import { prepareRequest } from "./http/bodies/prepare-request.ts";
import type { Log } from "./core/log/log.ts";
import { describeError } from "./core/log/redact.ts";
import type { Metrics } from "./system/observe/metrics.ts";
import { openTracing } from "./system/process/open-tracing.ts";
import type { Tracing } from "./system/observe/tracing.ts";
import type { FromThread, ToThread } from "./http/offload/messages.ts";
import { OffloadServer, type OffloadServerDependencies } from "./http/offload/offload-server.ts";
import { ThreadStore } from "./http/offload/main-thread.ts";
import { systemClock as clock } from "./core/timing/clock.ts";
import { RandomHex } from "./system/process/random-hex.ts";
import { TimerWheel } from "./core/timing/timer-wheel.ts";

/** The thread for requests with expensive bodies; see `http/offload/offload-thread.ts`. */

const readAgain = createFileReader();

function send(message: FromThread): void {
  parentPort?.postMessage(message);
}

const log: Log = {
  debug: (fields, message) => send({ type: "log", level: "debug", fields, message }),
  info: (fields, message) => send({ type: "log", level: "info", fields, message }),
  warn: (fields, message) => send({ type: "log", level: "warn", fields, message }),
  error: (fields, message) => send({ type: "log", level: "error", fields, message }),
};

/**
 * Loads the configuration from recorded files. Files that are read later, to renew a credential,
 * are read from disk.
 */
function load({ files, ...sources }: RecordedSources): Config {
  let recorded: ReadonlyMap<string, string> = files;
  const config = loadConfig({
    ...sources,
    isRecorded: true,
    readFile: (path) => recorded.get(path) ?? readFileSync(path, "utf8"),
    readAgain,
    credentialFailed: (source, reason) => log.error({ source, reason }, "credential not renewed"),
  });
  recorded = new Map();
  return config;
}

/**
 * Sends metrics to the main thread, which keeps them. Breakers change with the calls to upstreams.
 */
function metricsOf(
  sendCircuits: () => void,
): Pick<Metrics, "upstreamAttempted" | "holdEnded" | "costUnbilled" | "usageMisreported"> {
  return {
    upstreamAttempted: ({ model, upstream, ...ended }) => {
      const attempt = { model: model.id, upstream: upstream.id, ...ended };
      send({ type: "attempted", attempt });
      sendCircuits();
    },
    holdEnded: (result) => send({ type: "hold-ended", result }),
    costUnbilled: (nanoUsd) => send({ type: "unbilled", nanoUsd }),
    usageMisreported: (upstream, fault) => send({ type: "misreported", upstream, fault }),
  };
}

/** Reads requests. The memory for bodies is bounded by the heap of this thread. */
function createRead(): OffloadServerDependencies["read"] {
  const bodies = new BodyBudget(defaultBodyBytesInFlight());
  return (request, { caller, catalog, body, named, usesDeprecated }) => {
    const { key, operation, betas, idempotency, receivedAtMs } = request;
    const share = bodies.open(key.id);
    try {
      const text = new NewText(new BytePieces(body).text());
      share.take(text.length);
      const prepared = prepareRequest({
        text,
        caller,
        catalog,
        share,
        named,
        usesDeprecated,
        receivedAtMs,
        decode: decoderOf(operation),
        betas,
        keyed: {
          header: idempotency?.header,
          keyId: key.id,
          operation,
          sealKeyFor: () => idempotency?.sealKey ?? new Uint8Array(),
        },
      });
      return { prepared, release: () => share.release() };
    } catch (error) {
      share.release();
      throw error;
    }
  };
}

/** Exports the last spans and ends the thread. */
async function end(tracing: Tracing | null): Promise<void> {
  try {
    await tracing?.close();
  } catch (error) {
    log.error({ error: describeError(error) }, "the thread's last spans were not exported");
  }
  process.exit();
}

async function start(): Promise<void> {
  let config = load(workerData as RecordedSources);
  const replica = `${hostname()}:${process.pid}:${threadId}`;
  const tracing = await openTracing(config, { replica, log });
  const store = new ThreadStore(send);
  const sendCircuits = (): void =>
    send({ type: "circuits", circuits: composed.circuits(), outages: composed.outages() });
  const composed = composeGenerator({
    config,
    store,
    log,
    clock,
    random: Math.random,
    timers: new TimerWheel(),
    hex: new RandomHex(),
    metrics: metricsOf(sendCircuits),
    tracing,
  });
  const server = new OffloadServer({
    send,
    store,
    generator: composed.generator,
    read: createRead(),
    elapsedMs: clock.elapsedMs,
    afterwards: setImmediate,
    catalog: () => config.catalog,
    plans: () => config.plans,
    tracing,
    reload: ({ sources }) => {
      config = load(sources);
      composed.reload(config.catalog);
      sendCircuits();
    },
    end: () => detach(end(tracing)),
  });
  parentPort?.on("message", (message: ToThread) => server.take(message));
}

await start();
