import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { ENGINE_FLAGS, setEngineFlags } from "./engine-flags.ts";

const run = (...flags: readonly string[]): number | null =>
  spawnSync(process.execPath, [...flags, "--eval", "0"]).status;

test("Node knows each flag: an unknown one would be left out silently", () => {
  expect(run(...ENGINE_FLAGS)).toBe(0);
  expect(run("--no-such-flag-of-v8")).not.toBe(0);
});

test("each flag is set as the command line takes it: without its dashes it would do nothing", () => {
  const set: string[] = [];
  setEngineFlags((flag) => void set.push(flag));
  expect(set).toEqual([...ENGINE_FLAGS]);
});
