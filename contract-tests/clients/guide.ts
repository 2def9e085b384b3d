import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ROOT } from "./paths.ts";

/** The origin that the guides use. */
const WRITTEN_ORIGIN = "http://127.0.0.1:8080";
const GUIDES = join(ROOT, "docs/guides");

/** A program in a guide of the documentation. */
export interface GuideSample {
  /** The label of its tab. */
  readonly label: string;
  readonly code: string;
}

/** Where a client's samples are written to, and what then runs them. */
export interface GuideProgram {
  readonly label: string;
  /** An absolute path. */
  readonly file: string;
  readonly run: readonly [string, ...string[]];
}

/** The labelled code blocks of a guide, and those for curl. */
export function samplesIn(markdown: string): readonly GuideSample[] {
  const fences = markdown.matchAll(/^```(\w+)(?: ([^\n]+))?\n([^]*?)^```$/gm);
  return [...fences].flatMap(([, language = "", label = "", code = ""]) => {
    if (label !== "") return [{ label, code }];
    return language === "curl" ? [{ label: language, code }] : [];
  });
}

/** Writes the samples of one label from all guides to the program's file. */
export async function writeGuideProgram(program: GuideProgram, origin: string): Promise<void> {
  const texts = (await readdir(GUIDES)).map((name) => readFile(join(GUIDES, name), "utf8"));
  const samples = (await Promise.all(texts)).flatMap(samplesIn);
  const code = samples.filter(({ label }) => label === program.label).map(({ code: text }) => text);
  if (code.length === 0) throw new Error(`no guide has a sample "${program.label}"`);
  await mkdir(dirname(program.file), { recursive: true });
  await writeFile(program.file, code.join("\n").replaceAll(WRITTEN_ORIGIN, origin));
}
