import type { PresetSwitches } from "../../upstreams/catalog/presets.ts";
import {
  localServers,
  vendors,
  type LocalServer,
  type Vendor,
} from "../../upstreams/catalog/vendors.ts";
import { withDialect } from "../../upstreams/providers/upstream-dialect.ts";
import type { BuildContext } from "./build-context.ts";
import { checkBaseUrl } from "./check-base-url.ts";
import type { PresetsSection } from "./gateway-file.ts";
import { readText } from "./read-environment.ts";

function readVendor(
  vendor: Vendor,
  section: PresetsSection,
  { env }: BuildContext,
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
  context: BuildContext,
): PresetSwitches["servers"] {
  const section = presets[server.name];
  const fromEnvironment = readText(context.env, server.addressVariable);
  const address = fromEnvironment ?? section?.base_url;
  if (address === undefined) return [];
  const inFile = `presets.${server.name}.base_url`;
  const path = fromEnvironment === undefined ? inFile : server.addressVariable;
  const models = section?.models?.filter((model) => model !== null) ?? server.models;
  if (models.length === 0) {
    const place = `presets.${server.name}.models`;
    context.complaints.add(path, `does not say which models are served; name them as ${place}`);
  }
  return [{ server, baseUrl: checkBaseUrl(address, path, context), models }];
}

/** The presets enabled by environment and file; reports unusable addresses. */
export function readPresets(section: PresetsSection, context: BuildContext): PresetSwitches {
  return {
    vendors: vendors.flatMap((vendor) => readVendor(vendor, section, context)),
    servers: localServers.flatMap((server) => readServer(server, section, context)),
    timeouts: context.timeouts,
    withDialect,
  };
}
