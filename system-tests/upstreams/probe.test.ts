import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runOperator } from "../../contract-tests/harness/operator.ts";
import { type StandIn, startStandIn } from "./stand-ins/stand-in.ts";
import type { Ability, Vendor } from "./stand-ins/vendor.ts";
import { vendors } from "./stand-ins/vendors.ts";

/** What the probe finds wrong where a vendor lacks an ability. */
const lacking: Readonly<Partial<Record<Ability, readonly string[]>>> = {
  tools: ["tool_loop", "streamed_tool_loop", "forced_tool", "reasoning_tool_loop"],
  "tool loop": ["tool_loop", "streamed_tool_loop", "reasoning_tool_loop"],
  "JSON schema": ["json_schema"],
  image: ["image"],
};

interface Row {
  readonly model: string;
  readonly ability: string;
  readonly works: boolean;
  readonly detail: string;
  readonly quirk: object | null;
}

let standIns: readonly StandIn[];
let dataDir: string;
let rows: readonly Row[];

function modelId({ name }: Vendor): string {
  return `vendor/${name.replaceAll(/\W+/g, "-")}`;
}

/** JSON is YAML. */
function modelOf({ vendor, origin }: StandIn, change: object = {}): object {
  const { basePath, ...upstream } = vendor.upstream;
  return {
    id: modelId(vendor),
    context_length: 200_000,
    max_output_tokens: 8_000,
    capabilities: {
      tools: true,
      images: true,
      structured_output: vendor.structuredOutput ?? "strict",
      reasoning: "optional",
    },
    pricing: { prompt: "0.000001", completion: "0.00001" },
    upstreams: [
      { ...upstream, base_url: `${origin}${basePath}`, api_key_env: "STAND_IN_KEY", ...change },
    ],
  };
}

async function probe(models: readonly object[]): Promise<readonly Row[]> {
  await writeFile(join(dataDir, "gateway.yaml"), JSON.stringify({ models }));
  const env = { STAND_IN_KEY: standIns[0]?.key ?? "" };
  const words = ["upstreams", "probe", "--yes", "--json"];
  const { stdout, stderr } = await runOperator({ dataDir, env }, words);
  if (stdout === "") throw new Error(stderr);
  return JSON.parse(stdout) as readonly Row[];
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "gateway-probe-"));
  standIns = await Promise.all(vendors.map((vendor) => startStandIn(vendor)));
  rows = await probe(standIns.map((standIn) => modelOf(standIn)));
});
afterAll(async () => {
  await Promise.all(standIns.map((standIn) => standIn.close()));
  await rm(dataDir, { recursive: true, force: true });
});

describe("a probe finds nothing wrong with a vendor under its own dialect", () => {
  test.for(vendors)("$name", (vendor) => {
    const lacks = Object.keys(vendor.cannot).flatMap((name) => lacking[name as Ability] ?? []);
    const wrong = rows
      .filter(({ model, works }) => model === modelId(vendor) && !works)
      .filter(({ ability }) => !lacks.includes(ability));
    expect(wrong).toEqual([]);
  });
});
