/** A file of `packages.json`, as `scripts/pack-clients.ts` writes it. */
export interface ListedPackage {
  readonly language: string;
  /** Below `/clients`. */
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

/** The page of packages in Markdown: what is served, how to install it, and the files. */
export function packagesText(packages: readonly ListedPackage[], installing: string): string {
  const known = packages.filter(({ language }) => languageTitles[language] !== undefined);
  const missing = Object.entries(languageTitles)
    .filter(([language]) => known.every((listed) => listed.language !== language))
    .map(([, title]) => title);
  return ["# Client packages", ...notice(known, missing), installing, ...files(known)].join("\n\n");
}

function notice(known: readonly ListedPackage[], missing: readonly string[]): readonly string[] {
  if (known.length === 0) {
    return [`**This gateway has no packages: none were built on it.** ${howToBuild}`];
  }
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
  const note = "The same list for programs is [packages.json](/clients/packages.json).";
  return ["## Files", [head, ...rows].join("\n"), `${note}\n`];
}
