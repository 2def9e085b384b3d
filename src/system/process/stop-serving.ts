import { describeError } from "../../core/log/redact.ts";
import type { Log } from "../../core/log/log.ts";

/**
 * The phase of a process: it serves; it received a stop signal and continues to serve, while
 * `/readyz` diverts load balancers; it refuses new requests and lets running ones finish.
 */
export type Phase = "serving" | "leaving" | "draining";

/** A server that lets its requests finish for a limited time and then closes. */
interface Drainable {
  readonly drain: (ms: number) => Promise<void>;
}

interface Closable {
  readonly close: () => Promise<void>;
}

/**
 * How long to wait for the result of a command's change. Commands are served until requests and
 * webhooks have ended, since nobody else can use the embedded ledger meanwhile.
 */
const COMMAND_MS = 2_000;

/** The parts of a running gateway that must be stopped. */
export interface StopServingDependencies {
  readonly settings: {
    /** How long it continues to serve while `/readyz` returns 503. */
    readonly drainDelayMs: number;
    /** How long running requests may take to finish. */
    readonly drainMs: number;
  };
  readonly enterPhase: (phase: Phase) => void;
  readonly sleep: (ms: number) => Promise<unknown>;
  readonly gateway: Closable & {
    readonly server: Drainable;
    readonly adminServer: Drainable | null;
    readonly metricsServer: Drainable | null;
    readonly socketServer: Drainable | null;
  };
  readonly health: { readonly stop: () => void };
  readonly alerts: { readonly stop: () => Promise<void> } | null;
  readonly tracing: Closable | null;
  readonly store: Closable;
  readonly log: Pick<Log, "error">;
}

/**
 * Ends one part after the other, because each may use those that end later. The store is last, so
 * that all writes are stored. If another part fails to end, that is logged, and the next one ends.
 */
export async function stopServing(parts: StopServingDependencies): Promise<void> {
  const { enterPhase, sleep, gateway, log } = parts;
  const { drainDelayMs, drainMs } = parts.settings;
  const end = async (part: string, ended: Promise<void> | undefined): Promise<void> => {
    try {
      await ended;
    } catch (error) {
      log.error({ part, error: describeError(error) }, "a part of the gateway failed to stop");
    }
  };
  if (drainDelayMs > 0) {
    enterPhase("leaving");
    await sleep(drainDelayMs);
  }
  enterPhase("draining");
  await end("server", gateway.server.drain(drainMs));
  await end("admin server", gateway.adminServer?.drain(0));
  await end("metrics server", gateway.metricsServer?.drain(0));
  await end("alerts", parts.alerts?.stop());
  await end("socket server", gateway.socketServer?.drain(COMMAND_MS));
  parts.health.stop();
  await end("gateway", gateway.close());
  await end("tracing", parts.tracing?.close());
  await parts.store.close();
}
