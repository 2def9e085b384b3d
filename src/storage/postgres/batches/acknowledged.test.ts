import { expect, it } from "vitest";
import { ARCHIVED_AFTER_MS, REMEMBERED_MS } from "../../../core/ledger/archive.ts";
import { newEntry, NOW } from "../../suite/ledger-script.ts";
import { AcknowledgedWrites } from "./acknowledged.ts";

const posted = (id: string, atMs: number) =>
  ({ kind: "posted", entry: newEntry({ id, atMs }) }) as const;

it("entries that may be archived are not restored after a rewind", () => {
  const acknowledged = new AcknowledgedWrites();
  acknowledged.add(1, [posted("old", NOW - REMEMBERED_MS - 1), posted("new", NOW - REMEMBERED_MS)]);
  acknowledged.add(2, [posted("last", NOW)]);
  const since = (batch: number) =>
    acknowledged
      .since(batch, NOW)
      .map((written) => (written.kind === "posted" ? written.entry.id : ""));
  expect([since(1), since(2)]).toEqual([["new", "last"], ["last"]]);
  // The difference leaves a day for clock skew.
  expect(ARCHIVED_AFTER_MS - REMEMBERED_MS).toBe(86_400_000);
});
