/**
 * What the text of a call's arguments holds: a JSON object; nothing, in any of the ways in which
 * models and clients write no arguments (no text, `null`, `[]`, `""`); or anything else, such as an
 * object that was cut off.
 */
export type ArgumentsForm = "object" | "none" | "other";

/** Tells how the arguments of a call are written, without changing them. */
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
