import { isDeepStrictEqual } from "node:util";
import { judge } from "../change.ts";
import { show } from "../keys.ts";
import { child } from "../part.ts";
import { boundNames, isWithin, type Bound } from "./bounds.ts";
import { takesNull } from "./read-schema.ts";
import type { SchemaPair, SchemaRule } from "./schema-pair.ts";
import type { SchemaView } from "./schema-view.ts";

/** Formats that have another type in the code of at least one generator. */
const typedFormats = [
  ...["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"],
  ...["float", "double", "decimal", "number", "unix", "unix-seconds", "unix-milli"],
  ...["date", "date-time", "time", "duration", "uuid", "uri", "url", "byte", "binary", "base64"],
  ...["ip", "ipv4", "ipv6", "mac", "email", "idn-email", "hostname", "password"],
];

/** The rules for plain values: text, numbers, `null`. */
export const valueRules: readonly SchemaRule[] = [
  {
    keywords: ["type"],
    request: "a narrower or different type breaks; a wider one (`integer` to `number`) is harmless",
    response: "a wider or different type breaks; a narrower one is harmless",
    compare: compareType,
  },
  {
    keywords: ["nullable"],
    request: "refusing `null` breaks; accepting it is harmless",
    response: "sending `null` for the first time breaks; no longer sending it is harmless",
    compare: compareNull,
  },
  {
    keywords: ["enum", "const"],
    request:
      "a removed value breaks, as does a list where any value was accepted; a new value is harmless",
    response: "a new value or a removed list breaks; a removed value is harmless",
    compare: compareWords,
  },
  {
    keywords: ["x-extensible-enum"],
    request: "a removed value breaks; a new value is harmless",
    response:
      "a removed value breaks (a code was renamed or is never sent); a new value is harmless",
    compare: compareKnownWords,
  },
  {
    keywords: ["format"],
    request:
      "a format with a type in generated code (`int64`, `date-time`, …) breaks if it is added, " +
      "removed or changed; another format breaks if it is added or changed",
    response: "the same, but another format breaks if it is removed or changed",
    compare: compareFormat,
  },
  {
    keywords: ["pattern"],
    request: "an added or changed pattern breaks; a removed one is harmless",
    response: "a removed or changed pattern breaks; an added one is harmless",
    compare: comparePatterns,
  },
  {
    keywords: [...boundNames, "exclusiveMinimum", "exclusiveMaximum"],
    request: "a narrower bound breaks; a wider one is harmless",
    response: "a wider bound breaks; a narrower one is harmless",
    compare: compareBounds,
  },
  {
    keywords: ["multipleOf"],
    request:
      "adding it breaks, as does a value that does not divide the previous one; removing it is harmless",
    response:
      "removing it breaks, as does a value that is not a multiple of the previous one; adding it is harmless",
    compare: compareMultiple,
  },
  {
    keywords: ["uniqueItems"],
    request: "setting it breaks; unsetting it is harmless",
    response: "unsetting it breaks; setting it is harmless",
    compare: compareUnique,
  },
  {
    keywords: ["default"],
    request: "each change breaks: omitting the value has another meaning",
    response: "each change is harmless",
    compare: compareDefault,
  },
];

function compareType({ old, now, given, taken, report }: SchemaPair): void {
  const name = ({ types }: SchemaView) => (types === undefined ? "any" : [...types].join(" or "));
  if (name(old) === name(now)) return;
  const { types } = taken;
  const isTaken = (type: string) =>
    types?.has(type) === true || (type === "integer" && types?.has("number") === true);
  const isHarmless =
    types === undefined || (given.types !== undefined && [...given.types].every(isTaken));
  const isReordered = isHarmless && old.types?.size === now.types?.size;
  if (isReordered && [...(old.types ?? [])].every((type) => now.types?.has(type))) return;
  report(judge(isHarmless), `type changes from ${name(old)} to ${name(now)}`);
}

function compareNull({ old, now, given, taken, direction, report }: SchemaPair): void {
  const untyped = [old, now].filter(({ types }) => types === undefined);
  if (untyped.length === 2 && old.isNullable === now.isNullable) return;
  if (takesNull(old) === takesNull(now)) {
    const [was, is] = [old, now].map(({ part }) => child(part, "nullable").value === true);
    const hasLists = old.words !== undefined && now.words !== undefined && !takesNull(now);
    if (was === is || !hasLists) return;
    return report("unknown", "`nullable` changes beside a list without null: tools differ on it");
  }
  const isHarmless = takesNull(taken) || !takesNull(given);
  const [yes, no] =
    direction === "request" ? ["is accepted", "is refused"] : ["may be sent", "is never sent"];
  report(judge(isHarmless), `null ${takesNull(now) ? yes : no} from now on`);
}

function lacking(from: readonly unknown[], other: readonly unknown[]): readonly unknown[] {
  return from.filter((word) => !other.some((known) => isDeepStrictEqual(word, known)));
}

function compareWords({ old, now, direction, report }: SchemaPair): void {
  const isRequest = direction === "request";
  if (old.words === undefined || now.words === undefined) {
    if (old.words === now.words) return;
    const isHarmless = isRequest === (now.words === undefined);
    const text =
      now.words === undefined ? "any value replaces a list" : "a list replaces any value";
    return report(judge(isHarmless), text);
  }
  for (const word of lacking(old.words, now.words)) {
    report(judge(!isRequest), `the value ${show(word)} is gone`);
  }
  for (const word of lacking(now.words, old.words)) {
    report(judge(isRequest), `the value ${show(word)} is new`);
  }
}

/** Compares an open list: new values are expected, and the listed ones are guaranteed. */
function compareKnownWords({ old, now, report }: SchemaPair): void {
  const nows = now.knownWords ?? now.words ?? [];
  for (const word of lacking(old.knownWords ?? [], nows)) {
    report("breaking", `the value ${show(word)} of an open list is gone`);
  }
  for (const word of lacking(now.knownWords ?? [], old.knownWords ?? old.words ?? [])) {
    report("harmless", `the value ${show(word)} of an open list is new`);
  }
}

function compareFormat({ old, now, given, taken, report }: SchemaPair): void {
  if (old.format === now.format) return;
  const isTyped = [old.format, now.format].some((format) => typedFormats.includes(format ?? ""));
  const isHarmless = !isTyped && (taken.format === undefined || taken.format === given.format);
  const why = isTyped ? ": another type in generated code" : "";
  report(judge(isHarmless), `format changes from ${show(old.format)} to ${show(now.format)}${why}`);
}

function comparePatterns({ old, now, given, taken, report }: SchemaPair): void {
  const isEqual =
    lacking(old.patterns, now.patterns).length + lacking(now.patterns, old.patterns).length === 0;
  if (isEqual) return;
  const isHarmless = lacking(taken.patterns, given.patterns).length === 0;
  const name = ({ patterns }: SchemaView) => patterns.join(" and ") || "none";
  report(judge(isHarmless), `pattern changes from ${name(old)} to ${name(now)}`);
}

function compareBounds({ old, now, given, taken, report }: SchemaPair): void {
  const name = (bound: Bound | undefined) =>
    `${bound?.limit ?? "none"}${bound?.isExclusive === true ? " (exclusive)" : ""}`;
  for (const bound of boundNames) {
    const [from, to] = [old, now].map(({ bounds }) => bounds.limits.get(bound));
    if (name(from) === name(to)) continue;
    const isHarmless = isWithin(
      bound,
      given.bounds.limits.get(bound),
      taken.bounds.limits.get(bound),
    );
    report(judge(isHarmless), `${bound} changes from ${name(from)} to ${name(to)}`);
  }
}

function compareMultiple({ old, now, given, taken, report }: SchemaPair): void {
  const [from, to] = [old.bounds.multipleOf, now.bounds.multipleOf];
  if (from === to) return;
  const [inner, outer] = [given.bounds.multipleOf, taken.bounds.multipleOf];
  const isHarmless = outer === undefined || (inner !== undefined && inner % outer === 0);
  report(judge(isHarmless), `multipleOf changes from ${show(from)} to ${show(to)}`);
}

function compareUnique({ old, now, given, taken, report }: SchemaPair): void {
  if (old.isUnique === now.isUnique) return;
  report(judge(given.isUnique || !taken.isUnique), `uniqueItems changes to ${now.isUnique}`);
}

function compareDefault({ old, now, direction, report }: SchemaPair): void {
  if (isDeepStrictEqual(old.default, now.default)) return;
  const text = `default changes from ${show(old.default)} to ${show(now.default)}`;
  report(judge(direction === "response"), text);
}
