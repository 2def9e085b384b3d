import { describe, expect, it } from "vitest";
import { describeError, plainText, redact } from "./redact.ts";

describe("log output", () => {
  it.each([
    ["Incorrect key: sk-proj-abcdef123456.", "Incorrect key: [redacted]."],
    ["sk-gw-0123456789abcdef", "[redacted]"],
    ["authorization: Bearer abc.def", "authorization: [redacted]"],
    ["GET /x?api_key=abc&b=1", "GET /x?[redacted]&b=1"],
    ["connect postgres://user:pass@host/db", "connect postgres:[redacted]host/db"],
    ["a task is risk-free", "a task is risk-free"],
    ["Basic authentication failed", "Basic authentication failed"],
    ["Basic dXNlcjpwYXNzd29yZA==", "[redacted]"],
    ["/metadata_sk-proj-abcdef123456", "/metadata_[redacted]"],
    ["a-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa", "a-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa"],
    ["/reasoning_effort/response_format2", "/reasoning_effort/response_format2"],
  ])("%s → %s", (text, want) => {
    expect(redact(text)).toBe(want);
  });

  it.each([
    "OrderService-550e8400-e29b-41d4-a716-446655440000",
    "Qwen3-235B-A22B-Instruct-2507-FP8",
    "/getUserAccountDetailsByIdentifierV2",
    "chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT",
    "trace-01HZY-Checkout-Prod-eu-west-1-2024-11-28",
    "hf_job-2026-11-28-run-0001",
  ])("an id or a name as it is: %s", (name) => {
    expect(redact(name)).toBe(name);
  });

  it.each([
    "sk_live_0123456789abcdefXYZ",
    "AIzaSyA-0123456789abcdefghijklmnopqrstu",
    "ya29.a0AfH6SMB-x_y",
    "gsk_0123456789abcdefghij",
    "hf_abcdefghijklmnopqrst",
    "xai-0123456789abcdefghij",
    "nvapi-0123456789_abcdefghij",
    "tgp_v1_0123456789abcdefghij",
    "ghp_0123456789abcdefghij",
    "github_pat_0123456789_abcdefghij",
    "glpat-0123456789abcdefghij",
    "xoxb-0123456789-abcdef",
    "AKIAIOSFODNN7EXAMPLE",
    "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln",
    "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    "password=hunter2",
    // Without a prefix, as a random token in base64 is.
    "Zm9vYmFyQmF6MTIzNDU2Nzg5MGFiY2RlZg8kQ",
  ])("no secret of a known form: %s", (secret) => {
    expect(redact(`id ${secret} end`)).toBe("id [redacted] end");
    expect(plainText(`/${secret}`, 200)).toBe("/[redacted]");
  });

  it.each([
    ["short", "short"],
    ["a\nb\u0000\ud83d", "a b \ufffd"],
    ["x".repeat(30), `${"x".repeat(19)}…`],
    [`${"x".repeat(18)}\u{1f600}y`, `${"x".repeat(18)}\ufffd…`],
    ["x ".repeat(5_000), `${"x ".repeat(9)}x…`],
    [`sk-gw-${"a".repeat(5_000)}`, "[redacted]…"],
  ])("is plain text, with a mark where it was cut: %#", (text, want) => {
    expect(plainText(text, 20)).toBe(want);
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
