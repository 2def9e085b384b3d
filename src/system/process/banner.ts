import { join } from "node:path";
import { DEMO_KEY_FILE } from "./seed-demo.ts";
import type { Config } from "../config/config.ts";

export interface BannerFacts {
  readonly config: Config;
  /** The port on which the server listens. */
  readonly port: number;
  /** Whether the demo key's file exists. */
  readonly hasDemoKey: boolean;
  /** What the operator writes before a command. */
  readonly program: string;
}

/**
 * Returns the text printed at startup: the base URL, the key, the served models and their payers,
 * and a sample call.
 */
export function banner({ config, port, hasDemoKey, program }: BannerFacts): string {
  const { host } = config;
  const shown = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  const root = `http://${shown.includes(":") ? `[${shown}]` : shown}:${port}`;
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
    `  docs       ${config.publicUrl ?? root}/docs`,
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
