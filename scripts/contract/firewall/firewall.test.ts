import { describe, expect, test } from "vitest";
import { clientContract, contracts } from "../contracts.ts";
import { withoutAccepted } from "./accepted-changes.ts";
import { compareDocuments } from "./document/compare-documents.ts";
import { listPublished, readCurrent, readPublished } from "./published.ts";

const document = readCurrent();

describe("published contracts", () => {
  test.each(listPublished())("clients of revision %s are not broken", (after) => {
    const changes = compareDocuments(readPublished(after), document);
    const span = { after, until: "unreleased" };
    expect(withoutAccepted(clientContract.name, changes, span).faults).toEqual([]);
  });

  test.each(contracts)(
    "the document of $name has the revision of no other document",
    (contract) => {
      const current = readCurrent(contract);
      const { "x-revision": revision } = current.info;
      if (listPublished(contract).includes(revision)) {
        expect(readPublished(revision, contract)).toEqual(current);
      } else expect(revision).toBe("unreleased");
    },
  );

  test("have the version 1.0.0 and their own revision", () => {
    const infos = contracts.flatMap((contract) =>
      listPublished(contract).map((revision) => {
        const { info } = readPublished(revision, contract);
        return [revision, info.version, info["x-revision"]];
      }),
    );
    expect(infos.length).toBeGreaterThan(2);
    expect(infos).toEqual(infos.map(([revision]) => [revision, "1.0.0", revision]));
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
