import { expect, test } from "vitest";
import { problemsOf, withLine } from "./test-load-config.ts";

const context = "\n    context_length";

test.each([
  [
    "deprecated_at: 2026-02-01\n    retires_at: 2026-02-01",
    "models[0].retires_at: is not after deprecated_at",
  ],
  ["retires_at: 2026-02-30", "models[0].retires_at: is not a date in the calendar"],
  ["replacement: local/smollm2", "models[0].replacement: is the model itself"],
])("a model with %j is refused", (lines, problem) => {
  const [found] = problemsOf(withLine("context_length", lines + context));
  expect(found).toContain(problem);
});
