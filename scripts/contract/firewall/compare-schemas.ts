import { resolve, type ApiDocument, type ApiSchema } from "./api-document.ts";

/** Who writes the value: a client (`request`), or the service (`reply`). */
export type Direction = "request" | "reply";

/** The two documents, and where findings go. */
export interface Comparison {
  readonly before: ApiDocument;
  readonly after: ApiDocument;
  readonly report: (place: string, what: string) => void;
}

type Bound = "minimum" | "maximum" | "minLength" | "maxLength" | "minItems" | "maxItems";

const bounds: readonly Bound[] = [
  "minimum",
  "maximum",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
];

/** Keywords whose meaning is compared here, and annotations, which have none. */
const known = new Set([
  ...["$ref", "type", "nullable", "format", "enum", "pattern", "properties", "required", "items"],
  ...["additionalProperties", "oneOf", "discriminator", ...bounds],
  ...["description", "title", "example", "deprecated", "externalDocs"],
]);

/**
 * Compares two schemas of one place. A value that clients write must be accepted as before; a value
 * that the service writes must be one that clients know. New fields in replies are
 * undocumented and break nobody: clients must tolerate them.
 */
export class SchemaComparison {
  readonly #comparison: Comparison;
  readonly #direction: Direction;
  /** Pairs of components already compared, or being compared further up. */
  readonly #seen: Set<string>;

  constructor(comparison: Comparison, direction: Direction, seen: Iterable<string> = []) {
    this.#comparison = comparison;
    this.#direction = direction;
    this.#seen = new Set(seen);
  }

  compare(before: ApiSchema, after: ApiSchema, place: string): void {
    const pair = `${before.$ref ?? ""} ${after.$ref ?? ""}`;
    if (before.$ref !== undefined && after.$ref !== undefined) {
      if (this.#seen.has(pair)) return;
      this.#seen.add(pair);
    }
    const old = resolve<ApiSchema>(this.#comparison.before, before);
    const now = resolve<ApiSchema>(this.#comparison.after, after);
    this.#compareType(old, now, place);
    this.#compareWords(old, now, place);
    this.#compareBounds(old, now, place);
    this.#compareFields(old, now, place);
    this.#compareItems(old, now, place);
    this.#compareBranches(old, now, place);
    this.#compareUnknown(old, now, place);
  }

  /** Which side's values the other side must accept: for a request, the old one's. */
  #narrow<T>(old: T, now: T): { readonly given: T; readonly taken: T } {
    return this.#direction === "request" ? { given: old, taken: now } : { given: now, taken: old };
  }

  #compareType(old: ApiSchema, now: ApiSchema, place: string): void {
    const { given, taken } = this.#narrow(old, now);
    const isWhole = given.type === "integer" && taken.type === "number";
    if (taken.type !== undefined && taken.type !== given.type && !isWhole) {
      this.#report(place, `type ${old.type} → ${now.type}`);
    }
    if (given.nullable === true && taken.nullable !== true && taken.type !== undefined) {
      this.#report(place, this.#direction === "request" ? "null is refused" : "may be null");
    }
    for (const key of ["format", "pattern"] as const) {
      if (taken[key] !== undefined && taken[key] !== given[key]) {
        this.#report(place, `${key} ${old[key]} → ${now[key]}`);
      }
    }
  }

  #compareWords(old: ApiSchema, now: ApiSchema, place: string): void {
    const { given, taken } = this.#narrow(old.enum, now.enum);
    if (taken === undefined) return;
    if (given === undefined) return this.#report(place, "the set of values is another");
    for (const word of given.filter((value) => !taken.includes(value))) {
      const what = this.#direction === "request" ? "is refused" : "is new";
      this.#report(place, `the value ${JSON.stringify(word)} ${what}`);
    }
  }

  #compareBounds(old: ApiSchema, now: ApiSchema, place: string): void {
    const { given, taken } = this.#narrow(old, now);
    for (const bound of bounds) {
      const isLower = bound.startsWith("min");
      const open = isLower ? -Infinity : Infinity;
      const [from, to] = [given[bound] ?? open, taken[bound] ?? open];
      if (isLower ? from < to : from > to) {
        this.#report(place, `${bound} ${old[bound]} → ${now[bound]}`);
      }
    }
  }

  #compareFields(old: ApiSchema, now: ApiSchema, place: string): void {
    const [before, after] = [old.properties ?? {}, now.properties ?? {}];
    for (const [name, schema] of Object.entries(before)) {
      const next = after[name];
      const isOpen = this.#direction === "request" && now.additionalProperties !== false;
      if (next !== undefined) this.compare(schema, next, `${place}/${name}`);
      else if (!isOpen) this.#report(`${place}/${name}`, "is gone");
    }
    const { given, taken } = this.#narrow(old.required ?? [], now.required ?? []);
    for (const name of taken.filter((field) => !given.includes(field))) {
      const what = this.#direction === "request" ? "is required now" : "may be missing now";
      if (before[name] !== undefined || this.#direction === "request") {
        this.#report(`${place}/${name}`, what);
      }
    }
    this.#compareOthers(old, now, place);
  }

  #compareOthers(old: ApiSchema, now: ApiSchema, place: string): void {
    const [before, after] = [old.additionalProperties ?? true, now.additionalProperties ?? true];
    if (typeof before === "object" && typeof after === "object") {
      return this.compare(before, after, `${place}/*`);
    }
    if (this.#direction === "request") {
      if (before !== false && before !== after && after !== true) {
        this.#report(place, "other fields are refused");
      }
      const added = Object.keys(now.properties ?? {}).filter(
        (name) => !(name in (old.properties ?? {})),
      );
      if (before === true && old.type === "object" && added.length > 0) {
        this.#report(place, `a field that was free has a rule: ${added.join(", ")}`);
      }
    } else if (typeof before === "object") this.#report(place, "other fields are of another kind");
  }

  #compareItems(old: ApiSchema, now: ApiSchema, place: string): void {
    if (old.items !== undefined && now.items !== undefined) {
      return this.compare(old.items, now.items, `${place}/[]`);
    }
    const { given, taken } = this.#narrow(old, now);
    if (taken.items !== undefined && given.type === "array") {
      this.#report(place, "the items are of another kind");
    }
  }

  /** Each given branch must be accepted by one; a tag selects which. */
  #compareBranches(old: ApiSchema, now: ApiSchema, place: string): void {
    if (old.oneOf === undefined && now.oneOf === undefined) return;
    if (old.discriminator !== undefined && now.discriminator !== undefined) {
      return this.#compareTags(old.discriminator, now.discriminator, place);
    }
    if (old.discriminator !== undefined && this.#direction === "reply") {
      this.#report(place, "has lost its tag");
    }
    const { given, taken } = this.#narrow(old, now);
    for (const [at, branch] of (given.oneOf ?? [given]).entries()) {
      const isTaken = (taken.oneOf ?? [taken]).some((other) => this.#fits(branch, other));
      if (!isTaken) this.#report(place, `branch ${at + 1} (${nameOf(branch)}) fits no branch`);
    }
  }

  #compareTags(old: Discriminator, now: Discriminator, place: string): void {
    if (old.propertyName !== now.propertyName) {
      this.#report(place, `the tag ${old.propertyName} → ${now.propertyName}`);
    }
    const [before, after] = [old.mapping ?? {}, now.mapping ?? {}];
    const { given, taken } = this.#narrow(before, after);
    for (const tag of Object.keys(given)) {
      const [from, to] = [before[tag], after[tag]];
      if (taken[tag] === undefined) {
        const what = this.#direction === "request" ? "is refused" : "is new";
        this.#report(place, `the kind "${tag}" ${what}`);
      } else if (from !== undefined && to !== undefined) {
        this.compare({ $ref: from }, { $ref: to }, `${place}<${tag}>`);
      }
    }
  }

  /** Whether a given branch is accepted by another, tried without reporting. */
  #fits(given: ApiSchema, taken: ApiSchema): boolean {
    let faults = 0;
    const trial: Comparison = { ...this.#comparison, report: () => (faults += 1) };
    const [before, after] = this.#direction === "request" ? [given, taken] : [taken, given];
    new SchemaComparison(trial, this.#direction, this.#seen).compare(before, after, "");
    return faults === 0;
  }

  /** A keyword that is not understood here must not change. */
  #compareUnknown(old: ApiSchema, now: ApiSchema, place: string): void {
    const [before, after] = [new Map(Object.entries(old)), new Map(Object.entries(now))];
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      if (known.has(key) || key.startsWith("x-")) continue;
      if (JSON.stringify(before.get(key)) !== JSON.stringify(after.get(key))) {
        this.#report(place, `the keyword ${key}, which is not understood, has changed`);
      }
    }
  }

  #report(place: string, what: string): void {
    this.#comparison.report(`${this.#direction} ${place}`, what);
  }
}

type Discriminator = NonNullable<ApiSchema["discriminator"]>;

function nameOf({ $ref, type }: ApiSchema): string {
  return $ref === undefined ? (type ?? "any") : $ref.slice($ref.lastIndexOf("/") + 1);
}
