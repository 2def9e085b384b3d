interface Rule {
  readonly pattern: RegExp;
  readonly excludes: boolean;
}

function ruleOf(line: string): Rule {
  const excludes = !line.startsWith("!");
  const glob = (excludes ? line : line.slice(1)).replace(/^\//, "").replace(/\/$/, "");
  const pattern = glob
    .split("/")
    .map((part) =>
      part === "**"
        ? "(?:.+/)?"
        : `${part.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("*", "[^/]*")}/`,
    )
    .join("");
  // All files below a matching folder match.
  return { excludes, pattern: new RegExp(`^${pattern}`) };
}

/** Reads a `.dockerignore`; the result returns whether a file of the context is excluded. */
export function parseIgnoreFile(text: string): (path: string) => boolean {
  const rules = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map(ruleOf);
  // The last matching rule decides.
  return (path) => rules.findLast(({ pattern }) => pattern.test(`${path}/`))?.excludes ?? false;
}
