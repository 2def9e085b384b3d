import { describe, expect, it } from "vitest";
import { ignoredFields, readClientRequestId } from "./reply-headers.ts";

describe("x-ignored-fields", () => {
  it.each<[string, readonly string[], string]>([
    ["no pointers", [], ""],
    ["each once, in order", ["/b", "/a", "/b"], "/b, /a"],
    ["invalid characters are escaped", ["/a,b", "/ü\r\n"], "/a%2Cb, /%C3%BC%0D%0A"],
  ])("%s", (_fact, pointers, want) => {
    expect(ignoredFields(pointers)).toBe(want);
  });

  it.each([
    [1_024, 1_024],
    [1_025, 0],
  ])("with a pointer of %i bytes, %i bytes fit", (length, left) => {
    expect(ignoredFields([`/${"a".repeat(length - 1)}`])).toHaveLength(left);
  });

  it("holds whole pointers of at most 1 KB", () => {
    const pointers = Array.from({ length: 500 }, (_, at) => `/messages/*/field_${at}`);
    const value = ignoredFields(pointers);
    expect(value.length).toBeLessThanOrEqual(1_024);
    expect(value.length).toBeGreaterThan(1_000);
    expect(pointers).toEqual(expect.arrayContaining(value.split(", ")));
  });
});

describe("x-client-request-id", () => {
  it.each<[Record<string, string>, string | undefined]>([
    [{ "x-request-id": "a" }, "a"],
    [{ "request-id": "b" }, "b"],
    [{ "x-client-request-id": "c" }, "c"],
    [{ "x-request-id": "a", "x-client-request-id": "c" }, "a"],
    [{ "x-request-id": "tab\there ü" }, "tabhere"],
    [{ "x-request-id": "x".repeat(500) }, "x".repeat(128)],
    [{ "x-request-id": " " }, undefined],
    [{}, undefined],
  ])("%j → %s", (headers, want) => {
    expect(readClientRequestId(headers)).toBe(want);
  });
});
