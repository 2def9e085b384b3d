import { expect, test } from "vitest";
import type { AuditLine } from "../../core/ledger/audit.ts";
import { auditArchive } from "./archive-audit.ts";

const month = { month: "2026-01", files: ["2026-01.jsonl"], entries: 3 };

/** An audit log that stores a line when the test releases it. */
function start() {
  const lines: AuditLine[] = [];
  const written = Promise.withResolvers<void>();
  const onMonth = auditArchive({
    store: {
      appendAudit: async (line) => {
        await written.promise;
        lines.push(line);
      },
    },
    actor: "ops",
    randomBytes: (count) => new Uint8Array(count),
    now: () => 7,
  });
  return { lines, written, onMonth };
}

test("a month is deleted from the ledger between two audit lines, the first one durable", async () => {
  const { lines, written, onMonth } = start();
  let begun = 0;
  const beginning = onMonth(month).finally(() => (begun += 1));
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toBe(0);
  written.resolve();
  await (
    await beginning
  )();
  const line = { actor: "ops", operation: "archiveLedger", target: "2026-01", atMs: 7 };
  const { id } = lines[0] ?? expect.unreachable();
  expect(lines).toMatchObject([
    { ...line, id, stage: "begun" },
    { ...line, id, stage: "ended" },
  ]);
  expect(lines.map(({ details }) => JSON.parse(details) as unknown)).toEqual([
    { role: "full", input: month, before: null },
    { result: "done", after: null },
  ]);
});

test("a month is kept if the audit log fails", async () => {
  const { written, onMonth } = start();
  written.reject(new Error("away"));
  await expect(onMonth(month)).rejects.toThrow("away");
});
