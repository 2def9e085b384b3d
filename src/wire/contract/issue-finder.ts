import type { Issue } from "../../core/errors/gateway-error.ts";
import { ISSUES_MAX } from "../../core/errors/describe-issues.ts";
import type { HintLookup } from "./hints.ts";
import * as wording from "./issue-wording.ts";
import {
  hasType,
  referenceTo,
  resolveSchema,
  schemaOf,
  typeOf,
  type JsonSchema,
  type JsonType,
  type SchemaLookup,
} from "./json-schema.ts";
import { nearestName } from "../../core/errors/nearest-name.ts";
import { countCharacters, isMoment, wordPatternFault } from "./text-rules.ts";

/**
 * Maximum number of visited values, about a tenth of a second; later mistakes remain unexplained.
 */
const VALUES_MAX = 100_000;

type Fields = Readonly<Record<string, unknown>>;
type Noun = "field" | "query parameter";

/**
 * Finds the issues of a body that the contract refuses: one issue per mistake, in the body's order,
 * each at the affected field. It walks the published schemas along with the body to determine the
 * intended branch and the allowed names. It stops after `ISSUES_MAX` issues or `VALUES_MAX` values.
 * Of the client's text, issues repeat only field names and the values of `type` and `role`.
 */
export class IssueFinder {
  readonly #schemas: SchemaLookup;
  readonly #hints: HintLookup;
  readonly #noun: Noun;
  readonly #issues: Issue[] = [];
  #values = 0;
  /** The place of the visited value. */
  readonly #path: (string | number)[] = [];
  /** Whether the visited field is optional. */
  #isOptional = false;

  /** `noun`: what the names of the outermost object are. */
  constructor(schemas: SchemaLookup, hints: HintLookup, noun: Noun = "field") {
    this.#schemas = schemas;
    this.#hints = hints;
    this.#noun = noun;
  }

  /** Returns the issues of `body` under the component `name`; empty if it is valid. */
  find(name: string, body: unknown): readonly Issue[] {
    this.#visit({ $ref: referenceTo(name) }, body);
    return this.#issues;
  }

  #visit(reference: JsonSchema, value: unknown): void {
    this.#values += 1;
    if (this.#issues.length >= ISSUES_MAX || this.#values > VALUES_MAX) return;
    const schema = resolveSchema(this.#schemas, reference);
    if (value === null && schema.nullable === true) return;
    if (schema.discriminator !== undefined) return this.#visitTagged(schema, value);
    if (schema.oneOf !== undefined) return this.#visitUnion(schema.oneOf, value);
    if (schema.type !== undefined && !hasType(value, schema.type)) {
      return this.#refuseType([schema.type], value);
    }
    if (schema.enum !== undefined && !schema.enum.includes(value)) {
      return this.#refuseChoice("enum", schema.enum, value);
    }
    if (Array.isArray(value)) this.#visitArray(schema, value);
    else if (typeof value === "object" && value !== null)
      this.#visitObject(schema, value as Fields);
    else if (typeof value === "string") this.#visitText(schema, value);
    else if (typeof value === "number") this.#visitNumber(schema, value);
  }

  /** Visits a union of objects: the tag selects the branch, and a wrong tag is the only issue. */
  #visitTagged(schema: JsonSchema, value: unknown): void {
    const { propertyName = "type", mapping = {} } = schema.discriminator ?? {};
    if (typeOf(value) !== "object") return this.#refuseType(["object"], value);
    if (!Object.hasOwn(value as Fields, propertyName)) return this.#refuseMissing(propertyName);
    const tag = (value as Fields)[propertyName];
    if (typeof tag === "string" && Object.hasOwn(mapping, tag)) {
      return this.#visit(schemaOf(this.#schemas, mapping[tag] ?? ""), value);
    }
    this.#isOptional = false;
    this.#within(propertyName, () => {
      if (typeof tag !== "string") this.#refuseType(["string"], tag);
      else this.#refuseChoice("discriminator", Object.keys(mapping), tag);
    });
  }

  /** Visits a union of types: the type of the value, or its tag, selects the branch. */
  #visitUnion(branches: readonly JsonSchema[], value: unknown): void {
    const resolved = branches.map((branch) => resolveSchema(this.#schemas, branch));
    const typed = resolved.filter((branch) =>
      value === null
        ? branch.nullable === true
        : branch.type === undefined || hasType(value, branch.type),
    );
    const meant = typed.find((branch) => hasTagOf(branch, value)) ?? typed[0];
    if (meant !== undefined) return this.#visit(meant, value);
    this.#refuseType(
      resolved.flatMap((branch) => branch.type ?? []),
      value,
    );
  }

  #visitObject(schema: JsonSchema, value: Fields): void {
    const { properties = {}, additionalProperties: others = true, required = [] } = schema;
    if (this.#visitWrongTag(properties["type"], value)) return;
    if (Object.keys(value).length < (schema.minProperties ?? 0))
      this.#refuse("minProperties", "must have at least one field.");
    const missing = required.filter((name) => !Object.hasOwn(value, name));
    for (const field of Object.keys(value)) {
      if (this.#issues.length >= ISSUES_MAX) return;
      const rule = Object.hasOwn(properties, field) ? properties[field] : others;
      if (rule === undefined || rule === true) continue;
      if (rule === false) this.#refuseUnknown(field, { properties, value, missing });
      else {
        this.#isOptional = !required.includes(field);
        this.#within(field, () => this.#visit(rule, value[field]));
      }
    }
    for (const field of missing) this.#refuseMissing(field);
  }

  /** Reports only a wrong `type`, since an object of another kind breaks many rules. */
  #visitWrongTag(tag: JsonSchema | undefined, value: Fields): boolean {
    if (tag?.enum === undefined || !Object.hasOwn(value, "type")) return false;
    if (tag.enum.includes(value["type"])) return false;
    this.#within("type", () => this.#visit(tag, value["type"]));
    return true;
  }

  #visitArray(schema: JsonSchema, value: readonly unknown[]): void {
    const { items, minItems = 0, maxItems = Infinity } = schema;
    if (value.length < minItems || value.length > maxItems) {
      const rule = value.length < minItems ? "minItems" : "maxItems";
      const found = value.length === 0 ? "it is empty" : `it holds ${value.length}`;
      this.#refuse(rule, `must hold ${wording.wordSize(schema)}; ${found}.`);
    }
    if (items === undefined) return;
    for (let at = 0; at < value.length && this.#issues.length < ISSUES_MAX; at += 1) {
      this.#isOptional = false;
      this.#within(at, () => this.#visit(items, value[at]));
    }
  }

  #visitText(schema: JsonSchema, value: string): void {
    const { minLength = 0, maxLength = Infinity, pattern, format } = schema;
    const length = countCharacters(value);
    if (length < minLength || length > maxLength) {
      const rule = length < minLength ? "minLength" : "maxLength";
      this.#refuse(rule, `${wording.wordLength(schema)}.`);
    } else if (pattern !== undefined && !new RegExp(pattern, "u").test(value)) {
      const words = wording.wordsOf(pattern);
      if (words !== null) this.#refuseChoice("pattern", words, value);
      else this.#refuse("pattern", `${wordPatternFault(pattern, value)}.`);
    } else if (format === "date-time" && !isMoment(value)) {
      this.#refuse("format", "must be a time such as 2027-01-01T00:00:00Z.");
    }
  }

  #visitNumber(schema: JsonSchema, value: number): void {
    const { minimum = -Infinity, maximum = Infinity } = schema;
    if (value >= minimum && value <= maximum) return;
    const rule = value < minimum ? "minimum" : "maximum";
    this.#refuse(rule, `must be ${wording.wordRange(schema, value)}.`);
  }

  #refuseType(types: readonly JsonType[], value: unknown): void {
    const found = typeOf(value);
    const isFraction = found === "number" && types.includes("integer");
    const not = isFraction ? "a fraction" : wording.wordFound(found);
    // A hint with a replacement value would contradict this: a client that sends null wants no
    // value.
    const hint = found === "null" && this.#isOptional ? "Leave it out instead." : undefined;
    this.#refuse("type", `must be ${wording.wordTypes(types)}, not ${not}.`, hint);
  }

  #refuseChoice(rule: string, allowed: readonly unknown[], value: unknown): void {
    const word = typeof value === "string" ? value : "";
    const found =
      wording.repeatableWord(word) !== undefined && this.#isTag() ? `, not "${word}"` : "";
    const hint =
      this.#hints.ofValue(this.#pattern(), word) ??
      suggest(
        nearestName(
          word,
          allowed.filter((choice) => typeof choice === "string"),
        ),
      );
    this.#refuse(rule, `must be ${wording.wordChoices(allowed)}${found}.`, hint);
  }

  #refuseUnknown(
    field: string,
    {
      properties,
      value,
      missing,
    }: {
      readonly properties: Readonly<Record<string, JsonSchema>>;
      readonly value: Fields;
      readonly missing: string[];
    },
  ): void {
    const named = this.#hints.ofField(`${this.#pattern()}/${wording.shortenName(field)}`);
    const free = Object.keys(properties).filter((name) => !Object.hasOwn(value, name));
    const nearest = named === undefined ? nearestName(field, free) : undefined;
    // A misspelt name is one mistake, not an unknown field plus a missing one.
    const at = missing.indexOf(nearest ?? "");
    if (at >= 0) missing.splice(at, 1);
    const name = `Unknown ${this.#noun} "${wording.shortenName(field)}"${this.#inside()}`;
    this.#issues.push({
      pointer: wording.pointerTo([...this.#path, field]),
      rule: "additionalProperties",
      message: nearest === undefined ? `${name}.` : `${name}; did you mean "${nearest}"?`,
      ...hintOf(named ?? suggest(nearest)),
    });
  }

  #refuseMissing(field: string): void {
    this.#issues.push({
      pointer: wording.pointerTo([...this.#path, field]),
      rule: "required",
      message: `The required ${this.#noun} "${field}" is missing${this.#inside()}.`,
      ...hintOf(this.#hints.ofPlace(`${this.#pattern()}/${field}`)),
    });
  }

  #refuse(rule: string, predicate: string, hint?: string): void {
    this.#issues.push({
      pointer: wording.pointerTo(this.#path),
      rule,
      message: `${wording.subject(this.#path)} ${predicate}`,
      ...hintOf(hint ?? this.#hints.ofPlace(this.#pattern())),
    });
  }

  /**
   * Returns whether the value is a tag. Tags are words of the protocol, which an error may repeat;
   * other values belong to the client.
   */
  #isTag(): boolean {
    return ["type", "role"].includes(String(this.#path.at(-1)));
  }

  /** Returns where the names of the visited object are; empty for parameters. */
  #inside(): string {
    return this.#noun === "field" ? ` ${wording.insidePhrase(this.#path)}` : "";
  }

  #pattern(): string {
    return wording.patternOf(this.#path);
  }

  #within(token: string | number, visit: () => void): void {
    this.#path.push(token);
    visit();
    this.#path.pop();
  }
}

function suggest(name: string | undefined): string | undefined {
  return name === undefined ? undefined : `Did you mean "${name}"?`;
}

function hintOf(hint: string | undefined): { readonly hint?: string } {
  return hint === undefined ? {} : { hint };
}

/** Returns whether a branch is for values without a tag, or the value has the branch's tag. */
function hasTagOf({ discriminator }: JsonSchema, value: unknown): boolean {
  return (
    discriminator === undefined ||
    Object.hasOwn(Object(value) as Fields, discriminator.propertyName)
  );
}
