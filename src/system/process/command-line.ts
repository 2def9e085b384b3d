import { dirname, join, relative } from "node:path";

/** The variable in which the launcher of the package passes on how it was started. */
const LAUNCHED_AS = "GATEWAY_LAUNCHED_AS";

/** How the process was started. */
export interface ProcessStart {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Path of the process's first file. */
  readonly script: string;
  readonly cwd: string;
}

/**
 * Returns what to write before an operator's command, such as `keys create`: for the package, for
 * a build or the image, and for a clone.
 */
export function commandLine({ env, script, cwd }: ProcessStart): string {
  const launchedAs = env[LAUNCHED_AS] ?? "";
  if (launchedAs !== "") return launchedAs;
  if (script.endsWith(".ts")) return "npm run -s gateway --";
  const program = join(dirname(script), "cli.js");
  const path = relative(cwd, program);
  return `node ${path.startsWith("..") ? program : path}`;
}

/** Returns `commandLine` of this process. */
export function ownCommandLine(): string {
  return commandLine({ env: process.env, script: process.argv[1] ?? "", cwd: process.cwd() });
}
