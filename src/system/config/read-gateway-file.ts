import { resolve } from "node:path";
import { parseDocument } from "yaml";
import type { Complaints } from "./complaints.ts";
import { readSetting, settings } from "./read-environment.ts";
import { readErrorCode, type ConfigSources } from "./sources.ts";

const DEFAULT_FILE = "gateway.yaml";

/** The text of the file named by GATEWAY_CONFIG, or of the default file if it exists. */
function readFileText(sources: ConfigSources, complaints: Complaints): string {
  const named = readSetting(settings.configFile, { env: sources.env, complaints });
  const path = resolve(sources.cwd, named ?? DEFAULT_FILE);
  try {
    return sources.readFile(path);
  } catch (error) {
    const code = readErrorCode(error);
    if (named !== null || code !== "ENOENT") {
      complaints.add("GATEWAY_CONFIG", `the file ${path} cannot be read (${code})`);
    }
    return "";
  }
}

/** The YAML document of the configuration file; empty if the file is missing or invalid. */
export function readGatewayFile(sources: ConfigSources, complaints: Complaints): unknown {
  const parsed = parseDocument(readFileText(sources, complaints), { prettyErrors: true });
  for (const error of parsed.errors) {
    const [start] = error.linePos ?? [];
    const place = start === undefined ? "(yaml)" : `line ${start.line}, column ${start.col}`;
    complaints.add(place, error.message.split("\n")[0] ?? error.code);
  }
  return parsed.errors.length > 0 ? {} : (parsed.toJS() ?? {});
}
