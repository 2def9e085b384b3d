import { expect, test } from "vitest";
import { type ServingParts, stopServing } from "./stop-serving.ts";

/** A gateway each of whose parts takes until the test lets it end. */
class Scene {
  readonly events: string[] = [];
  #running: (() => void) | null = null;

  readonly parts: ServingParts = {
    drainDelayMs: 3_000,
    drainMs: 30_000,
    enterPhase: (phase) => void this.events.push(phase),
    sleep: (ms) => this.#run(`sleep ${ms}`),
    server: { drain: (ms) => this.#run(`server ${ms}`) },
    adminServer: { drain: (ms) => this.#run(`admin ${ms}`) },
    metricsServer: { drain: (ms) => this.#run(`metrics ${ms}`) },
    socketServer: { drain: (ms) => this.#run(`socket ${ms}`) },
    health: { stop: () => void this.events.push("health") },
    alerts: { stop: () => this.#run("alerts") },
    gateway: { close: () => this.#run("gateway") },
    tracing: { close: () => this.#run("tracing") },
    store: { close: () => this.#run("store") },
  };

  /** Ends what runs, and all that can go on goes on. */
  async finish(): Promise<boolean> {
    const end = this.#running;
    this.#running = null;
    end?.();
    await new Promise(setImmediate);
    return end !== null;
  }

  #run(name: string): Promise<void> {
    // Whatever begins while another part has not ended is too early.
    this.events.push(this.#running === null ? name : `${name}, too early`);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#running = resolve;
    return promise;
  }
}

/** Stops it, one part after the other; what happened, and each part that began too early. */
async function stop(more: Partial<ServingParts> = {}): Promise<readonly string[]> {
  const scene = new Scene();
  let isStopped = false;
  const stopped = stopServing({ ...scene.parts, ...more }).then(() => (isStopped = true));
  while (await scene.finish()) {
    scene.events.push(isStopped ? "stopped" : "-");
  }
  await stopped;
  return scene.events.filter((event) => event !== "-");
}

test("each part ends when the one before it has ended, the store last", async () => {
  expect(await stop()).toEqual([
    ...["leaving", "sleep 3000", "draining", "server 30000", "admin 0", "metrics 0", "socket 2000"],
    ...["health", "alerts", "gateway", "tracing", "store", "stopped"],
  ]);
});

test("without a delay it does not wait before it drains", async () => {
  const events = await stop({ drainDelayMs: 0 });
  expect(events.slice(0, 2)).toEqual(["draining", "server 30000"]);
});

test("parts that there are not are passed over", async () => {
  const servers = { adminServer: null, metricsServer: null, socketServer: null };
  const none = { ...servers, alerts: null, tracing: null };
  expect(await stop({ drainDelayMs: 0, ...none })).toEqual([
    ...["draining", "server 30000", "health", "gateway", "store", "stopped"],
  ]);
});
