import { splitCommand } from "../../upstreams/credentials/split-command.ts";
import type { BuildContext } from "./build-context.ts";

/** Returns the words of a command; null, and adds a problem, if it cannot be run. */
export function readCommand(
  command: string | readonly (string | null)[],
  path: string,
  context: BuildContext,
): readonly string[] | null {
  const words =
    typeof command === "string" ? splitCommand(command) : command.filter((word) => word !== null);
  if (words !== undefined) return words;
  const otherwise = "give a list of words, such as [sh, -c, …] if a shell is needed";
  context.problems.add(path, `is run without a shell; ${otherwise}`);
  return null;
}
