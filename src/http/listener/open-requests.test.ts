import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nextLoopTurn } from "../fair-share/event-loop-queue.ts";
import { askTimes, testServer, type TestConnection } from "../testing/test-open-requests.ts";
import { end, type Received } from "../testing/test-socket.ts";

describe("requests of one connection", () => {
  test("start in order, and those behind the first start in their turns while it runs", async () => {
    const { totals, open } = testServer();
    const connection = open();
    for (let at = 0; at < 5; at += 1) connection.ask();
    expect([connection.served, totals.behind]).toEqual([[0], 4]);
    await nextLoopTurn();
    expect([connection.served, totals.behind]).toEqual([[0, 1, 2, 3, 4], 4]);
    connection.asked.forEach(end);
    expect([totals.behind, connection.requests.isIdle]).toEqual([0, true]);
  });

  test("exceeding the limit cut the connection, and no remaining one is served", async () => {
    const { cuts, totals, open } = testServer();
    const connection = open();
    await askTimes(connection, 4);
    connection.ask();
    expect([connection.socket.destroyed, cuts]).toEqual([false, []]);
    connection.ask();
    expect([connection.socket.destroyed, cuts]).toEqual([true, ["pipeline_overflow"]]);
    expect(connection.ask().request.destroyed).toBe(true);
    await nextLoopTurn();
    expect([connection.served, cuts.length, totals.behind]).toEqual([[0, 1, 2, 3], 1, 0]);
  });

  test("pause its reading while more than a few are open", async () => {
    const { open } = testServer();
    const connection = open();
    const { socket } = connection;
    socket.resume();
    await askTimes(connection, 2);
    expect(socket.isPaused()).toBe(false);
    connection.ask();
    expect(socket.isPaused()).toBe(true);
    // A request that reads its body resumes the socket.
    socket.resume();
    await nextLoopTurn();
    expect(socket.isPaused()).toBe(true);
    connection.asked.slice(0, 1).forEach(end);
    await nextLoopTurn();
    expect(socket.isPaused()).toBe(false);
  });

  test("may reach the limit again after some have their replies", async () => {
    const { cuts, open } = testServer();
    const connection = open();
    await askTimes(connection, 5);
    connection.asked.slice(0, 2).forEach(end);
    await askTimes(connection, 2);
    expect([connection.served.length, cuts]).toEqual([7, []]);
  });
});

describe("requests of all connections", () => {
  test("that are first on their connection and wait for a turn cut no connection", async () => {
    const { cuts, totals, open } = testServer({ behindInTotalMax: 1 });
    const connections = Array.from({ length: 10 }, () => open());
    for (const connection of connections) connection.ask(true, {});
    await nextLoopTurn();
    const startedFirst = connections.filter(({ served }) => served.length > 0);
    expect([startedFirst.length, totals.behind]).toEqual([2, 0]);
    connections[9]?.ask(true, {});
    expect([totals.behind, cuts]).toEqual([1, []]);
    for (let round = 0; round < 10; round += 1) await nextLoopTurn();
    expect(connections.map(({ served }) => served.length)).toEqual([...Array(9).fill(1), 2]);
    await connections[9]?.close();
    expect(totals.behind).toBe(0);
  });

  test("have a common limit behind the first of each: one more cuts only its own connection", async () => {
    const { cuts, totals, open } = testServer({ behindInTotalMax: 2 });
    const [full, next, idle] = [open(), open(), open()];
    await askTimes(full, 3);
    await askTimes(next, 1);
    expect([totals.behind, cuts]).toEqual([2, []]);
    await askTimes(next, 1);
    await askTimes(idle, 1);
    const cut = [full, next, idle].map(({ socket }) => socket.destroyed);
    expect([cut, cuts]).toEqual([[false, true, false], ["pipeline_overflow"]]);
    await full.close();
    expect(totals.behind).toBe(0);
  });

  test("are counted exactly, in any sequence of requests, ends and closes", async () => {
    const act = fc.record({
      at: fc.nat(2),
      kind: fc.constantFrom("ask", "ask", "ask", "end", "close", "fail", "turn"),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
        const { totals, open } = testServer({ behindInTotalMax: 6 });
        const connections = [open(), open(), open()];
        for (const { at, kind } of acts) {
          const connection = connections[at];
          if (connection === undefined) continue;
          if (kind === "ask") connection.ask();
          else if (kind === "end") endNext(connection);
          else if (kind === "close") await connection.close();
          else if (kind === "fail") connection.requests.fail(() => connection.socket.destroy());
          else await nextLoopTurn();
          expect(totals.behind).toBeLessThanOrEqual(6);
          expect(totals.behind).toBeGreaterThanOrEqual(0);
        }
        for (const { served } of connections) {
          expect(served).toEqual(served.map((_, order) => order));
          expect(served.length - new Set(served).size).toBe(0);
        }
        await Promise.all(connections.map((connection) => connection.close()));
        for (const one of connections) while (endNext(one));
        expect(totals.behind).toBe(0);
      }),
      { numRuns: 60 },
    );
  });
});

describe("bytes that are not HTTP", () => {
  test("are answered after the replies to the requests before them", async () => {
    const { open } = testServer();
    const { requests, ask, asked } = open();
    ask();
    ask();
    await nextLoopTurn();
    const answers: string[] = [];
    requests.fail(() => void answers.push("first"));
    requests.fail(() => void answers.push("second"));
    for (const exchange of asked) {
      expect(answers).toEqual([]);
      end(exchange);
    }
    expect(answers).toEqual(["first"]);
  });

  test("are answered at once if no request came before, and no later request is served", () => {
    const { open } = testServer();
    const { requests, ask, served } = open();
    let answers = 0;
    requests.fail(() => (answers += 1));
    ask();
    expect([answers, served]).toEqual([1, []]);
  });

  test("within a waiting request: it is dropped, and those before it are served", async () => {
    const { open } = testServer();
    const connection = open();
    connection.ask();
    connection.ask();
    connection.ask(false);
    let answers = 0;
    connection.requests.fail(() => (answers += 1));
    await nextLoopTurn();
    expect([connection.served, answers]).toEqual([[0, 1], 0]);
    connection.asked.slice(0, 2).forEach(end);
    expect(answers).toBe(1);
  });

  test("within a running request: they are answered in its place", async () => {
    const { open } = testServer();
    const { requests, ask, asked, socket } = open();
    ask();
    ask(false);
    await nextLoopTurn();
    let answers = 0;
    requests.fail(() => (answers += 1));
    expect(answers).toBe(0);
    asked.slice(0, 1).forEach(end);
    expect([answers, socket.destroyed]).toEqual([1, false]);
  });

  test.each([
    ["has received the head", true],
    ["accepts no more data", false],
  ])("are not answered if the client %s", async (_fact, hasHead) => {
    const { open } = testServer();
    const { requests, ask, socket } = open();
    const { response } = ask(false);
    if (hasHead) response.writeHead(200).flushHeaders();
    else socket.end();
    let answers = 0;
    requests.fail(() => (answers += 1));
    await nextLoopTurn();
    expect([answers, socket.destroyed]).toEqual([0, true]);
  });
});

const ended = new WeakSet<Received>();

/** Ends the oldest running request; returns whether there was one. */
function endNext({ asked, served }: TestConnection): boolean {
  const next = served.map((at) => asked[at]).find((one) => one !== undefined && !ended.has(one));
  if (next === undefined) return false;
  ended.add(next);
  end(next);
  return true;
}
