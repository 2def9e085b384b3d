import type { Upstream } from "../../upstreams/catalog/model.ts";

/** OpenTelemetry's provider names by dialect, if they differ from the gateway's. */
const providerNames: Readonly<Record<string, string>> = {
  azure: "azure.ai.openai",
  bedrock: "aws.bedrock",
  gemini: "gcp.gemini",
  mistral: "mistral_ai",
  moonshot: "moonshot_ai",
  vertex: "gcp.vertex_ai",
  xai: "x_ai",
};

/** The names of an upstream as attributes of OpenTelemetry's conventions. */
export interface UpstreamNames {
  /** `gen_ai.provider.name`. */
  readonly provider: string;
  /** `server.address`; `""` for the sandbox. */
  readonly address: string;
  readonly port: string;
}

const known = new WeakMap<Upstream, UpstreamNames>();

/** Returns the names of one upstream, computed once. */
export function upstreamNames(upstream: Upstream): UpstreamNames {
  let names = known.get(upstream);
  if (names === undefined) known.set(upstream, (names = readNames(upstream)));
  return names;
}

function readNames({ kind, dialect, baseUrl }: Upstream): UpstreamNames {
  // A server of an unknown vendor is named by its protocol.
  const isVendors = dialect.name !== "compatible" && dialect.name !== "none";
  const name = isVendors ? dialect.name : kind;
  const provider = providerNames[name] ?? name;
  if (baseUrl === "") return { provider, address: "", port: "" };
  const { hostname, port, protocol } = new URL(baseUrl);
  return { provider, address: hostname, port: port || (protocol === "https:" ? "443" : "80") };
}
