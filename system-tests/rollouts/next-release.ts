/** A gateway of the next release: its schema has an expanding step that this one does not have. */
import type { Migration } from "../../src/storage/shared/migration.ts";
import { migrations as postgres } from "../../src/storage/postgres/schema/migrations.ts";
import { migrations as sqlite } from "../../src/storage/sqlite/migrations.ts";

const step = (text: string): Migration => ({
  kind: "expand",
  sql: `
    CREATE TABLE regions (id ${text} PRIMARY KEY);
    ALTER TABLE holds ADD COLUMN region ${text};
    ALTER TABLE entries ADD COLUMN region ${text};
    CREATE INDEX holds_by_region ON holds (region);`,
});

(postgres as Migration[]).push(step("text"));
(sqlite as Migration[]).push(step("TEXT"));
await import("../../src/main.ts");
