import type { BuildContext } from "./build-context.ts";
import type { UpstreamSection } from "./gateway-file.ts";
import { readText } from "./read-environment.ts";
import { readErrorCode } from "./sources.ts";

function readKeyFile(file: string, path: string, context: BuildContext): string | null {
  try {
    const key = context.readFile(file).trim();
    if (key !== "") return key;
    context.complaints.add(path, `the file ${file} is empty`);
  } catch (error) {
    const code = readErrorCode(error);
    context.complaints.add(path, `the file ${file} cannot be read (${code})`);
  }
  return null;
}

/** An upstream's key, from the variable or the file that its section names; null if neither. */
export function readKey(
  section: UpstreamSection,
  path: string,
  context: BuildContext,
): string | null {
  const { api_key_env: variable, api_key_file: file } = section;
  if (variable !== undefined && file !== undefined) {
    context.complaints.add(`${path}.api_key_file`, "give api_key_env or api_key_file, not both");
    return null;
  }
  if (!context.needsKeys) return null;
  if (file !== undefined) return readKeyFile(file, `${path}.api_key_file`, context);
  if (variable === undefined) return null;
  const key = readText(context.env, variable);
  if (key !== undefined) return key;
  context.complaints.add(`${path}.api_key_env`, `the variable ${variable} is not set`);
  return null;
}
