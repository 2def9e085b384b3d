import { describe, expect, test } from "vitest";
import { Complaints } from "./complaints.ts";
import { readShare } from "./read-environment.ts";

describe("the share of replies that are checked", () => {
  test.each([
    ["none by default", undefined, 0],
    ["none where it is off", "off", 0],
    ["none at 0", "0", 0],
    ["all by name", "all", 1],
    ["all by number", "1.0", 1],
    ["one in a hundred", "0.01", 0.01],
    ["one in two", ".5", 0.5],
  ])("is %s: %s", (_name, text, share) => {
    const complaints = new Complaints();
    expect(readShare({ ATTEST: text }, "ATTEST", complaints)).toBe(share);
    expect(() => complaints.throwIfAny()).not.toThrow();
  });

  test.each(["some", "1.1", "-0.5", "1e-1", "."])("is complained of where it is %s", (text) => {
    const complaints = new Complaints();
    readShare({ ATTEST: text }, "ATTEST", complaints);
    expect(() => complaints.throwIfAny()).toThrow("ATTEST: must be off, all, or a share");
  });
});
