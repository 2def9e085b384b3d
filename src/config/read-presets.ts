import {
  localServers,
  vendors,
  type LocalServer,
  type PresetSwitches,
  type Vendor,
} from "../catalog/presets.ts";
import { withDialect } from "../providers/upstream-dialect.ts";
import type { BuildContext } from "./build-context.ts";
import { checkBaseUrl } from "./check-base-url.ts";
import type { PresetsSection } from "./gateway-file.ts";
import { readText } from "./read-environment.ts";

function readVendor(
  vendor: Vendor,
  section: PresetsSection,
  { env }: BuildContext,
): PresetSwitches["vendors"] {
  const key = readText(env, vendor.keyVariable);
  return key === undefined || section[vendor.name] === false ? [] : [{ vendor, key }];
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
  return [{ server, baseUrl: checkBaseUrl(address, path, context), models }];
}

/** The presets that environment and file enable; complains about unusable addresses. */
export function readPresets(section: PresetsSection, context: BuildContext): PresetSwitches {
  return {
    vendors: vendors.flatMap((vendor) => readVendor(vendor, section, context)),
    servers: localServers.flatMap((server) => readServer(server, section, context)),
    timeouts: context.timeouts,
    withDialect,
  };
}
