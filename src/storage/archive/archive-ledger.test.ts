import { expect, test } from "vitest";
import { archiveLedger, type ArchivedStore } from "./archive-ledger.ts";
import type { Disk } from "./archive-folder.ts";

test("a run fails before verification if archived entries cannot be deleted", async () => {
  const asked: string[] = [];
  const answering = (name: string, answer: () => Promise<unknown>) => async () => {
    await new Promise((resolve) => setImmediate(resolve));
    asked.push(name);
    return answer();
  };
  const store = {
    findArchivedPlace: answering("place", () => Promise.resolve(null)),
    deleteArchived: answering("delete", () => Promise.reject(new Error("the ledger is away"))),
    verify: answering("verify", () => Promise.reject(new Error("not asked for"))),
  } as unknown as ArchivedStore;
  const disk = { prepare: answering("prepare", () => Promise.resolve()) } as unknown as Disk;
  const nowMs = Date.UTC(2026, 8, 1);
  const run = archiveLedger({ store, disk, folder: "", beforeMs: Date.UTC(2026, 7, 1), nowMs });
  await expect(run).rejects.toThrow("the ledger is away");
  expect(asked).toEqual(["prepare", "place", "delete"]);
});
