import { expect, test } from "vitest";
import { type StopServingDependencies, stopServing } from "./stop-serving.ts";

/** A gateway with parts that each run until the test ends them. */
class Scene {
  readonly events: string[] = [];
  #running: (() => void) | null = null;

  readonly parts: StopServingDependencies = {
    settings: { drainDelayMs: 3_000, drainMs: 30_000 },
    enterPhase: (phase) => void this.events.push(phase),
    sleep: (ms) => this.#run(`sleep ${ms}`),
    gateway: {
      server: { drain: (ms) => this.#run(`server ${ms}`) },
      adminServer: { drain: (ms) => this.#run(`admin ${ms}`) },
      metricsServer: { drain: (ms) => this.#run(`metrics ${ms}`) },
      socketServer: { drain: (ms) => this.#run(`socket ${ms}`) },
      close: () => this.#run("gateway"),
    },
    health: { stop: () => void this.events.push("health") },
    alerts: { stop: () => this.#run("alerts") },
    tracing: { close: () => this.#run("tracing") },
    store: { close: () => this.#run("store") },
    log: { error: ({ part }) => void this.events.push(`${String(part)} failed`) },
  };

  /** Ends the running part and lets all continuations run. */
  async finish(): Promise<boolean> {
    const end = this.#running;
    this.#running = null;
    end?.();
    await new Promise(setImmediate);
    return end !== null;
  }

  #run(name: string): Promise<void> {
    // A part that starts before another part has ended is too early.
    this.events.push(this.#running === null ? name : `${name}, too early`);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#running = resolve;
    return promise;
  }
}

/**
 * Stops the gateway one part after the other; returns the events, and marks parts that started too
 * early.
 */
async function stop(
  change: (parts: StopServingDependencies) => Partial<StopServingDependencies> = () => ({}),
): Promise<readonly string[]> {
  const scene = new Scene();
  let isStopped = false;
  const stopped = stopServing({ ...scene.parts, ...change(scene.parts) }).then(
    () => (isStopped = true),
  );
  while (await scene.finish()) {
    scene.events.push(isStopped ? "stopped" : "-");
  }
  await stopped;
  return scene.events.filter((event) => event !== "-");
}

test("each part ends after the previous one has ended, the store last", async () => {
  expect(await stop()).toEqual([
    ...["leaving", "sleep 3000", "draining", "server 30000", "admin 0", "metrics 0", "alerts"],
    ...["socket 2000", "health", "gateway", "tracing", "store", "stopped"],
  ]);
});

const atOnce = { drainDelayMs: 0, drainMs: 30_000 };

test("without a delay it drains immediately", async () => {
  const events = await stop(() => ({ settings: atOnce }));
  expect(events.slice(0, 2)).toEqual(["draining", "server 30000"]);
});

test("absent parts are skipped", async () => {
  const servers = { adminServer: null, metricsServer: null, socketServer: null };
  const without = ({ gateway }: StopServingDependencies): Partial<StopServingDependencies> => ({
    settings: atOnce,
    gateway: { ...gateway, ...servers },
    alerts: null,
    tracing: null,
  });
  expect(await stop(without)).toEqual([
    ...["draining", "server 30000", "health", "gateway", "store", "stopped"],
  ]);
});

test("a part that fails to stop is logged, and the store is closed", async () => {
  const fail = () => Promise.reject(new Error("away"));
  const failing = ({ gateway }: StopServingDependencies): Partial<StopServingDependencies> => ({
    settings: atOnce,
    gateway: { ...gateway, close: fail },
    alerts: { stop: fail },
    tracing: { close: fail },
  });
  expect((await stop(failing)).slice(4)).toEqual([
    ...["alerts failed", "socket 2000", "health", "gateway failed", "tracing failed"],
    ...["store", "stopped"],
  ]);
});
