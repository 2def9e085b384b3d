import type { Migration } from "../shared/migration.ts";

/** Tables that grow without bound: building an index on them would block writers for long. */
const UNBOUNDED = new Set(["entries"]);

/** Objects that the step itself has created and may therefore change. */
interface Made {
  readonly tables: Set<string>;
  /** Columns as `table.column`. */
  readonly columns: Set<string>;
  /** Reports whether a step of a release contains the name. */
  readonly isReleased: (name: string) => boolean;
}

interface Form {
  readonly pattern: RegExp;
  /** Returns why a matching statement is refused; null if it is allowed. */
  readonly refuse: (match: RegExpExecArray, made: Made) => string | null;
}

const onNewTable =
  (reason: string): Form["refuse"] =>
  ([, table = ""], { tables }) =>
    tables.has(table) ? null : reason;

function refuseColumn([, table = "", column = "", rest = ""]: RegExpExecArray, made: Made) {
  made.columns.add(`${table}.${column}`);
  const bound = /\b(CHECK|UNIQUE|REFERENCES|PRIMARY KEY|GENERATED)\b/i.exec(rest)?.[0];
  if (bound !== undefined) return `the previous release's rows may not meet ${bound}`;
  if (!/\bNOT NULL\b/i.test(rest) || /\bDEFAULT\b/i.test(rest)) return null;
  return "the previous release inserts rows without a NOT NULL column";
}

function refuseUpdate([, table = "", assignments = ""]: RegExpExecArray, made: Made) {
  const set = [...assignments.matchAll(/(\w+) = /g)].map(([, column]) => `${table}.${column}`);
  if (set.length > 0 && set.every((column) => made.columns.has(column))) return null;
  return "the previous release uses these columns";
}

/**
 * On a table of the same step a trigger may do anything; elsewhere it may only fill in fields that
 * older releases omit.
 */
function refuseTrigger([, table = "", rest = ""]: RegExpExecArray, made: Made) {
  if (made.tables.has(table)) return null;
  const column = /^INSERT .* FOR EACH ROW WHEN \(NEW\.(\w+) IS NULL\)/i.exec(rest)?.[1];
  if (column !== undefined && made.columns.has(`${table}.${column}`)) return null;
  return "it acts on rows that are not new";
}

/** The statements allowed in an expanding step; all others are refused. */
const forms: readonly Form[] = [
  {
    pattern: /^CREATE TABLE (\w+)/i,
    refuse: ([, table = ""], { tables }) => (tables.add(table), null),
  },
  {
    pattern: /^CREATE INDEX \w+ ON (\w+)/i,
    refuse: ([, table = ""], { tables }) =>
      UNBOUNDED.has(table) && !tables.has(table) ? `an index on ${table} locks it for long` : null,
  },
  {
    pattern: /^CREATE UNIQUE INDEX \w+ ON (\w+)/i,
    refuse: onNewTable("the previous release may write duplicates"),
  },
  { pattern: /^ALTER TABLE (\w+) ADD COLUMN (\w+) (.*)$/i, refuse: refuseColumn },
  {
    pattern: /^ALTER TABLE \w+ ALTER COLUMN \w+ SET (STORAGE|STATISTICS|COMPRESSION|DEFAULT) /i,
    refuse: () => null,
  },
  { pattern: /^ALTER TABLE \w+ SET \(/i, refuse: () => null },
  { pattern: /^INSERT INTO (\w+)/i, refuse: onNewTable("the previous release uses this table") },
  { pattern: /^CREATE (FUNCTION|AGGREGATE) \w+/i, refuse: () => null },
  {
    pattern: /^DROP (?:TABLE|TRIGGER|FUNCTION) (?:IF EXISTS )?(\w+)/i,
    refuse: ([, name = ""], { isReleased }) =>
      isReleased(name) ? "a release uses it: the step must only add" : null,
  },
  { pattern: /^CREATE TRIGGER \w+ BEFORE (?=[\w ]+ ON (\w+)\b)(.*)$/i, refuse: refuseTrigger },
  // This changes no row that another release writes.
  { pattern: /^CREATE TRIGGER \w+ AFTER INSERT ON \w+/i, refuse: () => null },
  { pattern: /^UPDATE (\w+) SET (.*)$/i, refuse: refuseUpdate },
];

function statementsOf(sql: string): readonly string[] {
  return sql
    .replaceAll(/--[^\n]*/g, "")
    .replaceAll(/\$\$.*?\$\$/gs, "''")
    .replaceAll(/\bBEGIN\b.*?\bEND\b/gs, "")
    .split(";")
    .map((statement) => statement.replaceAll(/\s+/g, " ").trim())
    .filter((statement) => statement !== "");
}

function refusal(statement: string, made: Made): string | null {
  for (const { pattern, refuse } of forms) {
    const match = pattern.exec(statement);
    if (match !== null) return refuse(match, made);
  }
  return "not one of the statements that only add";
}

function isLater(version: string, than: string): boolean {
  const parts = (text: string): readonly number[] => text.split(".").map(Number);
  const [left, right] = [parts(version), parts(than)];
  for (const at of [0, 1, 2]) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/**
 * Returns why these steps do not let the previous release run concurrently; empty if they do.
 * `released` are the steps that releases have; if absent, releases may have created any object that
 * a step drops.
 */
export function brokenRules(
  steps: readonly Migration[],
  release: string,
  released?: readonly Migration[],
): readonly string[] {
  const isReleased = (name: string): boolean =>
    released?.some(({ sql }) => new RegExp(String.raw`\b${name}\b`).test(sql)) ?? true;
  const firstAfterBase = steps.findIndex(({ kind }) => kind !== "base");
  return steps.flatMap((step, at) => {
    const name = `step ${at + 1}`;
    if (step.kind === "base") {
      return firstAfterBase !== -1 && at > firstAfterBase ? [`${name}: a late base`] : [];
    }
    if (step.kind === "contract") {
      if (isLater(release, step.unusedSince)) return [];
      return [`${name}: belongs to a release after ${step.unusedSince}; this one is ${release}`];
    }
    const made: Made = { tables: new Set(), columns: new Set(), isReleased };
    return statementsOf(step.sql).flatMap((statement) => {
      const why = refusal(statement, made);
      return why === null ? [] : [`${name}: ${why}: ${statement}`];
    });
  });
}
