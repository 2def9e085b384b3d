import { TestTimers } from "../../core/timing/test-timers.ts";
import { nextLoopTurn } from "../fair-share/event-loop-queue.ts";
import {
  OpenRequests,
  type OpenRequestsLimits,
  type OpenRequestsTotals,
} from "../listener/open-requests.ts";
import { received, type Received, TestSocket } from "./test-socket.ts";
import { testScheduler } from "./test-scheduler.ts";

const roomy: OpenRequestsLimits = { readMax: 2, openMax: 5, behindInTotalMax: 100 };

const known = { authorization: "Bearer known" };

/**
 * Returns a server of connections that records the requests of each, all with one key, and their
 * starts.
 */
export function testServer(limits: Partial<OpenRequestsLimits> = {}) {
  const totals: OpenRequestsTotals = { behind: 0, scheduler: testScheduler() };
  totals.scheduler.callers.add({ headers: known });
  const timers = new TestTimers();
  const cuts: string[] = [];
  const open = () => {
    const socket = new TestSocket("198.51.100.7");
    const asked: Received[] = [];
    const served: number[] = [];
    const requests = new OpenRequests({
      socket,
      totals,
      timers,
      limits: { ...roomy, ...limits },
      serve: (request) => void served.push(asked.findIndex((one) => one.request === request)),
      onCut: (reason) => void cuts.push(reason),
    });
    const ask = (complete = true, headers: Readonly<Record<string, string>> = known): Received => {
      const exchange = received(socket, headers, complete);
      asked.push(exchange);
      requests.take(exchange.request, exchange.response);
      return exchange;
    };
    const close = async (): Promise<void> => {
      socket.destroy();
      await nextLoopTurn();
    };
    return { socket, requests, asked, served, ask, close };
  };
  return { totals, cuts, open };
}

export type TestConnection = ReturnType<ReturnType<typeof testServer>["open"]>;

/** Makes this many requests, and lets those start that may. */
export async function askTimes(connection: TestConnection, times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) connection.ask();
  await nextLoopTurn();
}
