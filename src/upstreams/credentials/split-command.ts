/** Syntax that requires a shell. */
const shellSyntax = /[|&;<>()$`\\*?#~\n]/;

/**
 * Splits a command line into words at white space, respecting quotes. Undefined if it is empty, a
 * quote is unclosed, or it requires a shell.
 */
export function splitCommand(line: string): readonly string[] | undefined {
  const words: string[] = [];
  const word = /\s*((?:"[^"]*"|'[^']*'|[^\s"'])+)\s*/gy;
  const outside = line.replaceAll(/'[^']*'/g, "").replaceAll(/"[^"$`\\]*"/g, "");
  if (shellSyntax.test(outside)) return undefined;
  let end = 0;
  for (const match of line.matchAll(word)) {
    end = match.index + match[0].length;
    words.push((match[1] ?? "").replaceAll(/"([^"]*)"|'([^']*)'/g, "$1$2"));
  }
  return end === line.length && words.length > 0 ? words : undefined;
}
