import { readFile } from "node:fs/promises";
import { ContractDocument, isObject } from "./document.ts";

/** A rejected body, and the only issue that it has. */
export interface Witness {
  /** The broken rule: its place in the document's components, and its keyword. */
  readonly id: string;
  readonly operation: string;
  readonly code: string;
  readonly pointer: string;
  readonly rule: string;
  readonly body: unknown;
}

/** The package has the same folders as the repository, so the paths are the same in both. */
const bundled = new URL("../../generated/openapi.json", import.meta.url);
const witnesses = new URL("../../generated/conformance/rejections.json", import.meta.url);

/** The longest document that is read, in bytes. */
const DOCUMENT_BYTES_MAX = 33_554_432;

/** Returns the rejected witnesses of the contract. */
export async function loadWitnesses(): Promise<readonly Witness[]> {
  const shortened = JSON.parse(await readFile(witnesses, "utf8")) as readonly Witness[];
  return shortened.map((witness) => ({ ...witness, body: lengthen(witness.body) }));
}

/** `{"$of": "a", "$times": 3}` → `"aaa"`; of any other value, an array with three of it. */
export function lengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lengthen);
  if (!isObject(value)) return value;
  const { $of: item, $times: times } = value;
  if (typeof times === "number") {
    return typeof item === "string" && item.length === 1
      ? item.repeat(times)
      : Array.from({ length: times }, () => item);
  }
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, lengthen(field)]));
}

/**
 * Returns the contract's document: the bundled one for null, otherwise that of a URL or a file in
 * JSON. Throws if it cannot be read.
 */
export async function loadDocument(source: string | null): Promise<ContractDocument> {
  const text = source === null ? await readFile(bundled, "utf8") : await readSource(source);
  return new ContractDocument(JSON.parse(text));
}

async function readSource(source: string): Promise<string> {
  if (!/^https?:/.test(source)) return readFile(source, "utf8");
  const response = await fetch(source, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength > DOCUMENT_BYTES_MAX) throw new Error("the document is too long");
  return Buffer.from(bytes).toString("utf8");
}
