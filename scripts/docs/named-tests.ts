/** A test as a document names it, beside the code or in a suite that both stores run: `path` "title". */
const named = /`([\w./-]+(?:\.test|-suite)\.ts)` "([^"]+)"/g;
/** A row of a table, but not its head: the line of dashes below it. */
const row = /^\|(?! *-)(.+)\|$/gm;

export interface Threats {
  /** The document's text. */
  readonly text: string;
  /** The text of a file, or undefined if there is none. */
  readonly read: (path: string) => string | undefined;
}

/**
 * What is wrong with the tests that a document of threats names: files or titles that do not exist,
 * and rows that name none. Titles are compared as they are written in the test's source.
 */
export function untestedThreats({ text, read }: Threats): readonly string[] {
  const wrong = [...text.matchAll(named)].flatMap(([, path = "", title = ""]) => {
    const source = read(path);
    if (source === undefined) return [`no file ${path}`];
    return source.includes(`("${title}"`) || source.includes(`"${title}",\n`)
      ? []
      : [`no test "${title}" in ${path}`];
  });
  const rows = [...text.matchAll(row)].map(([, cells = ""]) => cells.trim());
  const untested = rows
    .filter((cells) => !cells.startsWith("threat |") && cells.match(named) === null)
    .map((cells) => `no test for: ${cells.split(" | ")[0] ?? ""}`);
  return [...wrong, ...untested];
}
