import { join } from "node:path";
import { DEMO_KEY_FILE } from "./seed-demo.ts";
import type { Config } from "../config/config.ts";

export interface BannerFacts {
  readonly config: Config;
  /** The port on which the server listens. */
  readonly port: number;
  /** Whether the demo key's file exists. */
  readonly hasDemoKey: boolean;
  /** The file of the admin token that the gateway made; null if it is configured, or there is none. */
  readonly adminTokenFile: string | null;
  /** What the operator writes before a command. */
  readonly program: string;
}

/**
 * Returns the text printed at startup: the base URL, the key, the served models and their payers,
 * and a sample call.
 */
export function banner(facts: BannerFacts): string {
  const { config, port, hasDemoKey, program } = facts;
  const { host } = config;
  const shown = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  const at = (ownPort: number): string =>
    `http://${shown.includes(":") ? `[${shown}]` : shown}:${ownPort}`;
  const root = at(port);
  const pages = config.publicUrl ?? root;
  const keyFile = join(config.dataDir, DEMO_KEY_FILE);
  const key = hasDemoKey ? `$(cat ${keyFile})` : "$GATEWAY_KEY";
  const body = `{"model":"sandbox/echo","messages":[{"role":"user","content":"Hello there"}]}`;
  return [
    `Chat gateway listening`,
    ``,
    `  base URL   ${root}/v1   (messages clients: ${root})`,
    `  key        ${hasDemoKey ? keyFile : `${program} keys create --account ID`}`,
    ...modelLines(config).map((line, at) => `  ${at === 0 ? "models  " : "        "}   ${line}`),
    `  contract   ${root}/openapi.json`,
    `  docs       ${pages}/docs`,
    `  playground ${pages}/playground`,
    ...dashboardLines(facts, config.adminPort === null ? pages : at(config.adminPort)),
    ``,
    `  curl ${root}/v1/chat/completions \\`,
    `    -H "Authorization: Bearer ${key}" -H "Content-Type: application/json" \\`,
    `    -d '${body}'`,
    ``,
  ].join("\n");
}

/** Describes the served models and their payers. */
function modelLines({ catalog, presets }: Config): readonly string[] {
  const ids = [...catalog.models.keys()];
  const sandbox = ids.filter((id) => id.startsWith("sandbox/"));
  const fromPresets = presets.reduce((sum, preset) => sum + preset.models, 0);
  const configured = ids.length - sandbox.length - fromPresets;
  return [
    `${sandbox.length} sandbox models (sandbox/echo, …): no upstream; test prices, charged to the account`,
    ...(configured > 0 ? [`${configured} from gateway.yaml: billed by their upstreams`] : []),
    ...presets.map(({ name, models, paidBy }) => `${models} of ${name}: ${paidBy}`),
  ];
}

/** Says where the dashboard is and where its token, or how to get them. */
function dashboardLines({ config, adminTokenFile }: BannerFacts, at: string): readonly string[] {
  if (adminTokenFile === null && config.adminTokens.length === 0) {
    return ["  dashboard  off: set ADMIN_TOKEN to a secret and start again"];
  }
  const token = adminTokenFile ?? "as configured (ADMIN_TOKEN, server.admin_tokens)";
  return [`  dashboard  ${at}/admin`, `  its token  ${token}`];
}
