import { expect, test } from "vitest";
import { StopSource } from "../../core/timing/stop-signal.ts";
import { TestTimers } from "../../core/timing/test-timers.ts";
import type { FromThread } from "./messages.ts";
import { type OffloadDependencies, OffloadThread, type StartedThread } from "./offload-thread.ts";

/** Starts a thread that performs no work. */
function start() {
  /** The keys whose requests were sent, in order, and the requests' ids. */
  const sent: string[] = [];
  const ids: number[] = [];
  let say: (message: FromThread) => void = () => undefined;
  const startThread = (): StartedThread => ({
    send: (message) => {
      if (message.type !== "run") return;
      sent.push(message.request.key.id);
      ids.push(message.id);
    },
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
  /** Returns the number of the request. */
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
      usesDeprecated: () => undefined,
      known: () => undefined,
    });
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    return asked++;
  };
  const idOf = (request: number): number => ids[request] ?? expect.unreachable();
  const read = (request: number, costMs: number): void =>
    say({ type: "read", id: idOf(request), costMs });
  const worked = (request: number): void => say({ type: "worked", id: idOf(request), costMs: 100 });
  return { sent, ask, read, worked };
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
