import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { ENGINE_FLAGS, setEngineFlags } from "./engine-flags.ts";

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
