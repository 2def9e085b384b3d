import { describe, expect, it } from "vitest";
import { describeError, redact } from "./redact.ts";

describe("log output", () => {
  it.each([
    ["Incorrect key: sk-proj-abcdef123456.", "Incorrect key: [redacted]."],
    ["sk-gw-0123456789abcdef", "[redacted]"],
    ["authorization: Bearer abc.def", "authorization: [redacted]"],
    ["GET /x?api_key=abc&b=1", "GET /x?[redacted]&b=1"],
    ["connect postgres://user:pass@host/db", "connect postgres:[redacted]host/db"],
    ["a task is risk-free", "a task is risk-free"],
  ])("%s → %s", (text, want) => {
    expect(redact(text)).toBe(want);
  });

  it("is bounded", () => {
    expect(redact("x".repeat(100_000))).toHaveLength(1_000);
  });

  it("lists an error's causes with their throw sites, and no message twice", () => {
    const inner = Object.assign(new Error("key sk-gw-abcdefghij"), { code: "EPIPE" });
    const [first, second] = describeError(new Error("outer", { cause: inner }));
    expect(first).toMatchObject({ name: "Error", message: "outer" });
    expect(second).toMatchObject({ message: "key [redacted]", code: "EPIPE" });
    expect(second?.stack).toMatch(/^at .*redact\.test\.ts/);
    expect(second?.stack).not.toMatch(/sk-gw|redacted/);
    expect(first?.stack).not.toContain("outer");
  });

  it("repeats no message in a stack, even if it looks like a frame", () => {
    const message = "first line\n    at the client's words\n    at more of them";
    const [{ stack } = {}] = describeError(new Error(message));
    expect(stack).toMatch(/^at .*redact\.test\.ts/);
    expect(stack).not.toContain("words");
    const renamed = new Error("old words");
    renamed.message = "new";
    expect(describeError(renamed)[0]?.stack).not.toContain("old words");
  });

  it("bounds a stack to eight frames", () => {
    const error = new Error("deep");
    error.stack = `Error: deep\n${"    at f (file.js:1:1)\n".repeat(20)}`;
    expect(describeError(error)[0]?.stack?.split(" | ")).toHaveLength(8);
    error.stack = "Error: deep";
    expect(describeError(error)[0]).toEqual({ name: "Error", message: "deep" });
  });

  it("stops at an error that is its own cause", () => {
    const error = new Error("round");
    error.cause = error;
    expect(describeError(error)).toHaveLength(4);
  });
});
