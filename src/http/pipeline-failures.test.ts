import { describe, expect, test } from "vitest";
import { nextRound } from "./loop-turns.ts";
import { pipelineServer, sums } from "./testing/test-pipeline.ts";
import { end } from "./testing/test-socket.ts";

describe("bytes that are not HTTP", () => {
  test("are answered once the requests before them have their replies", async () => {
    const { open } = pipelineServer();
    const { pipeline, ask, asked, socket } = open();
    ask();
    ask();
    await nextRound();
    const answers: string[] = [];
    pipeline.fail(() => void answers.push("first"));
    pipeline.fail(() => void answers.push("second"));
    expect([answers, socket.isPaused()]).toEqual([[], true]);
    for (const exchange of asked) {
      expect(answers).toEqual([]);
      end(exchange);
    }
    expect(answers).toEqual(["first"]);
    ask();
    expect(asked).toHaveLength(3);
  });

  test("are answered at once where nothing came before, and nothing after them is served", () => {
    const { open } = pipelineServer();
    const { pipeline, ask, served } = open();
    let answers = 0;
    pipeline.fail(() => (answers += 1));
    ask();
    expect([answers, served]).toEqual([1, []]);
  });

  test("within a request that waits: it is dropped, and those before it are served", async () => {
    const { totals, open } = pipelineServer({ inFlightMax: 1 });
    const connection = open();
    connection.ask();
    connection.ask();
    connection.ask(false);
    let answers = 0;
    connection.pipeline.fail(() => (answers += 1));
    expect(totals.waiting).toBe(1);
    for (let at = 0; at < 2; at += 1) {
      expect(answers).toBe(0);
      const exchange = connection.asked[at];
      if (exchange !== undefined) end(exchange);
      await nextRound();
    }
    expect([connection.served, answers, sums(totals)]).toEqual([
      [0, 1],
      1,
      { inFlight: 0, waiting: 0 },
    ]);
  });

  test("within the only request that waits: it is dropped, and the first one is served", () => {
    const { totals, open } = pipelineServer();
    const { pipeline, ask, asked, served } = open();
    ask();
    ask(false);
    let answers = 0;
    pipeline.fail(() => (answers += 1));
    expect([answers, totals.waiting]).toEqual([0, 0]);
    asked.slice(0, 1).forEach(end);
    expect([answers, served]).toEqual([1, [0]]);
  });

  test("are answered on a socket that is read again: the client may finish writing", async () => {
    const { open } = pipelineServer();
    const { pipeline, socket } = open();
    pipeline.fail(() => socket.resume());
    await nextRound();
    expect(socket.isPaused()).toBe(false);
  });

  test("within the request that is served: it is answered by them", () => {
    const { open } = pipelineServer();
    const { pipeline, ask, socket } = open();
    ask(false);
    let answers = 0;
    pipeline.fail(() => (answers += 1));
    expect([answers, socket.destroyed]).toEqual([1, false]);
  });

  test.each([
    ["has its head", true],
    ["takes nothing any more", false],
  ])("are not answered where the client %s", async (_fact, hasHead) => {
    const { open } = pipelineServer();
    const { pipeline, ask, socket } = open();
    const { response } = ask(false);
    if (hasHead) response.writeHead(200).flushHeaders();
    else socket.end();
    let answers = 0;
    pipeline.fail(() => (answers += 1));
    await nextRound();
    expect([answers, socket.destroyed]).toEqual([0, true]);
  });
});

describe("a head whose time ran out", () => {
  /** A connection whose reading is held up, and what ends that. */
  function held() {
    const { open, timers, cuts } = pipelineServer({ inFlightMax: 1 });
    const connection = open();
    const first = connection.ask();
    connection.ask();
    return { ...connection, timers, cuts, letGo: () => end(first) };
  }

  test("while its connection was not read gets it again from the next reading on", () => {
    const { pipeline, letGo, timers, cuts, socket } = held();
    expect(pipeline.excusesLateHead()).toBe(true);
    timers.pass(60_000);
    letGo();
    timers.pass(19_999);
    expect([cuts, socket.destroyed]).toEqual([[], false]);
    timers.pass(1);
    expect([cuts, socket.destroyed]).toEqual([["timeout"], true]);
  });

  test("and comes then is served, and no time runs on", async () => {
    const { pipeline, letGo, timers, cuts, ask, close } = held();
    pipeline.excusesLateHead();
    letGo();
    expect(timers.running).toBe(1);
    ask();
    expect(timers.running).toBe(0);
    timers.pass(60_000);
    await close();
    expect([cuts, timers.running]).toEqual([[], 0]);
  });

  test("is excused once: the next one has its time from the parser", async () => {
    const { pipeline, letGo, timers, ask, asked } = held();
    pipeline.excusesLateHead();
    letGo();
    ask();
    await nextRound();
    asked.slice(1, 2).forEach(end);
    expect(timers.running).toBe(0);
  });

  test("takes no timer along when its connection closes", async () => {
    const { pipeline, letGo, timers, cuts, close } = held();
    pipeline.excusesLateHead();
    letGo();
    await close();
    timers.pass(60_000);
    expect([cuts, timers.running]).toEqual([[], 0]);
  });

  test("is not excused where it is read, nor after bytes that are not HTTP", () => {
    const { pipeline, letGo, timers } = held();
    letGo();
    expect([pipeline.excusesLateHead(), timers.running]).toEqual([false, 0]);
    pipeline.fail(() => undefined);
    expect(pipeline.excusesLateHead()).toBe(false);
  });

  test("has no time of its own where it was on time", () => {
    const { letGo, timers } = held();
    letGo();
    expect(timers.running).toBe(0);
  });
});
