import { expect, test } from "vitest";
import { releaseMemory } from "./release-memory.ts";

test("what nothing refers to is collected", async () => {
  const gone = new WeakRef({ of: "no use" });
  const kept = { of: "use" };
  const held = new WeakRef(kept);
  await releaseMemory();
  expect(gone.deref()).toBeUndefined();
  expect(held.deref()).toBe(kept);
});
