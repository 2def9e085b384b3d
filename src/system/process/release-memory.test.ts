import { expect, test } from "vitest";
import { releaseMemory } from "./release-memory.ts";

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
