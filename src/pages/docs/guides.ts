import { readPageFile, type PageFile } from "../page-files.ts";
import { errorTables } from "./error-tables.ts";
import { sandboxTable } from "./sandbox-table.ts";
import { streamTables } from "./stream-tables.ts";

type NameOf<File> = File extends `docs/guides/${infer Name}.md` ? Name : never;

/** One guide: a file of `docs/guides`. */
export interface Guide {
  readonly name: NameOf<PageFile>;
  /** What it answers, for `/llms.txt`. */
  readonly about: string;
}

/** The guides in page order. */
export const guides: readonly Guide[] = [
  { name: "quick-start", about: "a first call with curl, the vendors' SDKs and our own clients" },
  { name: "sdks", about: "base URLs for existing clients, and a tool loop in both protocols" },
  { name: "own-clients", about: "how to install our clients in six languages from this gateway" },
  { name: "generating", about: "generating a client of your own, mocks and contract tests" },
  { name: "coding-agents", about: "environment variables for coding agents" },
  { name: "streams", about: "reading a stream, how it ends, and the exact order of its events" },
  { name: "images", about: "sending images, as data or by address" },
  { name: "json-output", about: "replies that follow a JSON schema" },
  { name: "errors", about: "the error body, every error code, and retries" },
  { name: "sandbox", about: "deterministic models for tests, one per failure mode" },
  { name: "idempotency", about: "retrying safely without being charged twice" },
  { name: "limits", about: "sizes, times and rate limits" },
  { name: "money", about: "how requests are held, charged and rounded" },
  { name: "compatibility", about: "what may change within /v1, and how to compare two versions" },
];

/** The text of a file of the project. */
export function readText(file: PageFile): string {
  return readPageFile(file).toString();
}

/** A guide's Markdown, with the tables that are generated from code and grammar. */
export function guideText({ name }: Guide): string {
  const tables: Readonly<Record<string, () => string>> = {
    errors: errorTables,
    sandbox: sandboxTable,
    streams: () => streamTables(readText("spec/stream-grammar.yaml")),
  };
  const markdown = readText(`docs/guides/${name}.md`);
  return markdown.replace(/^<!-- table: (\w+) -->$/gm, (_mark, table: string) => {
    const make = tables[table];
    if (make === undefined) throw new Error(`the guides ask for an unknown table "${table}"`);
    return make();
  });
}

/** The text of a Markdown document's first heading. */
export function titleOf(markdown: string): string {
  return /^#{1,2} (.+)$/m.exec(markdown)?.[1]?.replaceAll("`", "") ?? "";
}
