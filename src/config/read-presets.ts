import { vendors, type PresetSwitches } from "../catalog/presets.ts";
import { checkBaseUrl, type BuildContext } from "./build-upstreams.ts";
import type { GatewayFile, LocalPresetSection } from "./gateway-file.ts";
import { readText } from "./read-environment.ts";

type Keys = PresetSwitches["keys"];
type Server = NonNullable<PresetSwitches["servers"]["ollama"]>;

function readKeys({ presets }: GatewayFile, { env }: BuildContext): Keys {
  const keys: { -readonly [Name in keyof Keys]: Keys[Name] } = {};
  for (const name of ["openai", "anthropic", "openrouter"] as const) {
    const key = readText(env, vendors[name].keyVariable);
    if (key !== undefined && presets?.[name] !== false) keys[name] = key;
  }
  return keys;
}

function readServer(
  section: LocalPresetSection | undefined,
  places: { readonly variable: string; readonly path: string },
  context: BuildContext,
): Server | undefined {
  const fromEnvironment = readText(context.env, places.variable);
  const address = fromEnvironment ?? section?.base_url;
  if (address === undefined) return undefined;
  const path = fromEnvironment === undefined ? `${places.path}.base_url` : places.variable;
  const models = section?.models?.filter((model) => model !== null);
  const baseUrl = checkBaseUrl(address, path, context);
  return models === undefined ? { baseUrl } : { baseUrl, models };
}

/** Which presets environment and file switch on; complains of addresses where none can be. */
export function readPresets(file: GatewayFile, context: BuildContext): PresetSwitches {
  const ollama = readServer(
    file.presets?.ollama,
    { variable: "OLLAMA_BASE_URL", path: "presets.ollama" },
    context,
  );
  const llamacpp = readServer(
    file.presets?.llamacpp,
    { variable: "LLAMACPP_BASE_URL", path: "presets.llamacpp" },
    context,
  );
  return {
    keys: readKeys(file, context),
    servers: { ...(ollama && { ollama }), ...(llamacpp && { llamacpp }) },
    timeouts: context.timeouts,
  };
}
