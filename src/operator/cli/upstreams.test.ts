import { beforeEach, describe, expect, it, test } from "vitest";
import type { Config } from "../../system/config/config.ts";
import { loadConfig } from "../../system/config/load-config.ts";
import { type Rule, StrictUpstream } from "../../upstreams/probe/test-strict-upstream.ts";
import { TestGateway } from "./test-gateway.ts";
import { upstream as upstreamRecord } from "./test-records.ts";
import { type UpstreamDescription, upstreamTable } from "./upstreams.ts";

/** `shop/all` has all abilities, `shop/plain` only writes text. */
function shopConfig(): Config {
  const readFile = (): string => `
models:
  - id: shop/all
    context_length: 10000
    max_output_tokens: 4000
    pricing: { prompt: "0.000001", completion: "0.000002" }
    capabilities: { tools: true, images: true, structured_output: strict, reasoning: optional }
    upstreams: [{ kind: openai, base_url: "http://shop.test/v1", model: m, api_key_env: KEY }]
  - id: shop/plain
    context_length: 10000
    max_output_tokens: 4000
    pricing: { prompt: "0.000001", completion: "0.000002" }
    capabilities: { tools: false, images: false, structured_output: none, reasoning: none }
    upstreams: [{ kind: openai, base_url: "http://shop.test/v1", model: p, api_key_env: KEY }]
`;
  return loadConfig({ env: { KEY: "operators-own-key" }, cwd: "/srv", readFile });
}

interface Row {
  readonly ability: string;
  readonly works: boolean;
  readonly configured: boolean;
  readonly detail: string;
  readonly quirk: object | null;
}

let gateway: TestGateway;
let upstream: StrictUpstream;

beforeEach(() => {
  gateway = new TestGateway();
  gateway.loadConfig = shopConfig;
});

/** Probes a model at an upstream with these rules; returns rows by ability. */
async function probe(model: string, rule?: Rule) {
  upstream = new StrictUpstream(rule);
  gateway.upstream = upstream;
  const { exitCode, stdout } = await gateway.run("upstreams", "probe", model, "--yes", "--json");
  const rows: readonly Row[] = JSON.parse(stdout);
  const row = (ability: string) => rows.find((candidate) => candidate.ability === ability);
  return { exitCode, row };
}

const refuse = (message: string) => ({ status: 400, message });

describe("the probe", () => {
  it("also checks abilities that are not configured, for information", async () => {
    const { exitCode, row } = await probe("shop/plain", ({ tools }) =>
      tools === undefined ? undefined : refuse("No tools here."),
    );
    expect(row("tool_loop")).toMatchObject({
      works: false,
      configured: false,
      detail: "not configured (capabilities.tools: false): No tools here.",
    });
    expect(row("image")).toMatchObject({
      works: true,
      detail: "not configured (capabilities.images: false)",
    });
    expect(exitCode).toBe(0);
  });
});

describe("quirks", () => {
  it("are not searched for with requests that were already refused", async () => {
    await probe("shop/plain", ({ user }) => (user === undefined ? undefined : refuse("No user.")));
    const refused = upstream.bodies.filter(({ user }) => user !== undefined);
    expect(new Set(refused.map((body) => JSON.stringify(body))).size).toBe(refused.length);
  });

  it("merge two lists to their intersection", async () => {
    gateway.upstream = new StrictUpstream(({ reasoning_effort: effort, ...rest }) => {
      const other = ["reasoning", "thinking", "enable_thinking"].find((name) => name in rest);
      if (other !== undefined) return refuse(`Unknown field: ${other}`);
      // The last ability that a quirk fixes is then reasoning_off, which has `medium` too.
      const isRefused = effort === "none" || (effort === "medium" && !("tools" in rest));
      return isRefused ? refuse("No such effort.") : undefined;
    });
    const { stdout } = await gateway.run("upstreams", "probe", "shop/all", "--yes");
    expect(stdout).toContain('Set for this upstream: quirks: { efforts: ["low","high"] }');
  });
});

describe("the cost", () => {
  it("is announced and confirmed before a request is sent", async () => {
    gateway.answer = false;
    gateway.upstream = upstream = new StrictUpstream();
    expect(await gateway.run("upstreams", "probe")).toEqual({
      exitCode: 1,
      stdout: "",
      stderr: "error: not confirmed; no request was sent\n",
    });
    expect(gateway.notes).toEqual([
      expect.stringMatching(/^Probing 2 upstreams .* at most \$0\.\d+; at most \$0\.\d+ if/),
      "Continue?",
    ]);
    expect(upstream.bodies).toEqual([]);
    gateway.answer = true;
    expect((await gateway.run("upstreams", "probe", "shop/plain")).exitCode).toBe(0);
    expect(upstream.bodies).not.toEqual([]);
  });

  it("requires --yes without a terminal", async () => {
    const { exitCode, stdout, stderr } = await gateway.run("upstreams", "probe");
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^usage error: .*repeat with --yes.*at most \$0\./);
  });
});

type Facts = UpstreamDescription["facts"];

/** A model that accepts all parameters. */
const plain: Facts = {
  thinking: "budget",
  efforts: ["none", "low"],
  bound_thinking: false,
  sampling: "all",
  stop: true,
  forced_tools: true,
  forced_by: "any",
  single_calls: true,
  responses: "never",
};

test.each<[Partial<Facts>, string]>([
  [{}, "budget, none/low"],
  [{ efforts: [] }, "budget, no efforts"],
  [{ thinking: "adaptive", bound_thinking: true }, "adaptive, none/low, bound"],
  [{ thinking: "always" }, "always, low"],
  [{ thinking: "between-tools" }, "between-tools, low"],
  [{ sampling: "one" }, "budget, none/low, temperature or top_p"],
  [{ sampling: "effort-none-only" }, "budget, none/low, sampling at effort none"],
  [{ sampling: "none", stop: false }, "budget, none/low, no sampling, no stop"],
  [{ forced_tools: false, forced_by: "name" }, "budget, none/low, no forced tools"],
  [{ forced_by: "name" }, "budget, none/low, tools forced by name"],
  [{ single_calls: false }, "budget, none/low, no single calls"],
  [{ responses: "tools-with-effort" }, "budget, none/low, tools with effort over Responses"],
  [{ responses: "tools" }, "budget, none/low, tools over Responses"],
])("the facts %j are printed as %s", (facts, text) => {
  const row: Omit<UpstreamDescription, "object"> = {
    ...upstreamRecord,
    upstream: "UPSTREAM",
    reason: "host",
    known_as: null,
    facts: { ...plain, ...facts },
  };
  expect(upstreamTable([row])).toContain(`by its name: ${text}  `);
});
