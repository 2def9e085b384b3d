import { expect, test } from "vitest";
import type { Model } from "./model.ts";
import { lifecycleAt } from "./lifecycle.ts";

const dates = { deprecatedAtMs: 10, retiresAtMs: 20 };

test.each<[Model["lifecycle"], object, number, Model["lifecycle"]]>([
  ["active", {}, 99, "active"],
  ["active", dates, 9, "active"],
  ["active", dates, 10, "deprecated"],
  ["preview", dates, 10, "deprecated"],
  ["deprecated", dates, 19, "deprecated"],
  ["active", dates, 20, "retired"],
  ["active", { retiresAtMs: 20 }, 19, "active"],
  ["retired", dates, 0, "retired"],
])("a model that is %s with %o is at %i %s", (lifecycle, own, atMs, state) => {
  expect(lifecycleAt({ lifecycle, ...own }, atMs)).toBe(state);
});
