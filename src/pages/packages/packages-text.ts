/** A file of `packages.json`, as written by `scripts/pack-clients.ts`. */
export interface ListedPackage {
  readonly language: string;
  /** Path below `/clients`. */
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** The languages of our clients, in the order of the page. */
const languageTitles: Readonly<Record<string, string>> = {
  python: "Python",
  typescript: "TypeScript",
  go: "Go",
  java: "Java",
  rust: "Rust",
  csharp: "C#",
};

/** Everything that has a package, in the order of the page. */
export const packageTitles: Readonly<Record<string, string>> = {
  ...languageTitles,
  kit: "Conformance kit",
};

const howToBuild =
  "For operators: `npm run pack:clients` builds them, which needs Java 17, Python, Maven and " +
  "cargo; they are then served at once.";

/**
 * Returns the page of packages in Markdown: the served packages, how to install them according to
 * the guide to our clients, and the files.
 */
export function packagesText(packages: readonly ListedPackage[], guide: string): string {
  const installing = installText(packages, guide).replace(/^# /, "## ");
  return ["# Client packages", installing, fileList(packages)].join("\n\n");
}

/** Returns the guide to our clients with the lines for the packages that are served here. */
export function installText(packages: readonly ListedPackage[], guide: string): string {
  const missing = missingTitles(packages);
  const paragraphs = guide.split("\n\n");
  const [title = "", about = ""] = paragraphs;
  if (!hasClients(packages)) return `${[title, about, NONE].join("\n\n")}\n`;
  const head = [title, about, ...notice(missing)];
  const rest = paragraphs.slice(2).join("\n\n");
  const lines = withoutSamples(missing, rest).replaceAll(
    /^\| ([^|]+) \|.*\n/gm,
    (row, name: string) => (isOneOf(missing, name) ? "" : row),
  );
  return [...head, lines].join("\n\n");
}

/** Returns the quick start with the samples of those of our clients that are served here. */
export function startText(packages: readonly ListedPackage[], guide: string): string {
  const text = withoutSamples(missingTitles(packages), guide);
  if (hasClients(packages)) return text;
  return text.replace(/^Or with \[our own clients\][\s\S]*?\n\n/m, "");
}

/** Returns whether the packages include any of our clients. */
export function hasClients(packages: readonly ListedPackage[]): boolean {
  return packages.some(({ language }) => languageTitles[language] !== undefined);
}

function missingTitles(packages: readonly ListedPackage[]): readonly string[] {
  const served = new Set(packages.map(({ language }) => languageTitles[language]));
  return Object.values(languageTitles).filter((title) => !served.has(title));
}

function withoutSamples(missing: readonly string[], text: string): string {
  return text.replaceAll(/^```\w+ (.+)\n[\s\S]*?^```\n+/gm, (block, name: string) =>
    isOneOf(missing, name) ? "" : block,
  );
}

function isOneOf(titles: readonly string[], name: string): boolean {
  return titles.some((title) => name === title || name.startsWith(`${title},`));
}

const NONE =
  "This gateway does not offer client packages yet. Ask its operator, or use the OpenAI or " +
  `Anthropic SDK.\n\n${howToBuild}`;

function notice(missing: readonly string[]): readonly string[] {
  if (missing.length === 0) return [];
  return [`**This gateway has no package for ${missing.join(", ")}.** ${howToBuild}`];
}

/** Returns the part of the page of packages with their files; empty if there are none. */
export function fileList(packages: readonly ListedPackage[]): string {
  const known = packages.filter(({ language }) => packageTitles[language] !== undefined);
  if (known.length === 0) return "";
  const rows = known.map(({ language, file, bytes, sha256 }) => {
    const name = file.slice(file.lastIndexOf("/") + 1);
    const size = `${Math.ceil(bytes / 1_024)} KiB`;
    return `| ${packageTitles[language]} | [${name}](/clients/${file}) | ${size} | \`${sha256}\` |`;
  });
  const head = "| package | file | size | SHA-256 |\n|---|---|---|---|";
  const note = "Machine-readable list: [packages.json](/clients/packages.json).";
  return ["## Files", [head, ...rows].join("\n"), `${note}\n`].join("\n\n");
}
