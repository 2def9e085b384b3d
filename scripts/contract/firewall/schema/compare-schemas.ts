import type { Report } from "../change.ts";
import { compareKeys } from "../keys.ts";
import type { Part } from "../part.ts";
import { isSame } from "../same.ts";
import { codeRules } from "./code-rules.ts";
import { fieldRules } from "./field-rules.ts";
import { annotations, comparedKeywords } from "./keywords.ts";
import { viewOf } from "./read-schema.ts";
import type { Direction, SchemaPair, SchemaRule } from "./schema-pair.ts";
import type { SchemaView } from "./schema-view.ts";
import { unionRules } from "./union-rules.ts";
import { valueRules } from "./value-rules.ts";

/** The comparison of each keyword of a schema. */
export const schemaRules: readonly SchemaRule[] = [
  ...valueRules,
  ...fieldRules,
  ...unionRules,
  ...codeRules,
];

/**
 * Rules for a pair of which only one schema is a union. The other rules apply to the forms of the
 * union and the single schema, which are compared one by one.
 */
const formRules = schemaRules.filter(({ keywords }) =>
  ["oneOf", "nullable", "title"].some((keyword) => keywords.includes(keyword)),
);

/** Pairs that a comparison has seen. A trial copies `met` and shares the others. */
interface Memory {
  /** Pairs that are compared, or are being compared by a caller. */
  readonly met: Set<string>;
  /** Pairs that do not fit. This result is final. */
  readonly misfits: Set<string>;
  /**
   * The documents. A trial may compare two schemas of one document, or the newer with the older.
   */
  readonly roots: unknown[];
}

/**
 * Compares the schemas at one place. A value that clients write must still be accepted; a value
 * that the service writes must be known to clients.
 */
export class SchemaComparison {
  readonly #report: Report;
  readonly #memory: Memory;
  /** A trial checks only whether values fit, so names are irrelevant. */
  readonly #isTrial: boolean;

  constructor(report: Report, trial?: Memory) {
    this.#report = report;
    this.#memory = trial ?? { met: new Set(), misfits: new Set(), roots: [] };
    this.#isTrial = trial !== undefined;
  }

  compare(before: Part, after: Part, direction: Direction): void {
    const [old, now] = [viewOf(before), viewOf(after)];
    if (!this.#isTrial) this.#compareNames(old, now, { before, after });
    const key = this.#keyOf(old, now, direction);
    if (this.#memory.met.has(key)) return;
    this.#memory.met.add(key);
    const pair = this.#pairOf(old, now, direction);
    const isHalfUnion = (old.union === undefined) !== (now.union === undefined);
    for (const rule of isHalfUnion ? formRules : schemaRules) {
      if (!this.#isTrial || rule.isOfCode === undefined) rule.compare(pair);
    }
    this.#compareUnread(old, now);
    const compared = [
      ...comparedKeywords,
      ...old.unread.keys(),
      ...now.unread.keys(),
      "allOf",
      "$ref",
    ];
    const level = {
      name: "a schema",
      compared,
      annotations: [...annotations, "$defs", "definitions"],
    };
    const context = { report: this.#report, schemas: this };
    compareKeys(level, { old: old.part, now: now.part }, context, direction);
  }

  #pairOf(old: SchemaView, now: SchemaView, direction: Direction): SchemaPair {
    const isRequest = direction === "request";
    return {
      old,
      now,
      direction,
      given: isRequest ? old : now,
      taken: isRequest ? now : old,
      report: (verdict, text, at = now.part) => this.#report(verdict, at, `${direction}: ${text}`),
      compare: (from, to) => this.compare(from, to, direction),
      fits: (from, to, way) => this.#fits(from, to, way),
    };
  }

  /**
   * Compares the names of types: generated code declares them and a client's own code uses them.
   */
  #compareNames(old: SchemaView, now: SchemaView, at: { before: Part; after: Part }): void {
    if (old.name === now.name) return;
    const [from, to] = [old, now].map(({ name }) => name ?? "an inline one");
    this.#report("source", at.after, `generated clients: the type ${from} is ${to}`);
  }

  #fits(before: Part, after: Part, direction: Direction): boolean {
    const { met, misfits, roots } = this.#memory;
    const key = this.#keyOf(viewOf(before), viewOf(after), direction);
    if (misfits.has(key)) return false;
    let faults = 0;
    const report: Report = (verdict) => {
      if (verdict !== "harmless") faults += 1;
    };
    const trial = new SchemaComparison(report, { met: new Set(met), misfits, roots });
    trial.compare(before, after, direction);
    if (faults > 0) misfits.add(key);
    return faults === 0;
  }

  #keyOf(old: SchemaView, now: SchemaView, direction: Direction): string {
    const { roots } = this.#memory;
    const name = ({ part }: SchemaView): string => {
      if (!roots.includes(part.root)) roots.push(part.root);
      const pointers = (part.members ?? [part]).map(({ pointer }) => pointer);
      return `${roots.indexOf(part.root)}${pointers.join("+")}`;
    };
    return `${direction} ${name(old)} ${name(now)}`;
  }

  #compareUnread(old: SchemaView, now: SchemaView): void {
    for (const key of new Set([...old.unread.keys(), ...now.unread.keys()])) {
      const [from, to] = [old.unread.get(key), now.unread.get(key)];
      const isEqual = from !== undefined && to !== undefined && isSame(from, to);
      if (!isEqual) {
        this.#report("unknown", to ?? now.part, `\`${key}\` is not understood, and has changed`);
      }
    }
  }
}
