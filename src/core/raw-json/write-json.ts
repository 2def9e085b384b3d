import { randomBytes } from "node:crypto";
import { RawJson } from "./raw-json.ts";

/**
 * Placeholder for raw JSON while the rest is written. It is random, so no other text contains it.
 */
const MARK = randomBytes(16).toString("hex");
const QUOTED_MARK = `"${MARK}"`;

/**
 * Serializes plain objects like `JSON.stringify`, except that raw JSON in them is written
 * unchanged.
 */
export function writeJson(value: object): string {
  const raw: string[] = [];
  const text = JSON.stringify(marked(value, raw));
  if (raw.length === 0) return text;
  let whole = "";
  for (const [at, part] of text.split(QUOTED_MARK).entries()) whole += part + (raw[at] ?? "");
  return whole;
}

/**
 * Returns the value with the placeholder for each raw JSON, and collects their texts in the order
 * in which they are written. Values without raw JSON are not copied. A `toJSON` that returned the
 * placeholder would be slower: the engine writes objects without `toJSON` several times as fast.
 */
function marked(value: object, raw: string[]): unknown {
  if (value instanceof RawJson) {
    raw.push(value.text);
    return MARK;
  }
  return Array.isArray(value) ? markedItems(value, raw) : markedFields(value, raw);
}

function markedItems(items: readonly unknown[], raw: string[]): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (typeof item !== "object" || item === null) continue;
    const without = marked(item, raw);
    if (without === item) continue;
    copy ??= [...items];
    copy[at] = without;
  }
  return copy ?? items;
}

function markedFields(value: object, raw: string[]): object {
  const fields = value as Readonly<Record<string, unknown>>;
  let copy: Record<string, unknown> | undefined;
  for (const name of Object.keys(fields)) {
    const field = fields[name];
    if (typeof field !== "object" || field === null) continue;
    const without = marked(field, raw);
    if (without === field) continue;
    copy ??= { ...fields };
    copy[name] = without;
  }
  return copy ?? value;
}
