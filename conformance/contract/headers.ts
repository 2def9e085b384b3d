import { objectOf, type DeclaredResponse, type JsonObject } from "./document.ts";

/** Returns the faults of a response's declared headers: missing or malformed. */
export function headerFaults(
  declared: DeclaredResponse,
  headers: Readonly<Record<string, string>>,
): readonly string[] {
  return [...declared.headers].flatMap(([name, header]) => {
    const value = headers[name];
    if (value === undefined) return header["required"] === true ? [`${name} is missing`] : [];
    const fault = valueFault(value, objectOf(header["schema"]));
    return fault === null ? [] : [`${name}: ${value} ${fault}`];
  });
}

function valueFault(value: string, schema: JsonObject): string | null {
  const { type, minimum, maximum, enum: words, pattern, maxLength } = schema;
  if (type === "integer") {
    if (!/^\d+$/.test(value)) return "is not a whole number";
    if (typeof minimum === "number" && Number(value) < minimum) return "is too small";
    if (typeof maximum === "number" && Number(value) > maximum) return "is too large";
  }
  if (Array.isArray(words) && !words.includes(value)) return "is not one of the declared values";
  if (typeof pattern === "string" && !new RegExp(pattern, "u").test(value)) return "is malformed";
  if (typeof maxLength === "number" && value.length > maxLength) return "is too long";
  return null;
}
