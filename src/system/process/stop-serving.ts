/**
 * How far a process is on its way: it serves; it was told to stop and serves on, while `/readyz`
 * sends load balancers elsewhere; it refuses what is new and lets what runs finish.
 */
export type Phase = "serving" | "leaving" | "draining";

/** A server that lets its requests finish for so long and then closes. */
interface Drainable {
  readonly drain: (ms: number) => Promise<void>;
}

interface Closable {
  readonly close: () => Promise<void>;
}

/** How long a command's change may take to be answered; commands are served until requests have ended. */
const COMMAND_MS = 2_000;

/** What a gateway that listens consists of, as its end needs it. */
export interface ServingParts {
  /** How long it serves on while `/readyz` answers 503. */
  readonly drainDelayMs: number;
  /** How long running requests may take to finish. */
  readonly drainMs: number;
  readonly enterPhase: (phase: Phase) => void;
  readonly sleep: (ms: number) => Promise<unknown>;
  readonly server: Drainable;
  readonly adminServer: Drainable | null;
  readonly metricsServer: Drainable | null;
  readonly socketServer: Drainable | null;
  readonly health: { readonly stop: () => void };
  readonly alerts: { readonly stop: () => Promise<void> } | null;
  readonly gateway: Closable;
  readonly tracing: Closable | null;
  readonly store: Closable;
}

/**
 * Ends one part after the other: each may use those that end after it. The store is last, so that
 * nothing that was done is left unwritten.
 */
export async function stopServing(parts: ServingParts): Promise<void> {
  const { drainDelayMs, drainMs, enterPhase, sleep } = parts;
  if (drainDelayMs > 0) {
    enterPhase("leaving");
    await sleep(drainDelayMs);
  }
  enterPhase("draining");
  await parts.server.drain(drainMs);
  await parts.adminServer?.drain(0);
  await parts.metricsServer?.drain(0);
  await parts.socketServer?.drain(COMMAND_MS);
  parts.health.stop();
  await parts.alerts?.stop();
  await parts.gateway.close();
  await parts.tracing?.close();
  await parts.store.close();
}
