import type { Catalog, Model, Upstream } from "../../upstreams/catalog/model.ts";
import { buildPresets, type PresetSwitches } from "../../upstreams/catalog/presets.ts";
import { sandboxModels } from "../../upstreams/catalog/sandbox-models.ts";
import {
  localServers,
  vendors,
  type LocalServer,
  type Vendor,
} from "../../upstreams/catalog/vendors.ts";
import { withDialect } from "../../upstreams/providers/upstream-dialect.ts";
import { buildModels } from "./build-models.ts";
import type { BuildInput } from "./build-input.ts";
import { checkBaseUrl } from "./check-base-url.ts";
import type { Config } from "./config.ts";
import type { GatewayFile, PresetsSection } from "./gateway-file.ts";
import { readText } from "./sources.ts";

function readVendor(
  vendor: Vendor,
  section: PresetsSection,
  { env }: BuildInput,
): PresetSwitches["vendors"] {
  if (section[vendor.name] === false) return [];
  const set = vendor.keyVariables.flatMap((variable) => {
    const key = readText(env, variable);
    return key === undefined ? [] : [{ vendor, key, variable }];
  });
  return set.slice(0, 1);
}

function readServer(
  server: LocalServer,
  presets: PresetsSection,
  input: BuildInput,
): PresetSwitches["servers"] {
  const section = presets[server.name];
  const fromEnvironment = readText(input.env, server.addressVariable);
  const address = fromEnvironment ?? section?.base_url;
  if (address === undefined) return [];
  const inFile = `presets.${server.name}.base_url`;
  const path = fromEnvironment === undefined ? inFile : server.addressVariable;
  const models = section?.models?.filter((model) => model !== null) ?? server.models;
  if (models.length === 0) {
    const place = `presets.${server.name}.models`;
    input.problems.add(path, `does not say which models are served; name them as ${place}`);
  }
  return [{ server, baseUrl: checkBaseUrl(address, path, input), models }];
}

/** Returns the presets enabled by environment and file; reports unusable addresses. */
function readPresets(section: PresetsSection, input: BuildInput): PresetSwitches {
  return {
    vendors: vendors.flatMap((vendor) => readVendor(vendor, section, input)),
    servers: localServers.flatMap((server) => readServer(server, section, input)),
    timeouts: input.timeouts,
    withDialect,
  };
}

/** Makes upstream ids unique, since two models may share kind, address and model. */
function withUniqueUpstreamIds(models: readonly Model[]): readonly Model[] {
  const uses = new Map<string, number>();
  const unique = (upstream: Upstream): Upstream => {
    const use = (uses.get(upstream.id) ?? 0) + 1;
    uses.set(upstream.id, use);
    return use === 1 ? upstream : { ...upstream, id: `${upstream.id}~${use}` };
  };
  return models.map((model) => ({ ...model, upstreams: model.upstreams.map(unique) }));
}

/**
 * Returns the catalog: sandbox models, enabled presets, and the file's models, in this order. A
 * model in the file replaces a preset model of the same id, so that operators can set its price.
 */
export function buildCatalog(
  file: GatewayFile,
  input: BuildInput,
): { readonly catalog: Catalog; readonly presets: Config["presets"] } {
  const presets = buildPresets(readPresets(file.presets ?? {}, input));
  const ordered = [
    ...sandboxModels(input.timeouts),
    ...presets.flatMap((preset) => preset.models),
    ...buildModels(file.models ?? [], input),
  ];
  const models = new Map(ordered.map((model) => [model.id, model]));
  const served = withUniqueUpstreamIds([...models.values()]);
  return {
    catalog: { models: new Map(served.map((model) => [model.id, model])) },
    presets: presets.map(({ name, paidBy, models: list }) => ({
      name,
      paidBy,
      models: list.length,
    })),
  };
}
