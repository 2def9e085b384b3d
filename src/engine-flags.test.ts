import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { ENGINE_FLAGS } from "./engine-flags.ts";

const run = (...flags: readonly string[]): number | null =>
  spawnSync(process.execPath, [...flags, "--eval", "0"]).status;

test("Node knows each flag: an unknown one would be left out silently", () => {
  expect(run(...ENGINE_FLAGS)).toBe(0);
  expect(run("--no-such-flag-of-v8")).not.toBe(0);
});
