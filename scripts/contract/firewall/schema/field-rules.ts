import { judge } from "../change.ts";
import { child, follow, type Part } from "../part.ts";
import type { Direction, SchemaPair, SchemaRule } from "./schema-pair.ts";
import type { SchemaView } from "./schema-view.ts";

/** The rules for objects and arrays. */
export const fieldRules: readonly SchemaRule[] = [
  {
    keywords: ["properties", "readOnly", "writeOnly"],
    request:
      "a removed field breaks; a new one is harmless, unless any value was accepted in its place; " +
      "a read-only field is not part of a request",
    response:
      "a removed field breaks; a new one is harmless; a write-only field is not part of a response",
    compare: compareFields,
  },
  {
    keywords: ["required"],
    request: "a field that becomes required breaks; one that becomes optional is harmless",
    response: "a field that may be missing breaks; one that is always present is harmless",
    compare: compareRequired,
  },
  {
    keywords: ["additionalProperties"],
    request: "a narrower rule breaks; a wider one is harmless",
    response:
      "removing a schema breaks, as does replacing `true` by a schema; a changed schema is compared " +
      "by these rules; other changes are harmless",
    compare: compareOthers,
  },
  {
    keywords: ["items"],
    request: "adding a schema breaks; removing it is harmless",
    response: "removing a schema breaks; adding one is harmless",
    compare: compareItems,
  },
];

/** Returns the fields that take part in a direction. */
function fieldsIn({ properties }: SchemaView, direction: Direction): ReadonlyMap<string, Part> {
  const word = direction === "request" ? "readOnly" : "writeOnly";
  const isOutside = (part: Part) =>
    child(part, word).value === true || child(follow(part), word).value === true;
  return new Map([...properties].filter(([, part]) => !isOutside(part)));
}

function compareFields({ old, now, direction, report, compare }: SchemaPair): void {
  const [olds, nows] = [fieldsIn(old, direction), fieldsIn(now, direction)];
  for (const [name, part] of olds) {
    const next = nows.get(name);
    if (next === undefined) report("breaking", `the field ${name} is gone`, part);
    else compare(part, next);
  }
  for (const [name, part] of nows) {
    if (olds.has(name)) continue;
    const wasFree = old.others?.value;
    if (wasFree === true && direction === "request") {
      report("breaking", `the field ${name}, which was free, has a rule`, part);
    } else {
      report("harmless", `the field ${name} is new`, part);
      if (typeof wasFree === "object" && old.others) compare(old.others, part);
    }
  }
}

function compareRequired({ old, now, direction, report }: SchemaPair): void {
  const [olds, nows] = [fieldsIn(old, direction), fieldsIn(now, direction)];
  const takesPart = (view: SchemaView, name: string) =>
    view.properties.has(name) ? (view === old ? olds : nows).has(name) : true;
  const [before, after] = [old, now].map((view) =>
    view.required.filter((name) => takesPart(view, name)),
  ) as [string[], string[]];
  for (const name of after.filter((field) => !before.includes(field))) {
    const text = `the field ${name} ${direction === "request" ? "is required" : "is always present"}`;
    report(judge(direction === "response"), text, nows.get(name));
  }
  for (const name of before.filter((field) => !after.includes(field))) {
    // The rule of the fields reports a removed field.
    if (olds.has(name) && !nows.has(name)) continue;
    const text = `the field ${name} ${direction === "request" ? "is optional" : "may be missing"}`;
    report(judge(direction === "request"), text, nows.get(name));
  }
}

/** Returns whether other fields are free, refused or bound to a schema. */
function othersOf({ others }: SchemaView): "free" | "refused" | "bound" {
  if (others === undefined || others.value === true) return "free";
  return others.value === false ? "refused" : "bound";
}

function compareOthers({ old, now, direction, report, compare }: SchemaPair): void {
  const [from, to] = [othersOf(old), othersOf(now)];
  if (from === "bound" && to === "bound" && old.others && now.others) {
    return compare(old.others, now.others);
  }
  if (from === to) return;
  // Generated code has one map type for free fields and another for fields with a schema.
  const isMap = old.others?.value === true && to === "bound";
  const isHarmless =
    direction === "request" ? from === "refused" || to === "free" : from !== "bound" && !isMap;
  const words = { free: "may hold anything", refused: "are refused", bound: "have a schema" };
  report(judge(isHarmless), `other fields ${words[to]}`);
}

function compareItems({ old, now, direction, report, compare }: SchemaPair): void {
  if (old.items !== undefined && now.items !== undefined) return compare(old.items, now.items);
  if (old.items === now.items) return;
  const isHarmless = (direction === "request") === (now.items === undefined);
  report(
    judge(isHarmless),
    `items ${now.items === undefined ? "may be anything" : "have a schema"}`,
  );
}
