import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nextRound } from "./loop-turns.ts";
import { askTimes, pipelineServer, sums, type TestConnection } from "./testing/test-pipeline.ts";
import { end, type Received } from "./testing/test-socket.ts";

describe("requests of one connection", () => {
  test("are served in order, a bounded number at once", async () => {
    const { totals, open } = pipelineServer();
    const connection = open();
    for (let at = 0; at < 5; at += 1) connection.ask();
    expect(connection.served).toEqual([0]);
    await nextRound();
    expect([connection.served, sums(totals)]).toEqual([[0, 1], { inFlight: 2, waiting: 3 }]);
    for (let at = 0; at < 5; at += 1) {
      const exchange = connection.asked[at];
      if (exchange !== undefined) end(exchange);
      await nextRound();
    }
    expect(connection.served).toEqual([0, 1, 2, 3, 4]);
    expect(sums(totals)).toEqual({ inFlight: 0, waiting: 0 });
  });

  test("cut it once more wait than may", async () => {
    const { cuts, totals, open } = pipelineServer();
    const connection = open();
    await askTimes(connection, 5);
    expect([connection.socket.destroyed, cuts]).toEqual([false, []]);
    connection.ask();
    expect([connection.socket.destroyed, cuts]).toEqual([true, ["pipeline_overflow"]]);
    connection.ask();
    await nextRound();
    expect([connection.served, cuts.length, totals.waiting]).toEqual([[0, 1], 1, 0]);
  });

  test("that its last packet still holds are not parsed once it is cut", async () => {
    const { open } = pipelineServer({ waitingMax: 0 });
    const connection = open();
    const parser = { onIncoming: (): number => 2 };
    Object.assign(connection.socket, { parser });
    await askTimes(connection, 3);
    expect(parser.onIncoming()).toBe(0);
  });

  test("hold up its reading while more than may be served at once are here", async () => {
    const { open } = pipelineServer();
    const connection = open();
    const { socket } = connection;
    socket.resume();
    await askTimes(connection, 2);
    expect(socket.isPaused()).toBe(false);
    connection.ask();
    expect(socket.isPaused()).toBe(true);
    // A request that reads its body resumes the socket.
    socket.resume();
    await nextRound();
    expect(socket.isPaused()).toBe(true);
    const [first] = connection.asked;
    if (first !== undefined) end(first);
    expect(socket.isPaused()).toBe(false);
    socket.pause();
    socket.resume();
    await nextRound();
    expect(socket.isPaused()).toBe(false);
  });
});

describe("requests of all connections", () => {
  test("that are the first of theirs and wait for a turn cut nobody", async () => {
    const { cuts, totals, open } = pipelineServer({ waitingInTotalMax: 1 });
    const connections = Array.from({ length: 10 }, () => open());
    for (const connection of connections) connection.ask(true, {});
    await nextRound();
    const startedFirst = connections.filter(({ served }) => served.length > 0);
    expect([startedFirst.length, totals.waiting]).toEqual([2, 0]);
    connections[9]?.ask(true, {});
    expect([totals.waiting, cuts]).toEqual([1, []]);
    for (let round = 0; round < 10; round += 1) await nextRound();
    expect(connections.map(({ served }) => served.length)).toEqual([...Array(9).fill(1), 2]);
    expect(sums(totals)).toEqual({ inFlight: 11, waiting: 0 });
    await connections[0]?.close();
    expect(totals.waiting).toBe(0);
  });

  test("wait in a bounded number: one more cuts its own connection only", async () => {
    const { cuts, totals, open } = pipelineServer({ inFlightMax: 1, waitingInTotalMax: 2 });
    const [full, next, idle] = [open(), open(), open()];
    await askTimes(full, 3);
    await askTimes(next, 1);
    expect([totals.waiting, cuts]).toEqual([2, []]);
    await askTimes(next, 1);
    await askTimes(idle, 1);
    const cut = [full, next, idle].map(({ socket }) => socket.destroyed);
    expect([cut, cuts]).toEqual([[false, true, false], ["pipeline_overflow"]]);
    await full.close();
    expect(totals.waiting).toBe(0);
  });

  test("get one at once each where too many are in flight, and more again afterwards", async () => {
    const { open } = pipelineServer({ inFlightInTotalMax: 2 });
    const [one, other] = [open(), open()];
    await askTimes(one, 1);
    await askTimes(other, 3);
    expect([one.served, other.served]).toEqual([[0], [0]]);
    for (const exchange of one.asked) end(exchange);
    // Nothing of the other one's own ended: its turn comes with its next request or reply.
    await askTimes(other, 1);
    expect(other.served).toEqual([0, 1]);
  });

  test("whose connection closed first leave the total when they end", async () => {
    const { totals, open } = pipelineServer({ inFlightInTotalMax: 2 });
    for (let round = 0; round < 4; round += 1) {
      const connection = open();
      await askTimes(connection, 2);
      await connection.close();
      connection.asked.forEach(end);
    }
    expect(sums(totals)).toEqual({ inFlight: 0, waiting: 0 });
    const connection = open();
    await askTimes(connection, 2);
    expect(connection.served).toEqual([0, 1]);
  });

  test("are counted exactly, whatever is asked, ended and closed", async () => {
    const act = fc.record({
      at: fc.nat(2),
      kind: fc.constantFrom("ask", "ask", "ask", "end", "close", "fail", "turn"),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
        const { totals, open } = pipelineServer({ inFlightInTotalMax: 4, waitingInTotalMax: 5 });
        const connections = [open(), open(), open()];
        for (const { at, kind } of acts) {
          const connection = connections[at];
          if (connection === undefined) continue;
          if (kind === "ask") connection.ask();
          else if (kind === "end") endNext(connection);
          else if (kind === "close") connection.socket.destroy();
          else if (kind === "fail") connection.pipeline.fail(() => connection.socket.destroy());
          else await nextRound();
          expect(totals.waiting).toBeLessThanOrEqual(5);
          const running = connections.map((one) => one.served.length - endedOf(one));
          expect(totals.inFlight).toBe(running.reduce((sum, count) => sum + count, 0));
          expect(Math.max(...running)).toBeLessThanOrEqual(2);
        }
        for (const { served, socket } of connections) {
          expect(served).toEqual(served.map((_, order) => order));
          socket.destroy();
        }
        await nextRound();
        for (const one of connections) while (endedOf(one) < one.served.length) endNext(one);
        expect(sums(totals)).toEqual({ inFlight: 0, waiting: 0 });
      }),
      { numRuns: 60 },
    );
  });
});

const ended = new WeakSet<Received>();

function endedOf({ asked }: TestConnection): number {
  return asked.filter((exchange) => ended.has(exchange)).length;
}

/** Ends the oldest request that is being served. */
function endNext({ asked, served }: TestConnection): void {
  const next = served.map((at) => asked[at]).find((one) => one !== undefined && !ended.has(one));
  if (next === undefined) return;
  ended.add(next);
  end(next);
}
