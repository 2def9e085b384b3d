import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runOperator } from "../../contract-tests/harness/operator.ts";
import { anthropicBoundOff } from "./stand-ins/anthropic.ts";
import { azure } from "./stand-ins/azure.ts";
import { fireworks } from "./stand-ins/fireworks.ts";
import { openai } from "./stand-ins/openai.ts";
import { type StandIn, startStandIn } from "./stand-ins/stand-in.ts";
import { vllm } from "./stand-ins/vllm.ts";

interface Row {
  readonly model: string;
  readonly ability: string;
  readonly works: boolean;
  readonly quirk: object | null;
}

/** Named like a part of a model's id. */
const anthropic = { ...anthropicBoundOff, name: "anthropic" };
const vendors = [openai, azure, vllm, fireworks, anthropic] as const;

let standIns: readonly StandIn[];
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "gateway-probe-"));
  standIns = await Promise.all(vendors.map((vendor) => startStandIn(vendor)));
});
afterAll(async () => {
  await Promise.all(standIns.map((standIn) => standIn.close()));
  await rm(dataDir, { recursive: true, force: true });
});

/** Probes each vendor like an operator who configures it as a generic compatible server. */
async function probe(quirksOf: Readonly<Record<string, object>>): Promise<readonly Row[]> {
  const models = standIns.map(({ vendor: { name, upstream }, origin }) => ({
    id: `vendor/${name}`,
    context_length: 200_000,
    max_output_tokens: 8_000,
    capabilities: { tools: true, images: true, structured_output: "strict", reasoning: "optional" },
    pricing: { prompt: "0.000001", completion: "0.00001" },
    upstreams: [
      {
        kind: upstream.kind,
        dialect: "compatible",
        model: upstream.model,
        query: upstream.query ?? {},
        base_url: `${origin}${upstream.basePath}`,
        api_key_env: "STAND_IN_KEY",
        quirks: quirksOf[name] ?? {},
      },
    ],
  }));
  // JSON is valid YAML.
  await writeFile(join(dataDir, "gateway.yaml"), JSON.stringify({ models }));
  const env = { STAND_IN_KEY: standIns[0]?.key ?? "" };
  const words = ["upstreams", "probe", "--yes", "--json"];
  const { stdout, stderr } = await runOperator({ dataDir, env }, words);
  if (stdout === "") throw new Error(stderr);
  return JSON.parse(stdout) as readonly Row[];
}

const maxTokens = { max_tokens_field: "max_completion_tokens" };
/** In order: without the right key header no other quirk is found. */
const wanted = { openai: maxTokens, azure: { key_header: "api-key", ...maxTokens } };
const abilities = ["text", "stream", "stream_usage", "tool_loop", "forced_tool", "json_schema"];

test("vendors configured as compatible servers are detected, and their quirks found", async () => {
  const rows = await probe({});
  for (const [name, quirk] of Object.entries(wanted)) {
    for (const ability of abilities) {
      expect(rows).toContainEqual(
        expect.objectContaining({ model: `vendor/${name}`, ability, works: false, quirk }),
      );
    }
  }
  const ofServer = rows.filter(({ model }) => model === "vendor/vllm");
  expect(ofServer.filter(({ works }) => !works)).toEqual([]);
});

test("with these quirks in the file they accept the formerly refused requests", async () => {
  const rows = await probe(wanted);
  for (const name of Object.keys(wanted)) {
    for (const ability of abilities) {
      expect(rows).toContainEqual(
        expect.objectContaining({ model: `vendor/${name}`, ability, works: true, quirk: null }),
      );
    }
  }
});

/** The known facts of this model, negated. */
const denied = { [anthropic.name]: { bound_thinking: false, thinking: "budget" } };
const learned: Readonly<Record<string, object>> = {
  [fireworks.name]: { reasoning_back: "reasoning-content" },
  [anthropic.name]: { thinking: "adaptive", bound_thinking: true },
};

test("bound thinking is detected, and then no difference remains", async () => {
  const before = await probe({ ...wanted, ...denied });
  const binding = { [anthropic.name]: { bound_thinking: false, thinking: "adaptive" } };
  const between = await probe({ ...wanted, ...binding });
  const rowOf = (rows: readonly Row[], name: string, ability: string): Row | undefined =>
    rows.find((row) => row.model === `vendor/${name}` && row.ability === ability);
  const reasoning = rowOf(before, anthropic.name, "reasoning_on");
  expect(reasoning).toMatchObject({ works: false, quirk: { thinking: "adaptive" } });
  const prefix = rowOf(between, anthropic.name, "changed_prefix");
  expect(prefix).toMatchObject({ works: true, quirk: { bound_thinking: true } });
  const after = await probe({ ...wanted, ...learned });
  for (const name of Object.keys(learned)) {
    const rows = after.filter(({ model }) => model === `vendor/${name}`);
    expect(rows.filter(({ quirk }) => quirk !== null)).toEqual([]);
    // The stand-ins count reasoning even without any.
    const failing = rows.filter(({ works }) => !works).map(({ ability }) => ability);
    expect(failing.filter((ability) => ability !== "reasoning_off")).toEqual([]);
  }
});
