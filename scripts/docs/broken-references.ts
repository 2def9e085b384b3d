/** The files, scripts and commands that documents may refer to. */
export interface Project {
  /** Tracked files, relative to the root. */
  readonly files: readonly string[];
  /** Names in package.json's `scripts`. */
  readonly npmScripts: readonly string[];
  /** Operator commands such as `accounts create`. */
  readonly commands: readonly string[];
}

export interface Document {
  /** Relative to the root. */
  readonly path: string;
  readonly text: string;
}

/** Endings that mark a name in backticks as a file name. */
const fileEnding = /\.(?:ts|mjs|cjs|js|md|yaml|json|sh)$/;
const pathForm = /^[\w.-]+(?:\/[\w.*{}-]+)*\/?$/;
/** Files created by a running gateway or an operator. */
const madeAtRunTime = /^(?:data\/|secrets\/|gateway\.yaml$|\.env$)/;

function asPattern(path: string): RegExp {
  const escaped = path.replace(/[.]/g, String.raw`\.`).replaceAll("*", "[^/]*");
  return new RegExp(`^${escaped}${path.endsWith("/") ? "" : "(?:/|$)"}`);
}

/**
 * Returns whether a path exists relative to the root or to the document's folder; `*` is a
 * wildcard.
 */
function exists(path: string, document: Document, { files }: Project): boolean {
  const folder = document.path.split("/").slice(0, -1).join("/");
  const fromFolder = new URL(`file:///${folder}/${path}`).pathname.slice(1);
  const patterns = [path, fromFolder].map(asPattern);
  if (files.some((file) => patterns.some((pattern) => pattern.test(file)))) return true;
  return !path.includes("/") && files.some((file) => file.endsWith(`/${path}`));
}

function isPath(text: string, { files }: Project): boolean {
  if (!pathForm.test(text) || madeAtRunTime.test(text)) return false;
  if (fileEnding.test(text)) return true;
  const [top = ""] = text.split("/");
  return text.includes("/") && files.some((file) => file.startsWith(`${top}/`));
}

/** A guide for partners has a reader without this repository, who writes files by its commands. */
function isReaders(name: string, { path, text }: Document): boolean {
  const commands = [...text.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, code = ""]) => code);
  const isNamed = commands.some((code) => code.split(/\s+/).includes(name));
  return path.startsWith("docs/guides/") && isNamed;
}

function brokenPaths(document: Document, project: Project): readonly string[] {
  const { text } = document;
  const inBackticks = [...text.matchAll(/`([^`\n]+)`/g)].map(([, inner = ""]) => inner);
  const run = [...text.matchAll(/\bnode ([\w./-]+\.(?:ts|mjs))/g)].map(([, file = ""]) => file);
  const linked = [...text.matchAll(/\]\(([\w./-]+)\)/g)]
    .map(([, link = ""]) => link)
    .filter((link) => !link.startsWith("/"));
  const paths = [...inBackticks.filter((inner) => isPath(inner, project)), ...run, ...linked];
  return paths
    .filter((path) => !exists(path, document, project) && !isReaders(path, document))
    .map((path) => `no file ${path}`);
}

function brokenScripts({ text }: Document, { npmScripts }: Project): readonly string[] {
  const run = [...text.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)].map(([, name = ""]) => name);
  const short = [...text.matchAll(/\bnpm (start|test)\b/g)].map(([, name = ""]) => name);
  const named = [...text.matchAll(/`([a-z]+:[a-z]+)`/g)].map(([, name = ""]) => name);
  return [...run, ...short, ...named]
    .filter((name) => !npmScripts.includes(name))
    .map((name) => `no npm script ${name}`);
}

function brokenCommands({ text }: Document, { commands }: Project): readonly string[] {
  const nouns = new Set(commands.map((name) => name.split(" ")[0]));
  const called = [...text.matchAll(/\bgateway -- ([a-z]+(?: [a-z-]+)?)/g)];
  const named = [...text.matchAll(/`([a-z]+ [a-z-]+)(?: [A-Z<…-][^`]*)?`/g)].filter(
    ([, name = ""]) => nouns.has(name.split(" ")[0]),
  );
  return [...called, ...named]
    .map(([, name = ""]) => name)
    .filter((name) => !commands.some((known) => name === known || name.startsWith(`${known} `)))
    .map((name) => `no command ${name}`);
}

/**
 * Returns every path, npm script and operator command that the document names but the project
 * lacks.
 */
export function brokenReferences(document: Document, project: Project): readonly string[] {
  return [
    ...brokenPaths(document, project),
    ...brokenScripts(document, project),
    ...brokenCommands(document, project),
  ];
}

/**
 * Returns the folders of the repository, and the first two levels of `src/`, that the map does not
 * mention.
 */
export function unnamedFolders(map: string, { files }: Project): readonly string[] {
  const folders = new Set<string>();
  for (const file of files) {
    const [top = "", layer, part] = file.split("/").slice(0, -1);
    if (top === "" || top.startsWith(".")) continue;
    if (top !== "src") folders.add(`${top}/`);
    if (top === "src" && layer !== undefined) folders.add(`src/${layer}/`);
    if (top === "src" && part !== undefined) folders.add(`src/${layer}/${part}/`);
  }
  return [...folders]
    .filter((folder) => !map.includes(`\`${folder}\``))
    .map((folder) => `omits ${folder}`);
}
