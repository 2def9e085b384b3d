import { createHash } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { beforeEach, expect, it } from "vitest";
import { type OpenLedger } from "../suite/tampering-suite.ts";
import { verifyArchive } from "./verify-archive.ts";
import { DAY, APRIL, MAY, countOf, SMALL_FILES, useArchive, type Fixture } from "./test-archive.ts";

type Damage = (lines: string[]) => readonly string[];

/** Damage to the lines of the second file, with the reported problem. */
const damages: readonly (readonly [string, Damage, RegExp])[] = [
  ["without its last line", (lines) => lines.slice(0, -1), /is cut off/],
  ["with another amount", (lines) => lines.map((line) => line.replace("-15", "-14")), /altered/],
  ["with a line after the last", (lines) => [...lines, "[]"], /not a complete archive file/],
  ["with other content", () => ['{"a":1}'], /it is another file/],
  ["without JSON", () => ["x"], /not a complete archive file/],
  [
    "in a newer format",
    ([first = "", ...rest]) => [first.replace('"version":1', '"version":2'), ...rest],
    /a newer gateway wrote file 2/,
  ],
];

const linesOf = async (path: string): Promise<string[]> =>
  gunzipSync(await readFile(path))
    .toString("utf8")
    .trimEnd()
    .split("\n");

const writeLines = (path: string, lines: readonly string[]): Promise<void> =>
  writeFile(path, gzipSync(lines.map((line) => `${line}\n`).join("")));

/** Opens a ledger with three months archived in small files. */
function useArchived(
  open: () => Promise<OpenLedger>,
): () => Fixture & { readonly paths: readonly string[] } {
  const current = useArchive(open);
  let paths: readonly string[] = [];
  beforeEach(async () => {
    paths = (await current().archive(APRIL, { size: SMALL_FILES })).files;
  });
  return () => ({ ...current(), paths });
}

/** Tests changes of files. */
export function fileTampering(open: () => Promise<OpenLedger>): void {
  const current = useArchived(open);

  it.each(damages)("a file %s is found", async (_, damage, want) => {
    const [, path = ""] = current().paths;
    await writeLines(path, damage(await linesOf(path)));
    await expect(verifyArchive(current().store, current().folder)).rejects.toThrow(want);
  });

  it.each([
    ["cut off", (bytes: Buffer) => bytes.subarray(0, -30), /is cut off/],
    ["not compressed", () => Buffer.from("hello"), /is not compressed/],
  ])("a file that is %s is found", async (_, damage, want) => {
    const [, path = ""] = current().paths;
    await writeFile(path, damage(await readFile(path)));
    await expect(verifyArchive(current().store, current().folder)).rejects.toThrow(want);
  });

  it("a changed entry is found even if the digest of its file is updated", async () => {
    const [, path = ""] = current().paths;
    const lines = (await linesOf(path)).map((line) => line.replaceAll("jan 3", "jan 9"));
    const end = JSON.parse(lines.pop() ?? "") as object;
    const sha256 = createHash("sha256")
      .update(lines.map((line) => `${line}\n`).join(""))
      .digest("hex");
    await writeLines(path, [...lines, JSON.stringify({ ...end, sha256 })]);
    const { ok, problems } = await verifyArchive(current().store, current().folder);
    expect(ok).toBe(false);
    expect(problems).toContainEqual(expect.stringMatching(/entry \d+ \(usage jan 9\) .* hash/));
    expect(problems).toContainEqual(expect.stringMatching(/3-2026-\d+.*does not follow file 2/));
  });

  it("a missing file is found at any position", async () => {
    const [first = "", second = ""] = current().paths;
    const [bytes, last] = [await readFile(first), current().paths.at(-1) ?? ""];
    await rm(first);
    expect((await verifyArchive(current().store, current().folder)).problems).toContainEqual(
      expect.stringMatching(/has file 2 after file 0/),
    );
    await writeFile(first, bytes);
    await rm(last);
    expect((await verifyArchive(current().store, current().folder)).problems).toContainEqual(
      expect.stringMatching(/do not end with entry/),
    );
    expect(second).not.toBe(last);
  });
}

/** Tests changes of positions and of entries kept in the ledger. */
export function placeTampering(open: () => Promise<OpenLedger>): void {
  const current = useArchived(open);

  it.each([
    [
      "the balance of a position",
      "UPDATE chain_places SET balance = balance + 1",
      /^account acct keeps/,
    ],
    [
      "the hash of a position",
      "UPDATE chain_places SET hash = (SELECT head FROM accounts WHERE id = 'acct')",
      /^entry \d+ \(usage apr 1\)/,
    ],
    ["the positions", "DELETE FROM chain_places", /^entry \d+ \(usage apr 1\)/],
    [
      "the position in the log, moved forward",
      "UPDATE log_places SET seq = seq + 1 WHERE kind = 'archived'",
      /^account acct keeps|^entry/,
    ],
  ])("a change of %s is found by a full verification", async (_, statement, want) => {
    await current().tamper([statement]);
    const { ok, problems } = await current().store.verify({ full: true });
    expect(ok).toBe(false);
    expect(problems).toContainEqual(expect.stringMatching(want));
    const found = await verifyArchive(current().store, current().folder);
    expect(found.ok).toBe(false);
    // A changed position also deletes no entry.
    const count = await countOf(current().store);
    await expect(current().archive(MAY, { nowMs: MAY + 8 * DAY })).rejects.toThrow(
      /use the folder|position of account|verify/,
    );
    expect(await countOf(current().store)).toBe(count);
  });

  it.each([
    [
      "changed",
      "UPDATE entries SET note = 'x' WHERE reference LIKE '%inv'",
      /^entry \d+ \(top-up .*inv\) differs in the archive/,
    ],
    ["deleted", "DELETE FROM entries WHERE reference LIKE '%inv'", /\(top-up .*inv\) is only in/],
    ["inserted", "UPDATE entries SET seq = -7 WHERE seq = 1", /^entry -7 .* is not in the archive/],
  ])("an entry kept in the ledger that was %s is found", async (_, statement, want) => {
    await current().tamper([statement]);
    const { problems } = await verifyArchive(current().store, current().folder);
    expect(problems).toContainEqual(expect.stringMatching(want));
  });
}
