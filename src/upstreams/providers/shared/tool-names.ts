import { hash } from "node:crypto";
import type { ToolDefinition } from "../../../core/conversation/conversation.ts";

/** Maximum length of function names and call ids at OpenAI and similar servers. */
const NAME_CHARS_MAX = 64;
const HASH_CHARS = 10;
const wireName = /^[A-Za-z0-9_-]+$/;

/** Returns a tool name that the upstream accepts. Long and unusual names end in a unique hash. */
export function fitToolName(name: string, max = NAME_CHARS_MAX): string {
  if (name.length <= max && wireName.test(name)) return name;
  const head = name.replaceAll(/[^A-Za-z0-9_-]/g, "_").slice(0, NAME_CHARS_MAX - HASH_CHARS - 1);
  return `${head}_${shortHash(name)}`;
}

/** Returns a call id that the upstream accepts. A call and its result get the same id. */
export function fitCallId(id: string, max = NAME_CHARS_MAX): string {
  return id.length <= max ? id : `call_${shortHash(id)}${shortHash(`${id}~`)}`;
}

/** Maps names as sent to the upstream back to the client's; other names are unchanged. */
export function createToolNameReader(
  tools: readonly ToolDefinition[],
  max = NAME_CHARS_MAX,
): (name: string) => string {
  const names = new Map<string, string>();
  for (const { name } of tools) {
    const fitted = fitToolName(name, max);
    if (fitted !== name) names.set(fitted, name);
  }
  return (name) => names.get(name) ?? name;
}

function shortHash(text: string): string {
  return hash("sha256", text, "hex").slice(0, HASH_CHARS);
}

const NINE = 9;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Returns a call id as 9 letters and digits, always the same for a given id. */
export function fitCallIdToNine(id: string): string {
  if (/^[A-Za-z0-9]{9}$/.test(id)) return id;
  const bytes = hash("sha256", id, "buffer").subarray(0, NINE);
  return [...bytes].map((byte) => alphabet.charAt(byte % alphabet.length)).join("");
}
