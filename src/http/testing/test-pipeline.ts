import { TestTimers } from "../../timing/test-timers.ts";
import { nextRound } from "../loop-turns.ts";
import { Pipeline, type PipelineLimits, type PipelineTotals } from "../pipeline.ts";
import { received, type Received, TestSocket } from "./test-socket.ts";
import { testTurns } from "./test-turns.ts";

const roomy: PipelineLimits = {
  inFlightMax: 2,
  waitingMax: 3,
  inFlightInTotalMax: 100,
  waitingInTotalMax: 100,
  headersTimeoutMs: 20_000,
};

const known = { authorization: "Bearer known" };

/** A server of connections: what each asked with the only key, and which of it is being served. */
export function pipelineServer(limits: Partial<PipelineLimits> = {}) {
  const totals: PipelineTotals = { inFlight: 0, waiting: 0, turns: testTurns() };
  totals.turns.callers.add({ headers: known });
  const timers = new TestTimers();
  const cuts: string[] = [];
  const open = () => {
    const socket = new TestSocket("198.51.100.7");
    const asked: Received[] = [];
    const served: number[] = [];
    const pipeline = new Pipeline({
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
      pipeline.take(exchange.request, exchange.response);
      return exchange;
    };
    const close = async (): Promise<void> => {
      socket.destroy();
      await nextRound();
    };
    return { socket, pipeline, asked, served, ask, close };
  };
  return { totals, timers, cuts, open };
}

export type TestConnection = ReturnType<ReturnType<typeof pipelineServer>["open"]>;

/** Asks so often, and lets those that may start do so. */
export async function askTimes(connection: TestConnection, times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) connection.ask();
  await nextRound();
}

/** The requests of all connections, without what shares their turns. */
export const sums = ({ inFlight, waiting }: PipelineTotals) => ({ inFlight, waiting });
