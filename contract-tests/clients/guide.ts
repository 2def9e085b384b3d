import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fencesIn } from "../harness/fences.ts";
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

/** Target files for a client's samples, one per guide, and the command that runs them. */
export interface GuideProgram {
  readonly label: string;
  /** An absolute path; compiled languages have a sample in the quick start only. */
  readonly file: (guide: string) => string;
  readonly run: (guide: string) => readonly [string, ...string[]];
}

/** The guides with samples for clients, and a part of each sample's output. */
export const guideOutputs: Readonly<Record<string, string>> = {
  "quick-start": "Hello there",
  idempotency: "Hello there",
  streams: "Piece by piece\n3 tokens",
  images: "image 1: ",
  "json-output": "name",
  sdks: "12 degrees, rain",
};

/** Returns the labelled code blocks of a guide, and those for curl. */
export function samplesIn(markdown: string): readonly GuideSample[] {
  return fencesIn(markdown).flatMap(({ language, label, code }) => {
    if (label !== "") return [{ label, code }];
    return language === "curl" ? [{ label: language, code }] : [];
  });
}

/**
 * Writes the samples of one label to the program's files; returns the guides with such a sample.
 */
export async function writeGuidePrograms(
  program: GuideProgram,
  origin: string,
): Promise<readonly string[]> {
  const written: string[] = [];
  for (const guide of Object.keys(guideOutputs)) {
    const samples = samplesIn(await readFile(join(GUIDES, `${guide}.md`), "utf8"));
    const own = samples.filter(({ label }) => label === program.label);
    if (own.length === 0) continue;
    const file = program.file(guide);
    await mkdir(dirname(file), { recursive: true });
    const code = own.map(({ code: text }) => text).join("\n");
    await writeFile(file, code.replaceAll(WRITTEN_ORIGIN, origin));
    written.push(guide);
  }
  if (written.length === 0) throw new Error(`no guide has a sample "${program.label}"`);
  return written;
}
