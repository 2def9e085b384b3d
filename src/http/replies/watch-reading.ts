import type { Exchange } from "./exchange.ts";

/** Time for the rest of a reply if its request has used up its time limit. */
const REST_MS = 5_000;

/**
 * Requires the client to read from now on: if it accepts no data for the exchange's limit, it is
 * cut. Node's socket timeout restarts with each accepted part of a write, however large the write.
 * Returns a function that ends the watch, for use when all data was accepted.
 */
export function watchReading(exchange: Exchange): () => void {
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

/** Watches the client of an ended reply until all data was accepted or the time is up. */
export function watchFlush(exchange: Exchange): void {
  const { response } = exchange;
  if (response.writableFinished || response.writableLength === 0) return;
  // Node's own listener sets the socket's timeout for the next request, and must run later.
  response.prependOnceListener("finish", watchReading(exchange));
  const restMs = Math.max(exchange.remainingMs(), REST_MS);
  const timer = exchange.timers.start(restMs, () => response.destroy());
  exchange.whenClosed(() => timer.cancel());
}
