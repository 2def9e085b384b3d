import { IncomingMessage, ServerResponse } from "node:http";
import type { Context } from "koa";
import { TestTimers } from "../../core/timing/test-timers.ts";
import { Exchange } from "../replies/exchange.ts";
import { TestSocket } from "./test-socket.ts";
import { testScheduler } from "./test-scheduler.ts";

export interface TestExchangeOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Pieces of the body that arrived with its head; it is then complete. */
  readonly body?: readonly (string | Uint8Array)[];
  readonly clientStallMs?: number;
}

/**
 * Returns an exchange without a server: the test controls the client, the clock and the rounds of
 * the event loop.
 */
export function testExchange(options: TestExchangeOptions) {
  const { headers, body, clientStallMs = 60_000 } = options;
  const timers = new TestTimers();
  const pace = new TestTimers();
  const scheduler = testScheduler({ timers: pace });
  const socket = new TestSocket("198.51.100.7");
  const request = new IncomingMessage(socket);
  request.method = "POST";
  request.httpVersion = "1.1";
  Object.assign(request.headers, { "content-type": "application/json", ...headers });
  const response = new ServerResponse(request);
  response.assignSocket(socket);
  const context = { req: request, res: response } as unknown as Context;
  const exchange = new Exchange({
    context,
    requestId: "req_1",
    receivedAtMs: 500,
    isLast: false,
    clientStallMs,
    clock: timers,
    timers,
    scheduler,
  });
  /** Delivers a piece of the body, or with null its end. */
  const arrive = (piece: string | Uint8Array | null): void => {
    if (piece === null) request.complete = true;
    request.push(piece === null ? null : Buffer.from(piece));
  };
  for (const piece of body ?? []) arrive(piece);
  if (body !== undefined) arrive(null);
  const leave = (): void => void response.emit("close");
  return { exchange, request, response, socket, timers, pace, arrive, leave };
}
