import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "../test/run-command.ts";
import { addReadme } from "./add-readme.ts";
import { mapConcurrently } from "./map-concurrently.ts";
import { languages, type LanguageName } from "./languages.ts";
import { listFiles } from "./list-files.ts";

const ROOT = join(import.meta.dirname, "../..");
const DOCUMENT = join(ROOT, "generated/openapi.json");
const STAMP = ".stamp";
const GENERATE_LIMIT_MS = 300_000;
/** Each generator is a Java process that keeps one processor busy. */
const AT_ONCE = 2;

export interface GeneratedClient {
  readonly language: LanguageName;
  /** False if the client was up to date. */
  readonly made: boolean;
  readonly seconds: number;
}

/** Returns the folder of a language's client. */
export function clientFolder(language: LanguageName): string {
  return join(ROOT, "generated/clients", language);
}

/** Generates the clients that are not up to date. */
export async function generateClients(
  wanted: readonly LanguageName[],
): Promise<readonly GeneratedClient[]> {
  return Promise.all(startGenerating(wanted).values());
}

/** Starts generating the clients that are not up to date; one promise per client. */
export function startGenerating(
  wanted: readonly LanguageName[],
): ReadonlyMap<LanguageName, Promise<GeneratedClient>> {
  const made = new Map(
    wanted.map((language) => [language, Promise.withResolvers<GeneratedClient>()]),
  );
  let jar: Promise<string> | undefined;
  void mapConcurrently(wanted, AT_ONCE, async (language) => {
    const outcome = made.get(language);
    try {
      const client = await generateStale(language, () => (jar ??= fetchGenerator()));
      outcome?.resolve(client);
    } catch (error) {
      outcome?.reject(error);
    }
  });
  return new Map([...made].map(([language, { promise }]) => [language, promise]));
}

async function generateStale(
  language: LanguageName,
  jar: () => Promise<string>,
): Promise<GeneratedClient> {
  const startedMs = performance.now();
  const stamp = await stampOf(language);
  const file = join(clientFolder(language), STAMP);
  const isFresh = existsSync(file) && (await readFile(file, "utf8")) === stamp;
  if (isFresh) return { language, made: false, seconds: 0 };
  await generate(language, await jar());
  await writeFile(file, stamp);
  return { language, made: true, seconds: (performance.now() - startedMs) / 1_000 };
}

/** Returns a hash of all sources of a client. */
async function stampOf(language: LanguageName): Promise<string> {
  const hash = createHash("sha256");
  const sources = [
    "generated/openapi.json",
    "openapitools.json",
    ...(await listFiles(ROOT, "scripts/clients")),
    ...(await listFiles(ROOT, `clients/${language}`)),
  ];
  for (const file of sources) hash.update(file).update(await readFile(join(ROOT, file)));
  return hash.digest("hex");
}

async function generate(language: LanguageName, jar: string): Promise<void> {
  const { generator, properties, options, example, patch } = languages[language];
  const folder = clientFolder(language);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const told = Object.entries({ disallowAdditionalPropertiesIfNotPresent: false, ...properties });
  await runOrThrow([
    ...["java", "-XX:TieredStopAtLevel=1", "-jar", jar, "generate"],
    ...["-i", DOCUMENT, "-g", generator, "-o", folder],
    `--additional-properties=${told.map(([name, value]) => `${name}=${value}`).join(",")}`,
    "--global-property=apiTests=false,modelTests=false,apiDocs=false,modelDocs=false",
    ...options,
  ]);
  for (const file of ["git_push.sh", ".travis.yml", ".gitlab-ci.yml", "appveyor.yml"]) {
    await rm(join(folder, file), { force: true });
  }
  await patch(folder);
  const sources = join(ROOT, "clients", language);
  await cp(join(sources, "files"), folder, { recursive: true });
  if (existsSync(join(sources, "scenarios"))) {
    await cp(join(sources, "scenarios"), join(folder, "scenarios"), { recursive: true });
  }
  await addReadme({ template: join(sources, "README.md"), example: join(folder, example), folder });
}

/** Returns the generator's jar. Its npm package downloads it if it is not in the cache. */
export async function fetchGenerator(): Promise<string> {
  const settings = JSON.parse(await readFile(join(ROOT, "openapitools.json"), "utf8")) as {
    readonly "generator-cli": { readonly version: string; readonly storageDir: string };
  };
  const { version, storageDir } = settings["generator-cli"];
  const jar = join(ROOT, storageDir, `${version}.jar`);
  if (!existsSync(jar)) {
    const wrapper = "node_modules/@openapitools/openapi-generator-cli/main.js";
    await runOrThrow([process.execPath, join(ROOT, wrapper), "version"]);
  }
  return jar;
}

async function runOrThrow(command: readonly string[]): Promise<void> {
  const [program = "", ...parameters] = command;
  const { code, output } = await runCommand([program, ...parameters], {
    limitMs: GENERATE_LIMIT_MS,
    env: { OPENAPI_GENERATOR_CLI_SEARCH_URL: "DEFAULT" },
  });
  if (code !== 0) throw new Error(`${command.join(" ")} ended with ${code}:\n${output}`);
}
