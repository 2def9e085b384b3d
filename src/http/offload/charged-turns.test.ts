import { expect, test } from "vitest";
import { StopSource } from "../../core/timing/stop-signal.ts";
import { TestTimers } from "../../core/timing/test-timers.ts";
import type { FromThread } from "./messages.ts";
import { type OffloadDependencies, OffloadThread, type StartedThread } from "./offload-thread.ts";

/** Starts a thread that performs no work. */
function start() {
  /** The keys whose requests were sent, in order. */
  const sent: string[] = [];
  let say: (message: FromThread) => void = () => undefined;
  const startThread = (): StartedThread => ({
    send: (message) => void (message.type === "run" && sent.push(message.request.key.id)),
    receive: (take) => (say = take),
    died: () => undefined,
    kill: () => undefined,
    end: async () => undefined,
  });
  const offload = new OffloadThread({
    start: startThread,
    sources: { env: {}, cwd: "/", files: new Map() },
    timers: new TestTimers(),
    clock: { nowMs: () => 0, elapsedMs: () => 0 },
  } as unknown as OffloadDependencies);
  let asked = 0;
  const ask = async (keyId: string): Promise<number> => {
    const request = {
      requestId: keyId,
      caller: { key: { id: keyId }, plan: {} },
      body: "{}",
      idempotency: null,
      signal: new StopSource(),
    } as unknown as Parameters<OffloadThread["run"]>[0];
    void offload.run(request, {
      sink: { whenClosed: () => undefined } as never,
      named: () => undefined,
      known: () => undefined,
    });
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    return (asked += 1);
  };
  const read = (id: number, costMs: number): void => say({ type: "read", id, costMs });
  return { sent, ask, read, worked: (id: number) => say({ type: "worked", id, costMs: 100 }) };
}

test("work of a key's requests after their turns counts as well", async () => {
  const { sent, ask, read, worked } = start();
  const first = await ask("encodes long");
  read(first, 0);
  worked(first);
  read(await ask("reads"), 1);
  const busy = await ask("third");
  await ask("encodes long");
  await ask("reads");
  read(busy, 0);
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  expect(sent).toEqual(["encodes long", "reads", "third", "reads"]);
});
