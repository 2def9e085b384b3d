import {
  componentName,
  listOperations,
  type Json,
  type OpenApiDocument,
  type Operation,
  type Schema,
} from "./document.ts";
import { orderedFields } from "./presentation.ts";

const header = `// Made from spec/ by scripts/generate.ts. Do not edit.

/** The option of a command that sets a field of an operation's query or body. */
export interface FieldOption {
  /** Without its dashes. */
  readonly name: string;
  /** Placeholder of its value in the help. It determines how the value is read. */
  readonly value: string;
  readonly summary: string;
  readonly required?: boolean;
  readonly isRepeated?: boolean;
  /** Whether \`none\` removes the field's value. */
  readonly isNullable?: boolean;
  /** The only values that it may have. */
  readonly words?: readonly string[];
}

/** The fields that options set, by operation, in the order of the help. */
export const fieldOptions = `;

const footer = ` as const satisfies Readonly<Record<string, Readonly<Record<string, FieldOption>>>>;
`;

interface Field {
  readonly name: string;
  readonly schema: Schema;
  readonly option: Schema["x-option"];
  readonly required: boolean;
}

/** Renders the options of the operators' commands, from `x-option` beside the fields. */
export function renderOptions(presented: OpenApiDocument): string {
  const operations = listOperations(presented).flatMap(({ operation }) => {
    const fields = [...queryFields(presented, operation), ...bodyFields(presented, operation)];
    const options = fields.flatMap(optionOf);
    return options.length === 0 ? [] : [[operation.operationId, Object.fromEntries(options)]];
  });
  return header + JSON.stringify(Object.fromEntries(operations), null, 2) + footer;
}

function optionOf({ name, schema, option, required }: Field): readonly (readonly [string, Json])[] {
  if (option === undefined) return [];
  const words = option.words ?? schema.enum?.filter((word) => word !== null).map(String);
  return [
    [
      name,
      {
        name: option.name ?? name.replaceAll("_", "-"),
        value: option.value ?? words?.join("|") ?? "TEXT",
        summary: option.summary,
        ...(required && { required }),
        ...(option.isRepeated === true && { isRepeated: true }),
        ...(schema.nullable === true && { isNullable: true }),
        ...(words !== undefined && { words }),
      },
    ],
  ];
}

function queryFields(document: OpenApiDocument, { parameters = [] }: Operation): readonly Field[] {
  return parameters.flatMap((reference) => {
    const parameter = document.components.parameters[componentName(reference)];
    if (parameter?.in !== "query") return [];
    const { name, schema, "x-option": option } = parameter;
    return [{ name, schema, option, required: false }];
  });
}

/** Returns the fields of a body in the order of its `x-order`. */
function bodyFields(document: OpenApiDocument, { requestBody }: Operation): readonly Field[] {
  const media = requestBody?.content["application/json"];
  const body = media && document.components.schemas[componentName(media.schema)];
  return orderedFields(body ?? {}).map(([name, part]) => {
    const schema = document.components.schemas[componentName(part)] ?? part;
    const option = part["x-option"] ?? schema["x-option"];
    return { name, schema, option, required: body?.required?.includes(name) ?? false };
  });
}
