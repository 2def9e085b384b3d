import { beforeEach, describe, expect, it } from "vitest";
import type { Config } from "../../system/config/config.ts";
import { loadConfig } from "../../system/config/load-config.ts";
import { type Rule, StrictUpstream } from "../../upstreams/probe/test-strict-upstream.ts";
import { TestGateway } from "./test-gateway.ts";

const abilities = [
  ...["text", "stream", "stream_usage", "tool_loop", "streamed_tool_loop", "forced_tool"],
  ...["json_schema", "image", "reasoning_on", "reasoning_medium", "reasoning_high"],
  ...["reasoning_off", "reasoning_tool_loop", "changed_prefix"],
  ...["sampling", "stop", "long_user_id"],
];

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
  const { exitCode, stdout, stderr } = await gateway.run(
    "upstreams",
    "probe",
    model,
    "--yes",
    "--json",
  );
  const rows: readonly Row[] = JSON.parse(stdout);
  const row = (ability: string) => rows.find((candidate) => candidate.ability === ability);
  return { exitCode, stderr, stdout, rows, row };
}

const refuse = (message: string, status = 400) => ({ status, message });

describe("the probe", () => {
  it("finds no problem with an upstream that supports every ability", async () => {
    const { exitCode, stderr, rows } = await probe("shop/all");
    expect(rows.filter(({ works }) => !works)).toEqual([]);
    expect(rows.map(({ ability }) => ability)).toEqual(abilities);
    expect([exitCode, stderr]).toEqual([0, ""]);
  });

  it("shows why a configured ability fails, and exits with 1", async () => {
    const { exitCode, stderr, row } = await probe("shop/all", ({ response_format }) =>
      response_format === undefined ? undefined : refuse("No schemas here."),
    );
    expect(row("json_schema")).toMatchObject({
      works: false,
      configured: true,
      detail: "No schemas here.",
      quirk: null,
    });
    expect([exitCode, stderr]).toEqual([1, "1 configured ability fails\n"]);
  });

  it("also checks abilities that are not configured, for information", async () => {
    const { exitCode, rows, row } = await probe("shop/plain", ({ tools }) =>
      tools === undefined ? undefined : refuse("No tools here."),
    );
    expect(rows).toHaveLength(abilities.length);
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

  it("skips the other checks if the upstream cannot be reached", async () => {
    const { exitCode, row } = await probe("shop/all", () => refuse("Wrong key.", 401));
    expect(row("text")).toMatchObject({ works: false, detail: "upstream status 401: Wrong key." });
    expect(row("stop")).toMatchObject({ works: false, detail: "not asked, since text fails" });
    expect(exitCode).toBe(1);
  });

  it.each([
    ["the operator's key", "operators-own-key", "Your key operators-own-key is bad."],
    ["a token in a URL", "others-token", "No: http://h.test/?token=others-token is bad."],
    ["a password in a URL", "others-word", "No: http://user:others-word@h.test is bad."],
  ])("prints no key: %s", async (_whose, secret, message) => {
    const { stdout } = await probe("shop/all", () => refuse(message));
    expect(stdout).not.toContain(secret);
    expect(stdout).toContain("is bad");
    const { stdout: table } = await gateway.run("upstreams", "probe", "shop/all", "--yes");
    expect(table).not.toContain(secret);
    expect(table).toContain("is bad");
  });
});

describe("quirks", () => {
  it.each<[string, string, object, Rule]>([
    [
      "another field for the output bound",
      "text",
      { max_tokens_field: "max_completion_tokens" },
      (body) => ("max_tokens" in body ? refuse("Unsupported parameter: max_tokens") : undefined),
    ],
    [
      "another header for the key",
      "text",
      { key_header: "api-key" },
      (_, headers) => ("api-key" in headers ? undefined : refuse("No key.", 401)),
    ],
    [
      "a limit of stop strings",
      "stop",
      { stop_max: 4 },
      ({ stop }) => (Array.isArray(stop) && stop.length > 4 ? refuse("Invalid stop") : undefined),
    ],
  ])("are found by trial: %s", async (_, ability, quirk, rule) => {
    const { exitCode, row } = await probe("shop/all", rule);
    expect(row(ability)).toMatchObject({ works: false, quirk });
    expect(exitCode).toBe(1);
  });

  it("that fix text are tried first for all other abilities", async () => {
    const { rows } = await probe("shop/all", (body) =>
      "max_tokens" in body ? refuse("Unsupported parameter: max_tokens") : undefined,
    );
    const quirk = { max_tokens_field: "max_completion_tokens" };
    expect(rows.filter(({ works }) => works)).toEqual([]);
    expect(rows.map((row) => row.quirk)).toEqual(abilities.map(() => quirk));
  });

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

  it("are summarized below the table, ready for the file", async () => {
    gateway.upstream = new StrictUpstream((body) =>
      "max_tokens" in body ? refuse("Unsupported parameter: max_tokens") : undefined,
    );
    const { stdout } = await gateway.run("upstreams", "probe", "shop/plain", "--yes");
    expect(stdout).toContain(
      'Set for this upstream: quirks: { max_tokens_field: "max_completion_tokens" }',
    );
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

describe("the upstreams of a command", () => {
  it("are those of the models that it names or matches with a *", async () => {
    const { stdout } = await gateway.run(
      "upstreams",
      "probe",
      "shop/p*",
      "sandbox/agent",
      "--yes",
      "--json",
    );
    const rows: readonly { readonly model: string }[] = JSON.parse(stdout);
    expect([...new Set(rows.map(({ model }) => model))]).toEqual(["sandbox/agent", "shop/plain"]);
  });

  it("are listed", async () => {
    expect(await gateway.json("upstreams", "list")).toMatchObject([
      { model: "shop/all", upstream: "openai:http://shop.test/v1#m", dialect: "compatible" },
      { model: "shop/plain" },
    ]);
  });

  it("must exist", async () => {
    expect((await gateway.run("upstreams", "probe", "shop/none", "--yes")).stderr).toBe(
      'error: there is no model "shop/none"\n',
    );
    expect((await new TestGateway().run("upstreams", "probe", "--yes")).stderr).toBe(
      "error: no upstream is configured\n",
    );
  });
});
