import { readPageFile, type PageFile } from "../page-files.ts";
import { errorTables, sandboxTable, streamTables } from "./tables.ts";

type NameOf<File> = File extends `docs/guides/${infer Name}.md` ? Name : never;

type Name = NameOf<PageFile>;

/** A guide: a file of `docs/guides` with its own page. */
export interface Guide {
  readonly name: Name;
  /** Its heading in the list of guides. */
  readonly group: string;
  /** Its topic, for the list of guides and `/llms.txt`. */
  readonly about: string;
}

const topics: Readonly<Record<string, Readonly<Partial<Record<Name, string>>>>> = {
  Start: {
    "quick-start": "a first call with curl or an SDK",
    sdks: "base URLs for existing clients, and a tool loop",
    "own-clients": "how to install our clients in six languages from this gateway",
    "coding-agents": "how to set up coding agents, and what their messages mean",
    frameworks: "what works with each framework, and what to set",
    tools: "how each is set, and which fields it has to leave out",
  },
  "Requests and replies": {
    streams: "reading a stream, how it ends, and the exact order of its events",
    images: "sending images, as data or by address",
    "json-output": "replies that follow a JSON schema",
    "unlisted-fields": "fields beyond the contract, if the operator lets them in",
    sandbox: "deterministic models for tests, one per failure mode",
  },
  "In production": {
    errors: "the error body, every error code, and retries",
    idempotency: "retrying safely without being charged twice",
    limits: "sizes, times and rate limits",
    money: "how requests are held, charged and rounded",
  },
  "The contract": {
    partners: "a walk from the document to a CI that notices changes",
    generating: "generating a client of your own, mocks and contract tests",
    deprecations: "notice, headers, and what is deprecated now",
    compatibility: "what may change within /v1, and how to compare two versions",
    conformance: "checking a gateway or your proxy against the contract",
  },
};

/** The guides in reading order; the first is the page `/docs` itself. */
export const guides: readonly Guide[] = Object.entries(topics).flatMap(([group, named]) =>
  // Each name is one of the declared ones.
  Object.entries(named).map(([name, about]) => ({ name: name as Name, group, about })),
);

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
  return guide.name === "quick-start" ? "Quick start" : titleOf(guideText(guide));
}

/** Returns the text of a Markdown document's first heading. */
export function titleOf(markdown: string): string {
  return /^#{1,2} (.+)$/m.exec(markdown)?.[1]?.replaceAll("`", "") ?? "";
}
