import { EventEmitter } from "node:events";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LocalLimiter } from "./limits/local-limiter.ts";
import { WorkerLimiter } from "./limits/worker-limiter.ts";
import { supervise, type SupervisedWorker, type Workers } from "./supervise.ts";
import { TestTimers } from "./timing/test-timers.ts";
import { ProcessChannel } from "./workers/process-channel.ts";

const ONE_AT_ONCE = { requestsPerMinute: null, tokensPerMinute: null, concurrentRequests: 1 };
const RESTART_MS = 500;

/** A worker process in a test, with the limits that it asks its supervisor for. */
class TestWorker extends EventEmitter implements SupervisedWorker {
  readonly id: number;
  readonly signals: string[] = [];
  readonly received: object[] = [];
  isAlive = true;
  /** Its process has ended, and nobody has noticed yet: as in Node, that is an event without a callback. */
  isBroken = false;
  readonly limiter: WorkerLimiter;
  readonly process = { kill: (signal: string) => this.signals.push(signal) };
  readonly #own = new EventEmitter();

  constructor(id: number) {
    super();
    this.id = id;
    this.limiter = new WorkerLimiter(
      new ProcessChannel({
        on: (event, listener) => this.#own.on(event, listener),
        send: (message) => this.emit("message", message),
      }),
    );
  }

  isConnected(): boolean {
    return this.isAlive;
  }

  send(message: object, done: (failure: Error | null) => void): void {
    if (this.isBroken) {
      const failure = new Error("write EPIPE");
      // A supervisor that is wrong leaves it out.
      if (typeof (done as unknown) === "function") done(failure);
      else this.emit("error", failure);
      return;
    }
    this.received.push(message);
    this.#own.emit("message", message);
  }

  listen(port: number): void {
    this.emit("listening", { port, address: "127.0.0.1", family: "IPv4" });
  }
}

/** A supervisor of workers that are no processes. */
class Scene {
  readonly started: TestWorker[] = [];
  readonly logged: unknown[] = [];
  readonly limiter = new LocalLimiter({ nowMs: () => 0 });
  readonly timers = new TestTimers();
  readonly #workers: Record<string, TestWorker> = {};

  readonly cluster: Workers = {
    workers: this.#workers,
    fork: () => {
      const worker = new TestWorker(this.started.length + 1);
      this.started.push(worker);
      this.#workers[worker.id] = worker;
      return worker;
    },
  };

  start(workers: number) {
    const ignore = (): void => undefined;
    return supervise({
      workers,
      limiter: this.limiter,
      cluster: this.cluster,
      workerHangMs: 30_000,
      timers: this.timers,
      log: {
        debug: ignore,
        info: ignore,
        warn: ignore,
        error: (fields, message) => void this.logged.push({ ...fields, message }),
      },
    });
  }

  /** Workers that listen. */
  async run(workers: number) {
    const supervising = this.start(workers);
    for (const worker of this.started) worker.listen(8_080);
    return await supervising;
  }

  worker(id: number): TestWorker {
    const found = this.started[id - 1];
    if (found === undefined) throw new Error(`no worker ${id}`);
    return found;
  }

  /** A worker's process ends. */
  end(id: number, code: number | null, signal: string | null = null): void {
    const worker = this.worker(id);
    worker.isAlive = false;
    Reflect.deleteProperty(this.#workers, id);
    worker.emit("exit", code, signal);
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

describe("the start", () => {
  test("ends when every worker listens, with the port that they share", async () => {
    const scene = new Scene();
    let port: number | null = null;
    void scene.start(2).then((supervising) => ({ port } = supervising));
    expect(scene.started).toHaveLength(2);
    scene.worker(1).listen(8_080);
    await new Promise(setImmediate);
    expect(port).toBeNull();
    scene.worker(2).listen(8_080);
    await new Promise(setImmediate);
    expect(port).toBe(8_080);
  });

  test("fails where a worker ends before it listens", async () => {
    const scene = new Scene();
    const supervising = scene.start(1).catch(String);
    scene.end(1, 3);
    expect(await supervising).toContain("a worker exited during startup (code 3)");
  });
});

describe("a worker that died", () => {
  test.each([
    [0, null],
    [1, null],
    [null, "SIGKILL"],
  ])("with code %s and signal %s holds no slots any more", async (code, signal) => {
    const scene = new Scene();
    await scene.run(2);
    const [one, two] = [scene.worker(1).limiter, scene.worker(2).limiter];
    expect((await one.admit("key", ONE_AT_ONCE)).admitted).toBe(true);
    expect((await two.admit("key", ONE_AT_ONCE)).admitted).toBe(false);
    scene.end(1, code, signal);
    expect((await two.admit("key", ONE_AT_ONCE)).admitted).toBe(true);
  });

  test("takes no slot of another one with it", async () => {
    const scene = new Scene();
    await scene.run(2);
    await scene.worker(2).limiter.admit("key", ONE_AT_ONCE);
    scene.end(1, 1);
    expect((await scene.worker(2).limiter.admit("key", ONE_AT_ONCE)).admitted).toBe(false);
  });

  test("is logged, and another is started half a second later", async () => {
    const scene = new Scene();
    await scene.run(2);
    scene.end(1, null, "SIGKILL");
    expect(scene.logged).toEqual([
      { worker: 1, code: null, signal: "SIGKILL", message: "a worker died" },
    ]);
    await vi.advanceTimersByTimeAsync(RESTART_MS - 1);
    expect(scene.started).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(scene.started).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(10 * RESTART_MS);
    expect(scene.started).toHaveLength(3);
  });

  test("again and again is started again and again, before it listens too", async () => {
    const scene = new Scene();
    await scene.run(1);
    for (const id of [1, 2, 3, 4]) {
      scene.end(id, 1);
      await vi.advanceTimersByTimeAsync(RESTART_MS);
      expect(scene.started).toHaveLength(id + 1);
    }
  });

  test("is given the limits of all when it is back", async () => {
    const scene = new Scene();
    await scene.run(2);
    scene.end(1, 1);
    await vi.advanceTimersByTimeAsync(RESTART_MS);
    scene.worker(3).listen(8_080);
    await scene.worker(3).limiter.admit("key", ONE_AT_ONCE);
    expect((await scene.worker(2).limiter.admit("key", ONE_AT_ONCE)).admitted).toBe(false);
  });

  test("ends nobody else where it is written to before its end is noticed", async () => {
    const scene = new Scene();
    await scene.run(2);
    scene.worker(1).isBroken = true;
    // Asks each of them for a sign of life.
    scene.timers.pass(3_000);
    await new Promise(setImmediate);
    scene.end(1, null, "SIGKILL");
    vi.advanceTimersByTime(RESTART_MS);
    expect(scene.started).toHaveLength(3);
  });

  test("is answered no more", async () => {
    const scene = new Scene();
    await scene.run(1);
    void scene.worker(1).limiter.admit("key", ONE_AT_ONCE);
    scene.worker(1).isAlive = false;
    for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
    expect(scene.worker(1).received).toEqual([]);
  });
});

describe("signals", () => {
  test("a reload reaches every worker that lives", async () => {
    const scene = new Scene();
    const { reload } = await scene.run(3);
    scene.end(2, 1);
    reload();
    expect(scene.started.map(({ signals }) => signals)).toEqual([["SIGHUP"], [], ["SIGHUP"]]);
  });

  test("the stop waits until every worker has ended, and starts none again", async () => {
    const scene = new Scene();
    const { stop } = await scene.run(2);
    let isStopped = false;
    const stopped = stop().then(() => (isStopped = true));
    expect(scene.started.map(({ signals }) => signals)).toEqual([["SIGTERM"], ["SIGTERM"]]);
    scene.end(1, 0);
    await new Promise(setImmediate);
    expect(isStopped).toBe(false);
    scene.end(2, 0);
    await stopped;
    await vi.advanceTimersByTimeAsync(10 * RESTART_MS);
    expect([scene.started.length, scene.logged]).toEqual([2, []]);
  });

  test("a worker that died shortly before the stop is not started again", async () => {
    const scene = new Scene();
    const { stop } = await scene.run(2);
    scene.end(1, 1);
    const stopped = stop();
    scene.end(2, 0);
    await stopped;
    await vi.advanceTimersByTimeAsync(10 * RESTART_MS);
    expect(scene.started).toHaveLength(2);
  });
});

async function pass(scene: Scene, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 3) {
    scene.timers.pass(3_000);
    await new Promise(setImmediate);
    await new Promise(setImmediate);
  }
}

test("a worker that hangs before it listens is killed too", async () => {
  const scene = new Scene();
  await scene.run(1);
  scene.end(1, null, "SIGKILL");
  await vi.advanceTimersByTimeAsync(RESTART_MS);
  scene.worker(2).isAlive = false;
  await pass(scene, 33);
  expect(scene.worker(2).signals).toEqual(["SIGKILL"]);
});

test("a worker that answers nothing for so long is killed, and its end starts another one", async () => {
  const scene = new Scene();
  await scene.run(2);
  scene.worker(1).isAlive = false;
  await pass(scene, 30);
  expect(scene.logged).toEqual([]);
  await pass(scene, 3);
  expect([scene.worker(1).signals, scene.worker(2).signals]).toEqual([["SIGKILL"], []]);
  expect(scene.logged).toEqual([{ worker: 1, message: "a worker hangs and is killed" }]);
  scene.end(1, null, "SIGKILL");
  await vi.advanceTimersByTimeAsync(RESTART_MS);
  expect(scene.started).toHaveLength(3);
});
