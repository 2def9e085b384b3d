/** A test in a document, next to the code or in a suite that both stores run: `path` "title". */
const named = /`([\w./-]+(?:\.test|-suite)\.ts)` "([^"]+)"/g;
/** Matches a row of a table, except the line of dashes below its head. */
const row = /^\|(?! *-)(.+)\|$/gm;

export interface Threats {
  /** The document's text. */
  readonly text: string;
  /** Returns the text of a file; undefined if it does not exist. */
  readonly read: (path: string) => string | undefined;
}

/**
 * Returns the faults of the tests that a document of threats names: files or titles that do not
 * exist, and rows without a test. Titles are compared with the test's source.
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
