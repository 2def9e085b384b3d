import { GatewayError, type Issue } from "../../core/errors/gateway-error.ts";
import { contractSchemas } from "./contract-schemas.ts";
import * as wording from "./issue-wording.ts";
import {
  hasType,
  type JsonSchema,
  type JsonType,
  referenceTo,
  resolveSchema,
  schemaOf,
  typeOf,
} from "./json-schema.ts";

/** The target of a pointer. */
interface Place {
  /** The vendor's path: field names, with the tag of each union after the place of the union. */
  readonly path: readonly string[];
  readonly schema: JsonSchema;
  /** The kind of the object at the place; absent: it has no kind, or an unknown one. */
  readonly tag?: string;
  readonly value: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** Longer paths consist of client-chosen names, and agents do not match them. */
const PATH_CHARS_MAX = 256;

/** Objects with a `type` for which the vendor has only one kind, so its path contains no tag. */
const UNTAGGED: ReadonlySet<string> = new Set(["format", "output_format"]);

const OPEN: JsonSchema = {};

/** The vendor's text for rules that a schema cannot express. */
const semanticWords: Readonly<Record<string, string>> = {
  "image-address": "Input should be a valid URL",
  "image-data": "Could not process image",
  "image-media-type": "Could not process image",
  "document-address": "Input should be a valid URL",
  "document-data": "The PDF specified was not valid",
  "empty-turn": "messages must have non-empty content",
  "unknown-tool": "Tool not found in provided tools",
  "no-tools": "tool_choice may only be specified while providing tools",
  "tool-result-without-call":
    "unexpected `tool_use_id` found in `tool_result` blocks. Each `tool_result` block must have " +
    "a corresponding `tool_use` block in the previous message.",
  "tool-call-without-result":
    "`tool_use` ids were found without `tool_result` blocks immediately after. Each `tool_use` " +
    "block must have a corresponding `tool_result` block in the next message.",
  "well-formed": "Input should be a valid string, unable to parse raw data as a unicode string",
};

const typeWords = {
  object: "dictionary",
  array: "list",
  string: "string",
  number: "number",
  integer: "integer",
  boolean: "boolean",
} as const satisfies Record<JsonType, string>;

/**
 * Runs a check of a messages request and adds the vendor's form to each issue of its refusal.
 * Agents of that protocol recognize refusals by this text and omit the refused field.
 */
export function withVendorForms<T>(body: unknown, check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof GatewayError) || error.issues.length === 0) throw error;
    const issues = error.issues.map((issue) => ({ ...issue, vendorForm: vendorForm(issue, body) }));
    throw new GatewayError(error.kind, error.message, { issues });
  }
}

/**
 * Returns an issue in the vendor's form: `messages.0.content.1.text.foo: Extra inputs are not
 * permitted`.
 */
function vendorForm(issue: Issue, body: unknown): string {
  const tokens = tokensOf(issue.pointer);
  const last = tokens.at(-1);
  const parent = placeOf(tokens.slice(0, -1), body);
  const isChoice = issue.rule === "discriminator" || issue.rule === "enum";
  if (isChoice && last === "type" && !UNTAGGED.has(tokens.at(-2) ?? "")) {
    return withPath(parent.path, wordTag(fieldOf(parent.value, "type"), tagsOf(parent.schema)));
  }
  const place = placeOf(tokens, body);
  const path = place.tag === undefined ? place.path : [...place.path, place.tag];
  const choices =
    issue.rule === "discriminator" ? tagsOf(parent.schema) : (place.schema.enum ?? []);
  return withPath(path, wordRule(issue, place, choices));
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

/** Returns a field of an object or an item of an array; undefined for other values. */
function fieldOf(value: unknown, name: string): unknown {
  return isFields(value) ? value[name] : undefined;
}

function withPath(path: readonly string[], words: string): string {
  const dotted = path.join(".");
  if (dotted === "") return words;
  const isLong = dotted.length > PATH_CHARS_MAX;
  return `${isLong ? `${dotted.slice(0, PATH_CHARS_MAX).toWellFormed()}…` : dotted}: ${words}`;
}

function tokensOf(pointer: string): readonly string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Walks the schemas along with the value; below the schemas, only the names are appended. */
function placeOf(tokens: readonly string[], body: unknown): Place {
  const path: string[] = [];
  let value = body;
  let at = branchOf({ $ref: referenceTo("MessagesRequest") }, value);
  for (const token of tokens) {
    if (at.tag !== undefined) path.push(at.tag);
    path.push(token);
    const inner = innerOf(at.schema, token);
    value = fieldOf(value, token);
    at = branchOf(inner, value);
    if (UNTAGGED.has(token)) at = { schema: at.schema };
  }
  return { path, value, ...at };
}

function innerOf({ items, properties = {}, additionalProperties }: JsonSchema, token: string) {
  if (items !== undefined) return items;
  if (Object.hasOwn(properties, token)) return properties[token] ?? OPEN;
  return typeof additionalProperties === "object" ? additionalProperties : OPEN;
}

function resolved(schema: JsonSchema): JsonSchema {
  return resolveSchema(contractSchemas, schema);
}

/** Returns the intended schema of a value, and the tag by which its union selects it. */
function branchOf(reference: JsonSchema, value: unknown): Pick<Place, "schema" | "tag"> {
  const schema = resolved(reference);
  if (schema.discriminator !== undefined) {
    const { propertyName, mapping = {} } = schema.discriminator;
    const tag = fieldOf(value, propertyName);
    if (typeof tag !== "string" || !Object.hasOwn(mapping, tag)) return { schema };
    const branch = schemaOf(contractSchemas, mapping[tag] ?? "");
    // The vendor selects messages by their role, but its path does not contain the role.
    return propertyName === "type" ? { schema: branch, tag } : { schema: branch };
  }
  if (schema.oneOf !== undefined) {
    const branches = schema.oneOf.map(resolved);
    const meant = branches.find(({ type }) => type !== undefined && hasType(value, type));
    return meant === undefined ? { schema } : branchOf(meant, value);
  }
  const tag = isFields(value) && !Array.isArray(value) ? ownTag(schema, value) : undefined;
  return tag === undefined ? { schema } : { schema, tag };
}

/** Returns the tag of an object with only one kind; it may be omitted if it is not required. */
function ownTag(schema: JsonSchema, value: Fields): string | undefined {
  const [only] = tagsOf(schema);
  const sent =
    fieldOf(value, "type") ?? (schema.required?.includes("type") === true ? undefined : only);
  return sent === only ? only : undefined;
}

function tagsOf({ discriminator, properties = {} }: JsonSchema): readonly string[] {
  if (discriminator !== undefined) return Object.keys(discriminator.mapping ?? {});
  return (properties["type"]?.enum ?? []).filter((tag) => typeof tag === "string");
}

function wordTag(tag: unknown, expected: readonly string[]): string {
  const word = wording.repeatableWord(tag);
  const found = word === undefined ? "" : ` '${word}'`;
  const tags = expected.map((each) => `'${each}'`).join(", ");
  return `Input tag${found} found using 'type' does not match any of the expected tags: ${tags}`;
}

function wordRule(
  { rule, message }: Issue,
  { schema, value }: Place,
  choices: readonly unknown[],
): string {
  switch (rule) {
    case "additionalProperties":
      return "Extra inputs are not permitted";
    case "required":
      return "Field required";
    case "type":
      return `Input should be a valid ${wordTypes(schema, value)}`;
    case "enum":
    case "discriminator":
      return `Input should be ${wording.wordChoices(choices).replaceAll('"', "'")}`;
    case "minimum":
      return `Input should be greater than or equal to ${schema.minimum}`;
    case "maximum":
      return `Input should be less than or equal to ${schema.maximum}`;
    case "minLength":
      return `String should have at least ${wordCount(schema.minLength, "character")}`;
    case "maxLength":
      return `String should have at most ${wordCount(schema.maxLength, "character")}`;
    case "minItems":
      return `List should have at least ${wordCount(schema.minItems, "item")} ${wordFound(value)}`;
    case "maxItems":
      return `List should have at most ${wordCount(schema.maxItems, "item")} ${wordFound(value)}`;
    default:
      return semanticWords[rule] ?? `Value error, ${message}`;
  }
}

function wordTypes(schema: JsonSchema, value: unknown): string {
  const branches = schema.oneOf ?? [schema];
  const types = branches.flatMap((branch) => resolved(branch).type ?? []);
  // Only the tag of a union has a schema without a type.
  if (types.length === 0) return typeWords.string;
  const words = [...new Set(types.map((type) => typeWords[type]))].join(" or ");
  const isFraction = typeOf(value) === "number" && types.includes("integer");
  return isFraction ? `${words}, got a number with a fractional part` : words;
}

function wordCount(count: number | undefined, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function wordFound(value: unknown): string {
  return `after validation, not ${(value as readonly unknown[]).length}`;
}
