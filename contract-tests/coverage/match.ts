/**
 * What a value is to be: JSON that equals, a regular expression for a string, or a function that
 * says so. An object has exactly these properties, an array exactly these items.
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

/** Where the value differs from the pattern, each as `pointer: why`. Empty: nowhere. */
export function differences(pattern: Pattern, value: unknown, pointer = ""): readonly string[] {
  const told = (why: string): readonly string[] => [`${pointer || "/"}: ${why}`];
  if (pattern instanceof RegExp) {
    return typeof value === "string" && pattern.test(value) ? [] : told(`is not ${pattern}`);
  }
  if (typeof pattern === "function") return pattern(value) ? [] : told("is out of its range");
  if (isList(pattern)) {
    if (!Array.isArray(value)) return told("is no array");
    if (value.length !== pattern.length) return told(`has ${value.length} items`);
    return pattern.flatMap((item, at) => differences(item, value[at], `${pointer}/${at}`));
  }
  if (typeof pattern !== "object" || pattern === null) {
    return value === pattern ? [] : told(`is not ${JSON.stringify(pattern)}`);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return told("is no object");
  }
  const names = new Set([...Object.keys(pattern), ...Object.keys(value)]);
  return [...names].flatMap((name) => {
    const wanted = pattern[name];
    if (wanted === undefined) return [`${pointer}/${name}: is too much`];
    if (!Object.hasOwn(value, name)) return [`${pointer}/${name}: is missing`];
    return differences(wanted, Reflect.get(value, name), `${pointer}/${name}`);
  });
}

function isList(pattern: Pattern): pattern is readonly Pattern[] {
  return Array.isArray(pattern);
}
