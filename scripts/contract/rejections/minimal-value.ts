import { assertNever } from "../../../src/core/conversation/conversation.ts";
import { wordsOf } from "../../../src/wire/contract/issue-wording.ts";
import {
  referenceTo,
  resolveSchema,
  schemaOf,
  type JsonSchema,
  type JsonType,
  type SchemaLookup,
} from "../../../src/wire/contract/json-schema.ts";

/** The branch that represents a union if its first branch would make an unusual body. */
const usualBranches: Readonly<Record<string, string>> = {
  [referenceTo("ChatMessage")]: referenceTo("ChatUserMessage"),
};

/** Strings with a meaning beyond their schema, by component and property. */
const usualTexts: Readonly<Record<string, string>> = {
  "ChatCompletionRequest.model": "sandbox/echo",
  "MessagesRequest.model": "sandbox/echo",
  "CountTokensRequest.model": "sandbox/echo",
  "ResponsesRequest.model": "sandbox/echo",
  "ChatImageUrl.url": "https://example.com/a.png",
  "UrlImageSource.url": "https://example.com/a.png",
  "Base64ImageSource.data": "iVBORw0KGgo=",
};

/**
 * Returns the smallest valid value of a schema; `name` is `Component.property`, for meaningful
 * texts.
 */
export function minimalValue(schemas: SchemaLookup, schema: JsonSchema, name = ""): unknown {
  if (schema.$ref !== undefined) {
    const reference = usualBranches[schema.$ref] ?? schema.$ref;
    const component = reference.slice(reference.lastIndexOf("/") + 1);
    const target = schemaOf(schemas, reference);
    return target.properties === undefined
      ? minimalValue(schemas, target, name)
      : minimalObject(schemas, target, component);
  }
  if (schema.oneOf !== undefined) return minimalValue(schemas, schema.oneOf[0] ?? {}, name);
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.type === undefined) return null;
  return minimalOfType(schemas, schema, { type: schema.type, name });
}

function minimalOfType(
  schemas: SchemaLookup,
  schema: JsonSchema,
  { type, name }: { readonly type: JsonType; readonly name: string },
): unknown {
  switch (type) {
    case "string":
      return (
        usualTexts[name] ?? wordsOf(schema.pattern ?? "")?.[0] ?? "x".slice(0, schema.maxLength)
      );
    case "number":
    case "integer":
      return schema.minimum ?? 0;
    case "boolean":
      return true;
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, () =>
        minimalValue(schemas, schema.items ?? {}),
      );
    case "object":
      return minimalObject(schemas, schema);
    default:
      return assertNever(type);
  }
}

/** Returns an object with only its required fields. */
export function minimalObject(
  schemas: SchemaLookup,
  schema: JsonSchema,
  component = nameOf(schemas, schema),
): Readonly<Record<string, unknown>> {
  const { properties = {}, required = [] } = resolveSchema(schemas, schema);
  return Object.fromEntries(
    required.map((name) => [
      name,
      minimalValue(schemas, properties[name] ?? {}, `${component}.${name}`),
    ]),
  );
}

function nameOf(schemas: SchemaLookup, schema: JsonSchema): string {
  const found = [...schemas].find(([, known]) => known === schema);
  return found === undefined ? "" : found[0].slice(found[0].lastIndexOf("/") + 1);
}
