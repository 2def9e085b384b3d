import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import type { Migration } from "./shared/migration.ts";
import { stateAfter } from "./shared/migration.ts";
import { migrations as postgres } from "./postgres/schema/migrations.ts";
import { migrations as sqlite } from "./sqlite/migrations.ts";
import { brokenRules } from "./suite/migration-rule.ts";

/** The steps of all releases so far; existing ledgers have run them. */
const released = {
  postgres: ["88ac32574252008c", "5b21ce7b1154da34"],
  sqlite: ["a324f9b3b4070b9e", "7801ba280c499bb6"],
};

const fingerprint = ({ sql }: Migration): string => {
  const text = sql.replaceAll(/\s+/g, " ").trim();
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
};

describe.each([
  ["PostgreSQL", postgres, released.postgres],
  ["SQLite", sqlite, released.sqlite],
] as const)("the schema of %s", (_, migrations, fingerprints) => {
  it("lets the previous release run concurrently", () => {
    const steps = migrations.slice(0, fingerprints.length);
    expect(brokenRules(migrations, manifest.version, steps)).toEqual([]);
  });

  it("keeps every released step unchanged", () => {
    expect(migrations.slice(0, fingerprints.length).map(fingerprint)).toEqual(fingerprints);
  });

  it("has only the released steps as base", () => {
    const bases = migrations.filter(({ kind }) => kind === "base");
    expect(bases).toHaveLength(2);
  });
});

const expand = (sql: string): readonly Migration[] => [{ kind: "expand", sql }];

describe("an expanding step", () => {
  it.each([
    "CREATE TABLE invoices (id text NOT NULL); CREATE UNIQUE INDEX i ON invoices (id)",
    "CREATE TABLE invoices (id text); INSERT INTO invoices VALUES ('a')",
    "ALTER TABLE holds ADD COLUMN region text",
    "ALTER TABLE holds ADD COLUMN region text NOT NULL DEFAULT ''",
    "ALTER TABLE holds ADD COLUMN region text; UPDATE holds SET region = owner",
    `ALTER TABLE holds ADD COLUMN region text;
     CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$;
     CREATE TRIGGER t BEFORE INSERT ON holds FOR EACH ROW WHEN (NEW.region IS NULL)
       EXECUTE FUNCTION f()`,
    "-- DROP TABLE holds;\n CREATE INDEX holds_by_model ON holds (model)",
    "ALTER TABLE replies ALTER COLUMN sealed SET STORAGE EXTERNAL",
  ])("may be %s", (sql) => {
    expect(brokenRules(expand(sql), "1.1.0")).toEqual([]);
  });

  it.each([
    ["DROP TABLE holds", /only add/],
    ["ALTER TABLE holds DROP COLUMN model", /only add/],
    ["ALTER TABLE holds RENAME COLUMN model TO m", /only add/],
    ["ALTER TABLE holds RENAME TO reservations", /only add/],
    ["ALTER TABLE holds ALTER COLUMN model SET NOT NULL", /only add/],
    ["ALTER TABLE holds ALTER COLUMN model TYPE integer", /only add/],
    ["ALTER TABLE holds ADD CONSTRAINT c CHECK (amount > 1)", /only add/],
    ["ALTER TABLE holds ADD COLUMN region text NOT NULL", /NOT NULL/],
    ["ALTER TABLE holds ADD COLUMN region text CHECK (region <> '')", /CHECK/],
    ["ALTER TABLE holds ADD COLUMN region text UNIQUE", /UNIQUE/],
    ["CREATE UNIQUE INDEX u ON holds (owner)", /duplicates/],
    ["CREATE INDEX entries_by_model ON entries (model)", /locks it/],
    ["UPDATE holds SET amount = 0", /uses these columns/],
    ["DELETE FROM holds", /only add/],
    ["INSERT INTO accounts VALUES ('a')", /uses this table/],
    ["CREATE TRIGGER t BEFORE INSERT ON holds FOR EACH ROW EXECUTE FUNCTION f()", /not new/],
    [
      "CREATE TRIGGER t BEFORE INSERT ON holds FOR EACH ROW WHEN (NEW.owner IS NULL) EXECUTE FUNCTION f()",
      /not new/,
    ],
    ["CREATE TRIGGER t BEFORE UPDATE ON holds FOR EACH ROW EXECUTE FUNCTION f()", /not new/],
    ["CREATE TABLE a (b text); DROP TABLE holds", /only add/],
  ])("must not be %s", (sql, why) => {
    expect(brokenRules(expand(sql), "1.1.0").join()).toMatch(why);
  });
});

it("an expanding step drops only objects that no release has", () => {
  const released = expand("CREATE TABLE holds (id text)");
  const drop = (name: string) => brokenRules(expand(`DROP TABLE ${name}`), "1.1.0", released);
  expect(drop("drafts")).toEqual([]);
  expect(drop("holds").join()).toMatch(/only add/);
});

describe("a contracting step", () => {
  const steps: readonly Migration[] = [
    { kind: "contract", unusedSince: "1.9.0", sql: "DROP TABLE holds" },
  ];

  it.each([
    ["1.10.0", 0],
    ["2.0.0", 0],
    ["1.9.0", 1],
    ["1.8.7", 1],
  ])("in release %s has %s problems", (release, count) => {
    expect(brokenRules(steps, release)).toHaveLength(count);
  });

  it("raises the required version of the gateway, unlike other kinds", () => {
    const base: Migration = { kind: "base", sql: "" };
    const added: Migration = { kind: "expand", sql: "" };
    expect(stateAfter([base, base])).toEqual({ needed: 2, applied: 2 });
    expect(stateAfter([base, base, added])).toEqual({ needed: 2, applied: 3 });
    expect(stateAfter([base, added, ...steps, added])).toEqual({ needed: 3, applied: 4 });
  });
});
