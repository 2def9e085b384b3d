import { detach } from "../../core/errors/detach.ts";
import type { RequestListener } from "node:http";
import Koa from "koa";
import type { Context } from "koa";
import { LinkedList } from "../../core/collections/linked-list.ts";
import type { Reading } from "../../system/observe/metrics.ts";
import type { AppDependencies } from "../pipeline/app-dependencies.ts";
import { checkMessage } from "./check-message.ts";
import { Exchange } from "../replies/exchange.ts";
import { finishExchange } from "../replies/finish-exchange.ts";
import { readPath } from "../request/request-target.ts";
import { sendError } from "../replies/send-error.ts";

/** Answers a request of this path; what it throws becomes the error reply. */
export type Route = (exchange: Exchange, path: string) => Promise<void>;

export type ListenerDependencies = Pick<
  AppDependencies,
  | "clientOf"
  | "clientStallMs"
  | "clock"
  | "ids"
  | "log"
  | "metrics"
  | "phase"
  | "servesHost"
  | "failedRequests"
  | "timers"
  | "tracing"
  | "turns"
  | "validatorFor"
>;

/** An HTTP application without its server. */
export interface App {
  readonly listener: RequestListener;
  /** Requests whose reply has not ended. */
  readonly inFlight: () => number;
  /** Stops all work under way; clients that can still be answered get the reason. */
  readonly abortAll: (reason: Error) => void;
}

/**
 * Koa without its end of a request: it would watch the socket and answer what was left unanswered,
 * both of which the exchange does.
 */
class Application extends Koa {
  handleRequest(context: Context, serve: (context: Context) => Promise<void>): Promise<void> {
    return serve(context).catch((error: Error) => context.onerror(error));
  }
}

/**
 * The shell around every request: an exchange, one place that answers errors, one log line, no reply of
 * Koa's own making.
 */
export function createListener(route: Route, dependencies: ListenerDependencies): App {
  const { clientStallMs, clock, ids, metrics, phase, servesHost, timers, turns } = dependencies;
  const exchanges = new LinkedList<Exchange>();
  metrics.watch("inFlight", () => [{ labels: {}, value: exchanges.size }]);
  metrics.watch("streams", () => [{ labels: {}, value: countStreams(exchanges.items()) }]);
  metrics.watch("generations", () => generationsIn(exchanges.items()));
  const koa = new Application();
  // Socket errors, which Koa would print; the exchange hears of them by the socket's close.
  koa.on("error", () => undefined);
  koa.use(async (context: Context) => {
    context.respond = false;
    const exchange = new Exchange({
      context,
      requestId: ids.requestId(),
      receivedAtMs: clock.nowMs(),
      isLast: phase() !== "serving",
      clientStallMs,
      clock,
      timers,
      turns,
    });
    exchange.validator = dependencies.validatorFor?.(exchange.requestId, exchange.notes) ?? null;
    const place = exchanges.add(exchange);
    try {
      checkMessage(exchange.request, servesHost);
      await route(exchange, readPath(exchange.request.url ?? "/"));
    } catch (error) {
      sendError(exchange, error);
    }
    if (!isKnown(exchange)) turns.callers.delete(exchange.request);
    exchange.whenClosed(() => {
      exchanges.remove(place);
      finishExchange(exchange, dependencies);
    });
  });
  const handle = koa.callback();
  return {
    listener: (request, response) => detach(handle(request, response)),
    inFlight: () => exchanges.size,
    abortAll: (reason) => exchanges.items().forEach((exchange) => exchange.abort(reason)),
  };
}

/** Whether the request's secret was found to be valid. */
function isKnown({ notes }: Exchange): boolean {
  return notes.caller !== null || notes.actor !== null;
}

function countStreams(exchanges: readonly Exchange[]): number {
  let count = 0;
  for (const { notes } of exchanges) if (isOpenStream(notes)) count += 1;
  return count;
}

/** A stream's head is sent long before its end; that of another response together with it. */
function isOpenStream({ stream, headAtMs }: Exchange["notes"]): boolean {
  return stream === true && headAtMs !== null;
}

/** One figure per request whose model is known; the gauge adds them up. */
function generationsIn(exchanges: readonly Exchange[]): readonly Reading[] {
  return exchanges.flatMap(({ notes }) => {
    if (notes.model === null) return [];
    return [{ value: 1, labels: { model: notes.model, stream: String(isOpenStream(notes)) } }];
  });
}
