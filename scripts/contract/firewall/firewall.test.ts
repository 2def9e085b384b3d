import { describe, expect, test } from "vitest";
import { listFaults } from "./change.ts";
import { clientContract } from "../contracts.ts";
import { withoutAccepted } from "./accepted-changes.ts";
import { compareDocuments } from "./document/compare-documents.ts";
import { listPublished, readCurrent, readPublished } from "./published.ts";

const document = readCurrent();

describe("published contracts", () => {
  test.each(listPublished())("clients of version %s are not broken", (version) => {
    const faults = listFaults(compareDocuments(readPublished(version), readCurrent()));
    expect(withoutAccepted(clientContract.name, faults)).toEqual({ faults: [], stale: [] });
  });

  test("include the first version", () => {
    expect(listPublished()).toContain("1.0.0");
  });
});

describe("laws", () => {
  /** Returns a copy with the keys of every object in reverse order. */
  function reverseKeys(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(reverseKeys);
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(([key, inner]) => [key, reverseKeys(inner)]);
    return Object.fromEntries(entries.toReversed()) as unknown;
  }

  test("comparing a document with itself finds no changes, regardless of the order of its keys", () => {
    expect(compareDocuments(document, structuredClone(document))).toEqual([]);
    expect(compareDocuments(document, reverseKeys(document))).toEqual([]);
  });
});
