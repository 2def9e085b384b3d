import { composeGateway, type ComposedGateway } from "../../composed-gateway.ts";
import {
  type FailureName,
  failureNames,
  type StandIn,
  startStandIn,
} from "../stand-ins/stand-in.ts";
import type { Vendor } from "../stand-ins/vendor.ts";

/** One gateway in front of a stand-in of each vendor, and of failing ones. */
export interface Bench {
  readonly gateway: ComposedGateway;
  readonly standInOf: (vendor: Vendor) => StandIn;
  readonly close: () => Promise<void>;
}

const KEY_VARIABLE = "STAND_IN_KEY";

/** `more` are further sections of the gateway's configuration. */
export async function startBench(vendors: readonly Vendor[], more: object = {}): Promise<Bench> {
  const working = new Map<Vendor, StandIn>();
  const all: StandIn[] = [];
  const models: object[] = [];
  for (const vendor of vendors) {
    for (const failing of [null, ...failureNames]) {
      const standIn = await startStandIn(vendor, failing);
      all.push(standIn);
      if (failing === null) working.set(vendor, standIn);
      models.push(modelOf(standIn, modelId(vendor, failing)));
    }
  }
  const key = all[0]?.key ?? "";
  const gateway = await composeGateway({
    config: { models, ...more },
    env: { [KEY_VARIABLE]: key },
    // The shortest pause before a second attempt.
    random: () => 0,
  });
  return {
    gateway,
    standInOf: (vendor) => {
      const standIn = working.get(vendor);
      if (standIn === undefined) throw new Error(`no stand-in of ${vendor.name}`);
      return standIn;
    },
    close: async () => {
      await gateway.close();
      await Promise.all(all.map((standIn) => standIn.close()));
    },
  };
}

/** Returns the gateway's id of the vendor's model, or of the failing one. */
export function modelId(vendor: Vendor, failing: FailureName | null = null): string {
  return `${vendor.name.replaceAll(/\W+/g, "-")}/${failing ?? "works"}`;
}

function modelOf({ vendor, origin }: StandIn, id: string): object {
  const { kind, dialect, model, basePath, query } = vendor.upstream;
  const base_url = `${origin}${basePath}`;
  return {
    id,
    context_length: 200_000,
    max_output_tokens: 8_000,
    capabilities: {
      tools: true,
      images: true,
      structured_output: vendor.structuredOutput ?? "strict",
      reasoning: "optional",
    },
    pricing: { prompt: "0.000001", completion: "0.00001", cached_prompt: "0.0000001" },
    upstreams: [
      { kind, dialect, model, base_url, api_key_env: KEY_VARIABLE, ...(query && { query }) },
    ],
  };
}
