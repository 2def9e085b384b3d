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
 * How long to wait for the result of a command's change; commands are served until requests have
 * ended.
 */
const COMMAND_MS = 2_000;

/** The parts of a running gateway that must be stopped. */
export interface ServingParts {
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
}

/**
 * Ends one part after the other, because each may use those that end later. The store is last, so
 * that all writes are stored.
 */
export async function stopServing(parts: ServingParts): Promise<void> {
  const { enterPhase, sleep, gateway } = parts;
  const { drainDelayMs, drainMs } = parts.settings;
  if (drainDelayMs > 0) {
    enterPhase("leaving");
    await sleep(drainDelayMs);
  }
  enterPhase("draining");
  await gateway.server.drain(drainMs);
  await gateway.adminServer?.drain(0);
  await gateway.metricsServer?.drain(0);
  await gateway.socketServer?.drain(COMMAND_MS);
  parts.health.stop();
  await parts.alerts?.stop();
  await gateway.close();
  await parts.tracing?.close();
  await parts.store.close();
}
