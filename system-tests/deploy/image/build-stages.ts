import { chown, cp, lstat, mkdir, readdir } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { runProgram } from "../../../contract-tests/clients/run-program.ts";
import { parseCopy, parseDockerfile, type Copy } from "./parse-dockerfile.ts";

const STEP_LIMIT_MS = 600_000;

/** A stage of an image, as a folder with its root file system. */
export interface Stage {
  readonly root: string;
  readonly name: string;
  workdir: string;
  readonly env: Record<string, string>;
  user: { readonly uid: number; readonly gid: number } | undefined;
  health: readonly string[];
  command: readonly string[];
}

export interface BuildOptions {
  /** The repository. */
  readonly context: string;
  readonly dockerfile: string;
  readonly isLeftOut: (path: string) => boolean;
  /** Folder for the stages' folders. */
  readonly folder: string;
  /** Environment for commands, with the programs of the base image. */
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Runs the steps of a Dockerfile without Docker, each stage in a folder; returns the last stage. An
 * unknown step is an error, so that every part of the image is tested.
 */
export async function buildStages(options: BuildOptions): Promise<Stage> {
  const stages: Stage[] = [];
  for (const { name, text } of parseDockerfile(options.dockerfile)) {
    if (name === "FROM") stages.push(await openStage(options, text, stages.length));
    const stage = stages.at(-1);
    if (stage === undefined) throw new Error(`${name} before FROM`);
    await step[name]?.(text, { stage, stages, options });
    if (step[name] === undefined) throw new Error(`the Dockerfile's ${name} is not tried`);
  }
  const last = stages.at(-1);
  if (last === undefined) throw new Error("the Dockerfile has no stage");
  return last;
}

async function openStage(options: BuildOptions, text: string, at: number): Promise<Stage> {
  const root = join(options.folder, `stage-${at}`);
  await mkdir(root, { recursive: true });
  const name = / AS (\S+)$/i.exec(text)?.[1] ?? String(at);
  return { root, name, workdir: "/", env: {}, user: undefined, health: [], command: [] };
}

interface Site {
  readonly stage: Stage;
  readonly stages: readonly Stage[];
  readonly options: BuildOptions;
}

type Step = (text: string, site: Site) => Promise<unknown> | void;

const step: Readonly<Record<string, Step>> = {
  FROM: () => undefined,
  EXPOSE: () => undefined,
  WORKDIR: (text, { stage }) => {
    stage.workdir = text;
    return mkdir(join(stage.root, text), { recursive: true });
  },
  ENV: (text, { stage }) => {
    for (const [, name = "", value = ""] of text.matchAll(/(\w+)=(\S+)/g)) stage.env[name] = value;
  },
  USER: (text, { stage }) => {
    const [uid, gid] = text.split(":").map(Number);
    if (!Number.isInteger(uid) || !Number.isInteger(gid)) throw new Error(`USER ${text}`);
    stage.user = { uid: uid ?? 0, gid: gid ?? 0 };
  },
  HEALTHCHECK: (text, { stage }) => {
    stage.health = wordsOf(text.slice(text.indexOf("CMD") + 3));
  },
  CMD: (text, { stage }) => {
    stage.command = wordsOf(text);
  },
  RUN: async (text, { stage, options }) => {
    if (/(^|[\s=])\/\w/.test(text)) throw new Error(`a RUN with an absolute path: ${text}`);
    const folder = join(stage.root, stage.workdir);
    const how = { folder, env: options.env, limitMs: STEP_LIMIT_MS };
    // Removes the variables of the npm that runs this, as in a shell.
    const clean = `for name in $(env | sed -n 's/^\\(npm_[^=]*\\)=.*/\\1/p'); do unset "$name"; done`;
    const { code, output } = await runProgram(["sh", "-ec", `${clean}\n${text}`], how);
    if (code !== 0) throw new Error(`RUN ${text} ended with ${code}:\n${output}`);
  },
  COPY: (text, site) => copy(parseCopy(text), site),
};

function wordsOf(json: string): readonly string[] {
  const words: unknown = JSON.parse(json);
  if (Array.isArray(words)) return words.map(String);
  throw new TypeError(`not a list of words: ${json}`);
}

async function copy(what: Copy, { stage, stages, options }: Site): Promise<void> {
  const target = what.target.startsWith("/")
    ? join(stage.root, what.target)
    : join(stage.root, stage.workdir, what.target);
  const source = stages.find(({ name }) => name === what.from);
  if (what.from !== undefined && source === undefined) throw new Error(`no stage ${what.from}`);
  for (const path of what.sources) {
    const from = join(source?.root ?? options.context, path);
    const isFolder = (await lstat(from)).isDirectory();
    // Like Docker, copies a folder's content into the target, and a file under its own name.
    const to = isFolder || !what.target.endsWith("/") ? target : join(target, basename(path));
    const filter = (file: string): Promise<boolean> | boolean =>
      source !== undefined || isWanted(file, options);
    await mkdir(dirname(to), { recursive: true });
    await cp(from, to, { recursive: true, filter });
    if (what.chown !== undefined && process.getuid?.() === 0) {
      await chown(to, what.chown.uid, what.chown.gid);
    }
  }
}

/** Returns whether a file is copied; a folder is entered if any file below it is. */
async function isWanted(file: string, options: BuildOptions): Promise<boolean> {
  if (!options.isLeftOut(relative(options.context, file))) return true;
  if (!(await lstat(file)).isDirectory()) return false;
  for (const name of await readdir(file)) {
    if (await isWanted(join(file, name), options)) return true;
  }
  return false;
}
