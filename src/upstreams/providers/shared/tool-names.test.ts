import { expect, test } from "vitest";
import { createToolNameReader, fitCallId, fitCallIdToNine, fitToolName } from "./tool-names.ts";

test.each([
  ["a name that fits stays", "look_at-2", "look_at-2"],
  ["64 characters fit", "n".repeat(64), "n".repeat(64)],
  ["unusual characters end in a hash", "mcp/a.b", "mcp_a_b_d9e19be7b1"],
])("%s", (_fact, name, fitted) => {
  expect(fitToolName(name)).toBe(fitted);
});

test("long names with the same start remain distinct and within the limit", () => {
  const fitted = ["x", "y"].map((end) => fitToolName("n".repeat(70) + end));
  expect(new Set(fitted).size).toBe(2);
  for (const name of fitted) expect(name).toMatch(/^n{53}_[0-9a-f]{10}$/);
});

test("a reply's names are mapped back to the client's; other names are kept", () => {
  const read = createToolNameReader([{ name: "mcp/a.b" }, { name: "look" }]);
  expect([fitToolName("mcp/a.b"), "look", "unknown"].map(read)).toEqual([
    "mcp/a.b",
    "look",
    "unknown",
  ]);
});

test("ids up to 64 characters are kept; longer ones are replaced by unique ones", () => {
  expect(fitCallId("i".repeat(64))).toBe("i".repeat(64));
  const fitted = ["x", "y"].map((end) => fitCallId("i".repeat(64) + end));
  expect(new Set(fitted).size).toBe(2);
  for (const id of fitted) expect(id).toMatch(/^call_[0-9a-f]{20}$/);
});

test.each([
  ["nine letters and digits stay", "Abc123xyZ", "Abc123xyZ"],
  ["another id is replaced by a unique one", "call_1", "2ZxtuOiTe"],
  ["an id that ends in nine is replaced too", "/Abc123xyz", "FsJbM8gtb"],
  ["an id that begins with nine is replaced too", "Abc123xyzX", "hCMfOFkBk"],
])("of ids of nine characters, %s", (_fact, id, fitted) => {
  expect(fitCallIdToNine(id)).toBe(fitted);
});

test("a vendor's own limit on names applies if given", () => {
  const name = "n".repeat(128);
  expect(fitToolName(name, 128)).toBe(name);
  expect(fitToolName(`${name}n`, 128)).toMatch(/^n{53}_[0-9a-f]{10}$/);
});
