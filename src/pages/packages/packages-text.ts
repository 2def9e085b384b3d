/** A file of `packages.json`, as written by `scripts/pack-clients.ts`. */
export interface ListedPackage {
  readonly language: string;
  /** Path below `/clients`. */
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** The languages of our clients, in the order of the page. */
export const languageTitles: Readonly<Record<string, string>> = {
  python: "Python",
  typescript: "TypeScript",
  go: "Go",
  java: "Java",
  rust: "Rust",
  csharp: "C#",
};

const howToBuild =
  "Its operator builds them with `npm run pack:clients`, which needs Java 17, Python, Maven and " +
  "cargo; they are then served at once.";

/**
 * Returns the page of packages in Markdown: the served packages, how to install them according to
 * the guide to our clients, and the files.
 */
export function packagesText(packages: readonly ListedPackage[], guide: string): string {
  const known = packages.filter(({ language }) => languageTitles[language] !== undefined);
  const installing = installText(packages, guide).replace(/^# /, "## ");
  return ["# Client packages", installing, ...files(known)].join("\n\n");
}

/** Returns the guide to our clients with the lines for the packages that are served here. */
export function installText(packages: readonly ListedPackage[], guide: string): string {
  const served = new Set(packages.map(({ language }) => languageTitles[language]));
  const titles = Object.values(languageTitles);
  const missing = titles.filter((title) => !served.has(title));
  const paragraphs = guide.split("\n\n");
  const [title = "", about = ""] = paragraphs;
  if (missing.length === titles.length) return `${[title, about, NONE].join("\n\n")}\n`;
  const head = [title, about, ...notice(missing)];
  const isMissing = (name: string): boolean =>
    missing.some((each) => name === each || name.startsWith(`${each},`));
  const rest = paragraphs.slice(2).join("\n\n");
  const lines = rest
    .replaceAll(/^```\w+ (.+)\n[\s\S]*?^```\n+/gm, (block, name: string) =>
      isMissing(name) ? "" : block,
    )
    .replaceAll(/^\| ([^|]+) \|.*\n/gm, (row, name: string) => (isMissing(name) ? "" : row));
  return [...head, lines].join("\n\n");
}

const NONE = `**No client packages have been built on this gateway.** ${howToBuild}`;

function notice(missing: readonly string[]): readonly string[] {
  if (missing.length === 0) return [];
  return [`**This gateway has no package for ${missing.join(", ")}.** ${howToBuild}`];
}

function files(known: readonly ListedPackage[]): readonly string[] {
  if (known.length === 0) return [];
  const rows = known.map(({ language, file, bytes, sha256 }) => {
    const name = file.slice(file.lastIndexOf("/") + 1);
    const size = `${Math.ceil(bytes / 1_024)} KiB`;
    return `| ${languageTitles[language]} | [${name}](/clients/${file}) | ${size} | \`${sha256}\` |`;
  });
  const head = "| language | file | size | SHA-256 |\n|---|---|---|---|";
  const note = "Machine-readable list: [packages.json](/clients/packages.json).";
  return ["## Files", [head, ...rows].join("\n"), `${note}\n`];
}
