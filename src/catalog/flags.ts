/** What a flag may be: `null` in a count means that no bound is known. */
export type FlagForm =
  | "boolean"
  | "count"
  | readonly string[]
  | { readonly listOf: readonly string[] };

type FormOf<Value> = [Value] extends [boolean]
  ? "boolean"
  : [Value] extends [number | null]
    ? "count"
    : [Value] extends [readonly (infer Item)[]]
      ? { readonly listOf: readonly Item[] }
      : readonly Value[];

/** The forms of an interface of flags, one for each: the one place that knows them at run time. */
export type FormsOf<Flags> = { readonly [Name in keyof Flags]: FormOf<Flags[Name]> };

export type AnyForms = Readonly<Record<string, FlagForm>>;

/** A flag's name in files: `stopMax` is `stop_max`. */
export function flagKey(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The JSON Schema of each flag, by its name in files. */
export function flagSchemas(forms: AnyForms): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Object.entries(forms).map(([name, form]) => [flagKey(name), schemaOf(form)]),
  );
}

function schemaOf(form: FlagForm): object {
  if (form === "boolean") return { type: "boolean" };
  if (form === "count") return { type: ["integer", "null"], minimum: 0 };
  return "listOf" in form
    ? { type: "array", items: { enum: form.listOf }, uniqueItems: true }
    : { enum: form };
}

/** The flags that an object from a file sets, by their names in files; all else is passed over. */
export function readFlags(forms: AnyForms, source: object): Readonly<Record<string, unknown>> {
  const values = new Map<string, unknown>(Object.entries(source));
  const read = Object.entries(forms).flatMap(([name, form]) => {
    const value = values.get(flagKey(name));
    return isOfForm(value, form) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(read);
}

function isOfForm(value: unknown, form: FlagForm): boolean {
  if (form === "boolean") return typeof value === "boolean";
  if (form === "count") return value === null || Number.isSafeInteger(value);
  if (!("listOf" in form)) return form.some((choice) => choice === value);
  return Array.isArray(value) && value.every((item) => form.listOf.some((one) => one === item));
}
