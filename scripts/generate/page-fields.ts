import { componentName, type OpenApiDocument, type Schema } from "./document.ts";
import { orderedFields } from "./presentation.ts";

const header = `// Made from spec/ by scripts/generate.ts. Do not edit.

/** A field of a form, which sets a field of a body. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly type: "text" | "amount" | "select" | "datetime" | "lines" | "pairs" | "budget";
  readonly hint?: string;
  readonly isRequired?: true;
  /** Whether a review lists it only if it is changed. */
  readonly isDetail?: true;
  /** What a review shows for no value; default: a dash. */
  readonly absent?: string;
}

`;

/** Renders the fields of the dashboard's forms, from \`x-field\` beside the fields of the bodies. */
export function renderPageFields(presented: OpenApiDocument): string {
  const { schemas } = presented.components;
  const forms = Object.entries(schemas).flatMap(([name, schema]) => {
    const fields = orderedFields(schema).flatMap(([field, part]) => {
      const target = schemas[componentName(part)] ?? part;
      const own = part["x-field"] ?? target["x-field"];
      return own === undefined ? [] : [{ name: field, type: typeOf(target), ...own }];
    });
    const table = `: readonly FormField[] = ${JSON.stringify(fields, null, 2)};\n`;
    return fields.length === 0 ? [] : [`export const form${name}${table}`];
  });
  return header + forms.join("\n");
}

function typeOf({ type, format, additionalProperties }: Schema): string {
  if (type === "array") return "lines";
  if (typeof additionalProperties === "object") return "pairs";
  return format === "date-time" ? "datetime" : "text";
}
