import { readFile } from "node:fs/promises";
import { parse } from "yaml";

/** `stream-grammar.json`: the order of the streams' events, for the server to validate its own. */
export async function renderStreamGrammar(file: URL): Promise<string> {
  const content: unknown = parse(await readFile(file, "utf8"));
  return `${JSON.stringify(content, null, 2)}\n`;
}
