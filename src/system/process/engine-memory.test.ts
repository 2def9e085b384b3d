import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { ENGINE_FLAGS, setEngineFlags, releaseMemory } from "./engine-memory.ts";

const run = (...flags: readonly string[]): number | null =>
  spawnSync(process.execPath, [...flags, "--eval", "0"]).status;

test("Node.js knows each flag; an unknown one would be ignored silently", () => {
  expect(run(...ENGINE_FLAGS)).toBe(0);
  expect(run("--no-such-flag-of-v8")).not.toBe(0);
});

test("each flag is set with its dashes, as on the command line; otherwise it has no effect", () => {
  const set: string[] = [];
  setEngineFlags((flag) => void set.push(flag));
  expect(set).toEqual([...ENGINE_FLAGS]);
});

test("unreferenced objects are collected", async () => {
  const gone = new WeakRef({ of: "no use" });
  const kept = { of: "use" };
  const held = new WeakRef(kept);
  await releaseMemory();
  expect(gone.deref()).toBeUndefined();
  expect(held.deref()).toBe(kept);
});

test.each(["collects", "fails"])("a session that %s is disconnected", async (end) => {
  const heard: string[] = [];
  const released = releaseMemory(async () => ({
    connect: () => void heard.push("connect"),
    post: (method) => {
      heard.push(method);
      return end === "fails" ? Promise.reject(new Error("no inspector")) : Promise.resolve();
    },
    disconnect: () => void heard.push("disconnect"),
  }));
  await released.catch(() => heard.push("rejects"));
  expect(heard).toEqual([
    ...["connect", "HeapProfiler.collectGarbage", "disconnect"],
    ...(end === "fails" ? ["rejects"] : []),
  ]);
});
