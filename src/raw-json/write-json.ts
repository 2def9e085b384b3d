import { randomBytes } from "node:crypto";

/** Stands for raw JSON while the rest is written. No other text has it: nobody can know it. */
const MARK = randomBytes(16).toString("hex");
const QUOTED_MARK = `"${MARK}"`;

/** The raw JSON of the body that is being written, in its order there. */
let written: string[] | null = null;

/** The mark in the place of a raw text. Throws outside of `writeJson`, where no text would follow. */
export function markOf(text: string): string {
  if (written === null) throw new Error("raw JSON is written by writeJson only");
  written.push(text);
  return MARK;
}

/** `JSON.stringify` for a value that holds raw JSON, which is written as it is. */
export function writeJson(value: object): string {
  const raw: string[] = [];
  written = raw;
  let text: string;
  try {
    text = JSON.stringify(value);
  } finally {
    written = null;
  }
  if (raw.length === 0) return text;
  const parts = text.split(QUOTED_MARK);
  let whole = "";
  for (const [at, part] of parts.entries()) whole += part + (raw[at] ?? "");
  return whole;
}
