import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import type { VerifiedPart } from "../../core/ledger/verification.ts";
import { statementOf } from "../operations/steps.ts";
import { verify } from "../operations/verify.ts";
import type { Row } from "../shared/rows.ts";
import { sqlite } from "../shared/sql.ts";
import { LEDGER_FILE } from "../sqlite/worker-messages.ts";
import { open } from "../transfer/test-move.ts";
import { archiveLedger } from "./archive-ledger.ts";
import { APRIL, fillMonths, MAY, NO_PROBLEMS } from "./test-archive.ts";

const SIZE = { accountsPerPart: 9, entriesPerRead: 4 };

/** Runs a full verification on a separate connection; runs `beside` after this many steps. */
async function verifyBeside(
  file: string,
  stepsBefore: number,
  beside: () => Promise<unknown>,
): Promise<{ readonly part: VerifiedPart; readonly steps: number }> {
  const database = new DatabaseSync(file);
  const rowsOf = (step: Parameters<typeof statementOf>[0]): readonly Row[] => {
    const statement = statementOf(step, "sqlite")?.in(sqlite);
    return statement === undefined ? [] : database.prepare(statement.text).all(...statement.values);
  };
  const steps = verify({ full: true }, SIZE);
  let count = 0;
  for (let step = steps.next([]); ; count += 1) {
    if (step.done === true) {
      database.close();
      return { part: step.value, steps: count };
    }
    if (count === stepsBefore) await beside();
    const { value } = step;
    if (value === "begin" || value === "end") database.exec(value === "begin" ? "BEGIN" : "COMMIT");
    step = steps.next(value === "begin" || value === "end" ? [] : rowsOf(value));
  }
}

it("a verification finds no problem when months are archived between any two of its reads", async () => {
  const filled = await mkdtemp(join(tmpdir(), "beside-"));
  const first = await open({ dataDir: filled, databaseUrl: null });
  await fillMonths(first);
  await first.close();
  let mostSteps = 0;
  for (let stepsBefore = 0, steps = 1; stepsBefore < steps; stepsBefore += 1) {
    const dataDir = await mkdtemp(join(tmpdir(), "beside-"));
    await cp(filled, dataDir, { recursive: true });
    const store = await open({ dataDir, databaseUrl: null });
    const options = { store, folder: join(dataDir, "archive"), beforeMs: APRIL, nowMs: MAY };
    const found = await verifyBeside(join(dataDir, LEDGER_FILE), stepsBefore, () =>
      archiveLedger(options),
    );
    expect(found.part).toMatchObject(NO_PROBLEMS);
    mostSteps = Math.max(mostSteps, found.steps);
    steps = found.steps;
    await store.close();
    await rm(dataDir, { recursive: true });
  }
  await rm(filled, { recursive: true });
  expect(mostSteps).toBeGreaterThan(30);
});
