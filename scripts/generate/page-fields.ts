import { columnType, fieldAt, renderColumns, renderTable } from "./columns.ts";
import { componentName, type OpenApiDocument, type Schema } from "./document.ts";
import { orderedFields } from "./presentation.ts";

const notice = "// Made from spec/ by scripts/generate.ts. Do not edit.\n";

const formType = `
/** A field of a form, which sets a field of a body. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly type: "text" | "amount" | "select" | "datetime" | "lines" | "pairs" | "budget";
  readonly hint?: string;
  readonly isRequired?: true;
  /** Whether a review lists it only if it is changed. */
  readonly isDetail?: true;
  readonly isFolded?: true;
  /** What a review shows for no value; default: a dash. */
  readonly absent?: string;
}
`;

const viewType = `
/** A column of a table, or a fact. */
export interface ViewColumn {
  readonly name: string;
  readonly field: string;
  readonly type: "text" | "amount" | "datetime" | "lines" | "pairs" | "budget";
}
`;

/**
 * Renders the fields of the pages' forms, from `x-field` beside the fields of the bodies, and the
 * columns of their tables and files, from `x-columns` of the records.
 */
export function renderPageFields({ components: { schemas } }: OpenApiDocument): string {
  const all = Object.entries(schemas);
  const forms = all.map(([name, schema]) => {
    const fields = orderedFields(schema).flatMap(([field, part]) => {
      const target = schemas[componentName(part)] ?? part;
      const own = part["x-field"] ?? target["x-field"];
      return own === undefined ? [] : [{ name: field, type: typeOf(target), ...own }];
    });
    return renderTable(`form${name}: readonly FormField[]`, fields);
  });
  const views = all.map(([name, schema]) => {
    const titles = Object.entries(schema["x-columns"]?.view ?? {});
    const columns = titles.map(([field, title]) => {
      return { name: title, field, type: typeOf(fieldAt([field], schema, schemas)) };
    });
    return renderTable(`view${name}: readonly ViewColumn[]`, columns);
  });
  const after = (type: string, tables: string) => (tables === "" ? "" : type + tables);
  return (
    notice +
    after(formType, forms.join("")) +
    after(viewType, views.join("")) +
    after(columnType, renderColumns(schemas, ["file"]))
  );
}

/** Amounts are the only texts with a decimal point. */
const DECIMAL = "(\\.[0-9]";

function typeOf({ type, format, pattern, properties, additionalProperties }: Schema): string {
  if (type === "array") return "lines";
  if (pattern?.includes(DECIMAL)) return "amount";
  if (properties?.["period"] !== undefined) return "budget";
  if (typeof additionalProperties === "object") return "pairs";
  return format === "date-time" ? "datetime" : "text";
}
