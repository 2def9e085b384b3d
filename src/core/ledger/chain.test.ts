import { nanoTotal } from "../money/totals.ts";
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { nanoUsd } from "../money/amounts.ts";
import { entryDigest, genesisHash, linkHash, noSums } from "./chain.ts";
import { entryText, emptyFields, type EntryRow } from "./entry-row.ts";

const topUp: EntryRow = {
  ...emptyFields,
  kind: "top-up",
  id: "t1",
  accountId: "acct",
  amount: nanoUsd(7),
  atMs: 9,
};
const full: EntryRow = {
  ...topUp,
  kind: "usage",
  id: "h1",
  amount: nanoUsd(-15),
  keyId: "k",
  model: "a/x",
  promptTokens: 11,
  completionTokens: 7,
  hold: nanoUsd(40),
  loss: nanoUsd(0),
  details: '{"a":1}',
  upstream: "u",
  cost: nanoUsd(4),
  note: "n",
  actor: "Ann",
};
const sha256 = (...parts: readonly (string | Uint8Array)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest("hex");
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

/** An auditor recomputes this text, so no release may change it. */
describe("the text of an entry", () => {
  it("contains the present fields in this order and omits absent ones", () => {
    expect(entryText(topUp)).toBe(
      '{"v":1,"account_id":"acct","kind":"top-up","id":"t1","amount":7,"at_ms":9}',
    );
    expect(entryText(full)).toBe(
      '{"v":1,"account_id":"acct","kind":"usage","id":"h1","amount":-15,"at_ms":9,' +
        '"key_id":"k","model":"a/x","prompt_tokens":11,"completion_tokens":7,"hold":40,"loss":0,' +
        '"details":"{\\"a\\":1}","upstream":"u","upstream_cost":4,"note":"n","actor":"Ann"}',
    );
  });

  it("distinguishes zeros and empty texts from absent fields", () => {
    const zeros = { promptTokens: 0, hold: nanoUsd(0), cost: nanoUsd(0), note: "", model: "" };
    expect(entryText({ ...topUp, ...zeros })).toBe(
      '{"v":1,"account_id":"acct","kind":"top-up","id":"t1","amount":7,"at_ms":9,' +
        '"model":"","prompt_tokens":0,"hold":0,"upstream_cost":0,"note":""}',
    );
  });
});

describe("the hashes of a chain", () => {
  it("cover raw bytes: the previous hash and the text's hash", () => {
    expect(hex(entryDigest(full))).toBe(sha256(entryText(full)));
    const genesis = genesisHash("acct", noSums);
    expect(hex(linkHash(genesis, entryDigest(full)))).toBe(sha256(genesis, entryDigest(full)));
  });

  it("begin with the account and its sums", () => {
    expect(hex(genesisHash("acct", { balance: 1, spent: 2, toppedUp: 3 }))).toBe(
      sha256('{"v":1,"account_id":"acct","balance":1,"spent":2,"topped_up":3}'),
    );
    const sums = { balance: 1, spent: nanoTotal(2n ** 53n), toppedUp: nanoTotal(2n ** 53n + 1n) };
    expect(hex(genesisHash('a"b', sums))).toBe(
      sha256(
        '{"v":1,"account_id":"a\\"b","balance":1,"spent":9007199254740992,"topped_up":9007199254740993}',
      ),
    );
    expect(noSums).toEqual({ balance: 0, spent: 0, toppedUp: 0 });
  });
});
