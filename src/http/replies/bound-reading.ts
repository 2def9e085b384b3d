import type { Exchange } from "./exchange.ts";

/** How long the rest of a reply may take whose request has used up its time. */
const REST_MS = 5_000;

/**
 * From here on the client has to read: one that takes nothing for the exchange's limit is cut.
 * Node's time-out of the socket counts each part of a write that was taken, however large the
 * write. Returns what ends the watch, once everything was taken.
 */
export function expectReading(exchange: Exchange): () => void {
  const { response, notes } = exchange;
  const cut = (): void => {
    notes.isStalled = true;
    response.destroy();
  };
  response.setTimeout(exchange.clientStallMs, cut);
  return () => {
    response.off("timeout", cut);
    response.setTimeout(0);
  };
}

/** Watches the client of a reply that has ended, until all of it was taken or its time is up. */
export function boundFlush(exchange: Exchange): void {
  const { response } = exchange;
  if (response.writableFinished || response.writableLength === 0) return;
  // Node's own listener gives the socket its time for the next request, and must come later.
  response.prependOnceListener("finish", expectReading(exchange));
  const restMs = Math.max(exchange.remainingMs(), REST_MS);
  const timer = exchange.timers.start(restMs, () => response.destroy());
  exchange.whenClosed(() => timer.cancel());
}
