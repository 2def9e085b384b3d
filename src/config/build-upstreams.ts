import type { Upstream, UpstreamTimeouts } from "../catalog/model.ts";
import { providerKinds } from "../catalog/provider-kinds.ts";
import { sandboxNames } from "../catalog/sandbox-models.ts";
import { upstreamId } from "../catalog/upstream-id.ts";
import type { Complaints } from "./complaints.ts";
import type { TimeoutsSection, UpstreamSection } from "./gateway-file.ts";
import { pointsAtSelf } from "./points-at-self.ts";
import { readText, type Environment } from "./read-environment.ts";

/** What the sections of the file are read with. */
export interface BuildContext {
  readonly complaints: Complaints;
  readonly env: Environment;
  /** Reads a file named in the configuration; throws where it cannot. */
  readonly readFile: (path: string) => string;
  /** Of every upstream that says nothing else. */
  readonly timeouts: UpstreamTimeouts;
  /** False in an operator's command, whose shell need not hold the upstreams' keys. */
  readonly needsKeys: boolean;
  /** Where the gateway itself listens. */
  readonly self: { readonly host: string; readonly port: number };
}

/** The section's time-outs over those of its surroundings. */
export function mergeTimeouts(
  section: TimeoutsSection | undefined,
  outer: UpstreamTimeouts,
): UpstreamTimeouts {
  return {
    connectMs: section?.connect_ms ?? outer.connectMs,
    firstByteMs: section?.first_byte_ms ?? outer.firstByteMs,
    idleMs: section?.idle_ms ?? outer.idleMs,
    totalMs: section?.total_ms ?? outer.totalMs,
  };
}

function baseUrlProblem(text: string, { host, port }: BuildContext["self"]): string | null {
  if (!URL.canParse(text)) return "must be an address such as https://api.example.com/v1";
  const url = new URL(text);
  if (url.protocol !== "http:" && url.protocol !== "https:") return "must begin with http(s)://";
  if (url.username !== "" || url.password !== "") {
    return "must hold no user or password; use api_key_env or headers";
  }
  if (url.search !== "" || url.hash !== "") return "must hold no ? or #; use query";
  if (pointsAtSelf(text, host, port)) return "points at the gateway itself";
  return null;
}

/** An address without its trailing slashes; complains where no upstream can be there. */
export function checkBaseUrl(text: string, path: string, context: BuildContext): string {
  const problem = baseUrlProblem(text, context.self);
  if (problem !== null) context.complaints.add(path, problem);
  return text.replace(/\/+$/, "");
}

function readKeyFile(file: string, path: string, context: BuildContext): string | null {
  try {
    const key = context.readFile(file).trim();
    if (key !== "") return key;
    context.complaints.add(path, `the file ${file} is empty`);
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "unreadable";
    context.complaints.add(path, `the file ${file} cannot be read (${reason})`);
  }
  return null;
}

function readKey(section: UpstreamSection, path: string, context: BuildContext): string | null {
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

function sandboxUpstream(section: UpstreamSection, path: string, context: BuildContext): void {
  const { model, base_url: baseUrl } = section;
  if (baseUrl !== undefined) {
    context.complaints.add(`${path}.base_url`, "the sandbox has no address");
  }
  if (model !== undefined && !sandboxNames.includes(model)) {
    const names = sandboxNames.join(", ");
    context.complaints.add(`${path}.model`, `must be one of the sandbox models ${names}`);
  }
}

/** One upstream of the file. `timeouts` are those of its model. */
export function buildUpstream(
  section: UpstreamSection,
  path: string,
  context: BuildContext,
): Upstream {
  const { kind = "openai", model = "" } = section;
  let baseUrl = "";
  if (!providerKinds[kind].hasAddress) {
    sandboxUpstream(section, path, context);
  } else if (section.base_url !== undefined) {
    baseUrl = checkBaseUrl(section.base_url, `${path}.base_url`, context);
  } else if (section.kind !== undefined) {
    context.complaints.add(`${path}.base_url`, "is missing");
  }
  return {
    id: upstreamId(kind, baseUrl, model),
    kind,
    baseUrl,
    model,
    apiKey: readKey(section, path, context),
    weight: section.weight ?? 1,
    timeouts: mergeTimeouts(section.timeouts, context.timeouts),
    headers: section.headers ?? {},
    query: section.query ?? {},
  };
}
