import { expect, test } from "vitest";
import { NoLedger, type CommandContext } from "./command.ts";
import { createLocalContext } from "./local-context.ts";

test("there is no audit log without a ledger", async () => {
  const failing = (error: Error) =>
    createLocalContext({ openStore: () => Promise.reject(error) } as unknown as CommandContext);
  expect(await failing(new NoLedger("here")).openAudit?.()).toBeNull();
  await expect(failing(new Error("the disk is full")).openAudit?.()).rejects.toThrow("full");
});
