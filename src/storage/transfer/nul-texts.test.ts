import { expect, test } from "vitest";
import { TransferRefused } from "./ledger-side.ts";
import { NulTexts } from "./nul-texts.ts";

const columns = ["seq", "kind", "reference", "account_id", "note", "hash"] as const;

test("a row that is not JSON is refused as altered", () => {
  const taking = () => new NulTexts().take("entries", columns, [String.raw`[1,"a\u0000"`]);
  expect(taking).toThrow(new TransferRefused("the file was altered: a row of it is not JSON"));
});

test("entries of many accounts without a repair are refused in a short message", () => {
  const texts = new NulTexts();
  const lines = Array.from(
    { length: 30 },
    (_, at) => `[${at},"top-up","t","a${at}","\\u0000","00"]`,
  );
  texts.take("entries", columns, lines);
  expect(() => texts.refuseUnproven()).toThrow(/for a0, a1, .*, a19 and 10 more accounts, and/);
});
