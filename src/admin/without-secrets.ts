import { KEY_PREFIX } from "../auth/key-format.ts";

/** Fields that hold a secret, or what one could be found by. */
const secretFields: ReadonlySet<string> = new Set(["hash", "key", "secret", "token"]);

const anyKey = new RegExp(`${KEY_PREFIX}[0-9A-Za-z]+`, "g");

/** A JSON value without its secrets: their fields are left out, keys within texts are blackened. */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll(anyKey, `${KEY_PREFIX}…`);
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => !secretFields.has(name));
  return Object.fromEntries(fields.map(([name, inner]) => [name, withoutSecrets(inner)]));
}
