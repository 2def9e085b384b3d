/** Type of a flag's values; `null` in a count means that no bound is known. */
export type FlagForm =
  | "boolean"
  | "count"
  | readonly string[]
  | { readonly listOf: readonly string[] };

type ValueOf<Form extends FlagForm> = Form extends "boolean"
  ? boolean
  : Form extends "count"
    ? number | null
    : Form extends { readonly listOf: readonly (infer Item)[] }
      ? readonly Item[]
      : Form extends readonly (infer Choice)[]
        ? Choice
        : never;

/** A flag: its form, its default value, and its meaning for operators, in Markdown. */
export interface Flag<Form extends FlagForm = FlagForm> {
  readonly form: Form;
  readonly defaultValue: ValueOf<Form>;
  readonly meaning: string;
}

/** A table of flags, the single definition of each of them. */
export type FlagTable = Readonly<Record<string, Flag>>;

/** The values of a table's flags. */
export type FlagsOf<Table extends FlagTable> = {
  readonly [Name in keyof Table]: Table[Name] extends Flag<infer Form> ? ValueOf<Form> : never;
};

/** Defines an entry of a table of flags. */
export function flag<const Form extends FlagForm>(
  form: Form,
  defaultValue: ValueOf<Form>,
  meaning: string,
): Flag<Form> {
  return { form, defaultValue, meaning };
}

/** Returns the default value of each flag. */
export function defaultFlags<Table extends FlagTable>(table: Table): FlagsOf<Table> {
  const defaults = Object.entries(table).map(
    ([name, { defaultValue }]) => [name, defaultValue] as const,
  );
  return Object.fromEntries(defaults) as FlagsOf<Table>;
}

/** Returns a flag's name in files: `stopMax` is `stop_max`. */
export function flagKey(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Returns the JSON Schema of each flag, by its name in files. */
export function flagSchemas(table: FlagTable): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Object.entries(table).map(([name, { form }]) => [flagKey(name), schemaOf(form)]),
  );
}

function schemaOf(form: FlagForm): object {
  if (form === "boolean") return { type: "boolean" };
  if (form === "count") return { type: ["integer", "null"], minimum: 0 };
  return "listOf" in form
    ? { type: "array", items: { enum: form.listOf }, uniqueItems: true }
    : { enum: form };
}

/**
 * Reads the flags that an object from a file sets, by their names in files. Other fields are
 * ignored.
 */
export function readFlags<Table extends FlagTable>(
  table: Table,
  source: object,
): Partial<FlagsOf<Table>> {
  const values = new Map<string, unknown>(Object.entries(source));
  const read = Object.entries(table).flatMap(([name, { form }]) => {
    const value = values.get(flagKey(name));
    return isOfForm(value, form) ? [[name, value] as const] : [];
  });
  // Each value was checked against the form of its flag.
  return Object.fromEntries(read) as Partial<FlagsOf<Table>>;
}

function isOfForm(value: unknown, form: FlagForm): boolean {
  if (form === "boolean") return typeof value === "boolean";
  if (form === "count") return value === null || Number.isSafeInteger(value);
  if (!("listOf" in form)) return form.some((choice) => choice === value);
  return Array.isArray(value) && value.every((item) => form.listOf.some((one) => one === item));
}
