import { readPageFile, type PageFile } from "../page-files.ts";
import { errorTables, sandboxTable, streamTables } from "./tables.ts";

type NameOf<File> = File extends `docs/guides/${infer Name}.md` ? Name : never;

/** A guide: a file of `docs/guides` with its own page. */
export interface Guide {
  readonly name: NameOf<PageFile>;
  /** Its heading in the list of guides. */
  readonly group: string;
  /** Title in lists; absent: its first heading. */
  readonly title?: string;
  /** Its topic, for the list of guides and `/llms.txt`. */
  readonly about: string;
}

const start = "Start";
const requests = "Requests and replies";
const production = "In production";
const contract = "The contract";

/** The guides in reading order; the first is the page `/docs` itself. */
export const guides: readonly Guide[] = [
  {
    name: "quick-start",
    group: start,
    title: "Quick start",
    about: "a first call with curl or an SDK",
  },
  {
    name: "sdks",
    group: start,
    about: "base URLs for existing clients, and a tool loop in both protocols",
  },
  {
    name: "own-clients",
    group: start,
    about: "how to install our clients in six languages from this gateway",
  },
  {
    name: "coding-agents",
    group: start,
    about: "how to set up coding agents, and what their messages mean",
  },
  { name: "frameworks", group: start, about: "what works with each framework, and what to set" },
  {
    name: "tools",
    group: start,
    about: "how each is set, and which fields it has to leave out",
  },
  {
    name: "streams",
    group: requests,
    about: "reading a stream, how it ends, and the exact order of its events",
  },
  { name: "images", group: requests, about: "sending images, as data or by address" },
  { name: "json-output", group: requests, about: "replies that follow a JSON schema" },
  {
    name: "sandbox",
    group: requests,
    about: "deterministic models for tests, one per failure mode",
  },
  { name: "errors", group: production, about: "the error body, every error code, and retries" },
  {
    name: "idempotency",
    group: production,
    about: "retrying safely without being charged twice",
  },
  { name: "limits", group: production, about: "sizes, times and rate limits" },
  { name: "money", group: production, about: "how requests are held, charged and rounded" },
  {
    name: "generating",
    group: contract,
    about: "generating a client of your own, mocks and contract tests",
  },
  {
    name: "compatibility",
    group: contract,
    about: "what may change within /v1, and how to compare two versions",
  },
];

/** Returns the path of a guide's page. */
export function guidePath({ name }: Pick<Guide, "name">): string {
  return name === guides[0]?.name ? "/docs" : `/docs/${name}`;
}

/** Returns the guides to list: the one to our clients only where they are served. */
export function listedGuides(hasClients: boolean): readonly Guide[] {
  return guides.filter(({ name }) => hasClients || name !== "own-clients");
}

/** Returns the text of a file of the project. */
export function readText(file: PageFile): string {
  return readPageFile(file).toString();
}

/** Returns a generated document without its "do not edit" line, which is not for readers. */
export function generatedText(file: PageFile): string {
  return readText(file).replace(/^Made by .*\n/m, "");
}

/** Returns a guide's Markdown, with the tables that are generated from code and grammar. */
export function guideText({ name }: Pick<Guide, "name">): string {
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

/** Returns a guide's title in lists. */
export function guideTitle(guide: Guide): string {
  return guide.title ?? titleOf(guideText(guide));
}

/** Returns the text of a Markdown document's first heading. */
export function titleOf(markdown: string): string {
  return /^#{1,2} (.+)$/m.exec(markdown)?.[1]?.replaceAll("`", "") ?? "";
}
