import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../clients/paths.ts";
import { fencesIn, type Fence } from "../harness/fences.ts";
import type { Session, Setting } from "./session.ts";

/** The origin that the guides use. */
const WRITTEN_ORIGIN = "http://127.0.0.1:8080";

const guide = readFileSync(join(ROOT, "docs/guides/coding-agents.md"), "utf8");

/** Returns the fences below the heading of an agent. */
export function fencesOf(markdown: string, heading: string): readonly Fence[] {
  const section = markdown.split(/^## /m).find((text) => text.startsWith(`${heading}\n`));
  return section === undefined ? [] : fencesIn(section);
}

/**
 * Returns a session for each command of an agent's section in the guide. A fence with a file name
 * as its label is that file: in the project, or in the home folder if it begins with `~/`.
 */
export function guideSessions(
  heading: string,
  { origin, key }: Setting,
  expected: Pick<Session, "answer" | "requests">,
): readonly Session[] {
  const fences = fencesOf(guide.replaceAll(WRITTEN_ORIGIN, origin), heading);
  const files = fences.filter(({ language }) => language !== "sh");
  const labelled = files.map(({ label, code }): readonly [string, string] => [label, code]);
  const inHome = labelled.filter(([label]) => label.startsWith("~/"));
  return fences
    .filter(({ language }) => language === "sh")
    .map(({ label, code }) => ({
      name: label === "" ? "the guide" : `the guide, ${label.toLowerCase()}`,
      env: { GATEWAY_KEY: key },
      files: Object.fromEntries(labelled.filter(([name]) => !name.startsWith("~/"))),
      home: Object.fromEntries(inHome.map(([name, text]) => [name.slice(2), text])),
      steps: [{ command: ["bash", "-eu", "-c", code] }],
      ...expected,
    }));
}
