/**
 * The expected form of a value: equal JSON, a regular expression for a string, or a predicate. An
 * array must have exactly these items.
 */
export type Pattern =
  | null
  | boolean
  | number
  | string
  | RegExp
  | ((value: unknown) => boolean)
  | readonly Pattern[]
  | { readonly [name: string]: Pattern };

/** Returns a predicate for numbers of at least `min`. */
export function atLeast(min: number): (value: unknown) => boolean {
  return (value) => typeof value === "number" && value >= min;
}

/**
 * Returns the places at which the value differs from the pattern, each as `pointer: why`; empty if
 * it matches. An object has exactly the pattern's properties, or with `others: "ignored"` at least
 * these.
 */
export function differences(
  pattern: Pattern,
  value: unknown,
  options: { readonly pointer?: string; readonly others?: "ignored" } = {},
): readonly string[] {
  const { pointer = "" } = options;
  const inner = (part: Pattern, found: unknown, name: string | number): readonly string[] =>
    differences(part, found, { ...options, pointer: `${pointer}/${name}` });
  const found = (why: string): readonly string[] => [
    `${pointer || "/"}: ${why}: ${JSON.stringify(value) ?? "nothing"}`,
  ];
  if (pattern instanceof RegExp) {
    return typeof value === "string" && pattern.test(value)
      ? []
      : found(`does not match ${pattern}`);
  }
  if (typeof pattern === "function") return pattern(value) ? [] : found("is out of its range");
  if (isList(pattern)) {
    if (!Array.isArray(value)) return found("is not an array");
    if (value.length !== pattern.length) return found(`has ${value.length} items`);
    return pattern.flatMap((item, at) => inner(item, value[at], at));
  }
  if (typeof pattern !== "object" || pattern === null) {
    return value === pattern ? [] : found(`is not ${JSON.stringify(pattern)}`);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return found("is not an object");
  }
  const names = new Set([...Object.keys(pattern), ...Object.keys(value)]);
  return [...names].flatMap((name) => {
    const wanted = pattern[name];
    if (wanted === undefined) {
      return options.others === "ignored" ? [] : [`${pointer}/${name}: is unexpected`];
    }
    if (!Object.hasOwn(value, name)) return [`${pointer}/${name}: is missing`];
    return inner(wanted, Reflect.get(value, name), name);
  });
}

function isList(pattern: Pattern): pattern is readonly Pattern[] {
  return Array.isArray(pattern);
}
