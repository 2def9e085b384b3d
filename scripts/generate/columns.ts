import { componentName, type ListColumns, type OpenApiDocument, type Schema } from "./document.ts";

/** A column that the lists add to the records: the name of the account of `account_id`. */
const ADDED = "account_name";

const header = `// Made from spec/ by scripts/generate.ts. Do not edit.
`;

/** The type of a column, for the generated files. */
export const columnType = `
/** A column of a list: its title, and the path of its value in a record; without a path, the title's. */
type RecordColumn = readonly [title: string, ...path: string[]];
`;

type Schemas = OpenApiDocument["components"]["schemas"];

/** Renders the columns of the commands' tables and files, from `x-columns` of the records. */
export function renderCommandColumns({ components: { schemas } }: OpenApiDocument): string {
  return header + columnType + renderColumns(schemas, ["command", "csv"]);
}

/** Renders the lists of columns of these kinds; throws for an unknown field. */
export function renderColumns(
  schemas: Schemas,
  kinds: readonly Exclude<keyof ListColumns, "view">[],
): string {
  const tables = Object.entries(schemas).flatMap(([name, schema]) =>
    kinds.map((kind) => {
      const columns = schema["x-columns"]?.[kind] ?? [];
      const rows = columns.map((text) => columnOf(text, schema, schemas));
      return renderTable(`${kind}${name}: readonly RecordColumn[]`, rows);
    }),
  );
  return tables.join("");
}

/** Renders a constant with one row per line; an empty text without rows. */
export function renderTable(declaration: string, rows: readonly unknown[]): string {
  const lines = rows.map((row) => `  ${JSON.stringify(row)},\n`);
  return rows.length === 0 ? "" : `\nexport const ${declaration} = [\n${lines.join("")}];\n`;
}

/** Returns title and path of a column such as `usage.prompt_tokens as prompt_tokens`. */
function columnOf(text: string, schema: Schema, schemas: Schemas): readonly string[] {
  const [place = "", title] = text.split(" as ");
  const path = place.split(".");
  if (place !== ADDED) fieldAt(path, schema, schemas);
  const name = title ?? path.join("_");
  return name === place ? [name] : [name, ...path];
}

/** Returns the schema of a field; throws if there is none. */
export function fieldAt(path: readonly string[], schema: Schema, schemas: Schemas): Schema {
  return path.reduce((outer, name) => {
    const part = outer.properties?.[name];
    if (part === undefined) throw new Error(`x-columns: there is no field ${path.join(".")}`);
    return schemas[componentName(part)] ?? part;
  }, schema);
}
