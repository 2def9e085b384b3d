/**
 * Form of the text of a call's arguments. `object`: a JSON object. `none`: one of the notations
 * that models and clients use for no arguments (no text, `null`, `[]`, `""`). `other`: any other
 * text, such as an object that was cut off.
 */
export type ArgumentsForm = "object" | "none" | "other";

/** Returns the form of a call's arguments. */
export function formOfArguments(text: string): ArgumentsForm {
  if (text.trim() === "") return "none";
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return "other";
  }
  if (value === null || value === "") return "none";
  if (Array.isArray(value)) return value.length === 0 ? "none" : "other";
  return typeof value === "object" ? "object" : "other";
}
