import fc from "fast-check";
import { expect, test } from "vitest";
import { testRequest } from "../transport/test-upstream.ts";
import { customToolNames, InputWriter } from "./custom-tools.ts";

test("an input that is cut anywhere is written as the same JSON", () => {
  const unit = fc.constantFrom("a", '"', "\\", "\n", "\u0001", "ä", "😀", "\ud83d", "\ude00");
  const input = fc.array(unit).map((units) => units.join(""));
  fc.assert(
    fc.property(input, fc.array(fc.nat()), (text, cuts) => {
      const at = [0, ...cuts.map((cut) => cut % (text.length + 1)), text.length];
      at.sort((a, b) => a - b);
      const writer = new InputWriter();
      const pieces = at.slice(1).map((to, index) => writer.add(text.slice(at[index], to)));
      const written = InputWriter.start + pieces.join("") + writer.close();
      expect(written).toBe(JSON.stringify({ input: text }));
      expect(written.isWellFormed()).toBe(true);
    }),
  );
});

test("nothing is written after the end", () => {
  const writer = new InputWriter();
  expect([writer.close(), writer.add("late"), writer.close()]).toEqual(['"}', "", ""]);
});

test.each([
  ["completed", ['"}', "", "", false]],
  ["incomplete", ["", "", "", false]],
  ["in_progress", ["", "", '"}', true]],
  [undefined, ["", "", '"}', true]],
])("an input whose item has the status %s", (status, want) => {
  const writer = new InputWriter();
  writer.add("a");
  const end = writer.finish(status);
  const { isDone } = writer;
  expect([end, writer.add("late"), writer.close(), isDone]).toEqual(want);
});

test.each([
  ["openai", "gpt-5", true],
  ["openai", "gpt-5.1-codex-mini", true],
  ["openai", "gpt-6.1-sol-2026-10-01", true],
  ["openai", "gpt-10", true],
  ["openai", "gpt-4.1", false],
  ["openai", "gpt-4o", false],
  ["openai", "o3", false],
  ["openai", "gpt-oss-120b", false],
  ["azure", "gpt-5.4", true],
  ["azure", "our-model", false],
  ["compatible", "gpt-5.4", false],
  ["vllm", "gpt-5.4", false],
])("the dialect %s and the model %s have custom tools: %s", (name, model, isNative) => {
  const { upstream } = testRequest({
    kind: "openai-responses",
    upstream: { model },
    dialect: { name },
  });
  const names = customToolNames([{ name: "f" }, { name: "c", custom: {} }], upstream);
  expect([...names]).toEqual(isNative ? ["c"] : []);
});
