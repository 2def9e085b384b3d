import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CommandOutcome, runOperator } from "./harness/operator.ts";

const KEY = "the-operators-own-key";

type Body = Readonly<Record<string, unknown>>;

/**
 * Returns the refusal of a vendor that requires its key and `max_completion_tokens`, and supports
 * neither images nor schemas.
 */
function refusal(body: Body, key: string | undefined): [number, string] | undefined {
  if (key !== `Bearer ${KEY}`) return [401, "No such key."];
  if ("max_tokens" in body) return [400, "Unsupported parameter: 'max_tokens'."];
  if (JSON.stringify(body).includes("image_url")) return [400, "No images."];
  return "response_format" in body ? [400, "Unsupported parameter: 'response_format'."] : undefined;
}

function messageFor(body: Body): Body {
  const roles = (body["messages"] as readonly Body[]).map(({ role }) => role);
  if (!("tools" in body) || roles.includes("tool")) {
    return { role: "assistant", content: "stop" in body ? "1 2 3 4 " : "hello" };
  }
  const call = { name: "get_weather", arguments: '{"city":"Rome"}' };
  const calls = [{ index: 0, id: "call_1", type: "function", function: call }];
  return { role: "assistant", content: null, tool_calls: calls };
}

function reply(body: Body): { readonly type: string; readonly text: string } {
  const message = messageFor(body);
  const usage = { prompt_tokens: 9, completion_tokens: 3, total_tokens: 12 };
  const finish = "tool_calls" in message ? "tool_calls" : "stop";
  if (body["stream"] !== true) {
    const choices = [{ index: 0, message, finish_reason: finish }];
    return { type: "application/json", text: JSON.stringify({ id: "1", choices, usage }) };
  }
  const chunks = [
    { choices: [{ index: 0, delta: message, finish_reason: null }] },
    { choices: [{ index: 0, delta: {}, finish_reason: finish }] },
    { choices: [], usage },
  ];
  const text = chunks.map((chunk) => `data: ${JSON.stringify({ id: "1", ...chunk })}\n\n`).join("");
  return { type: "text/event-stream", text: `${text}data: [DONE]\n\n` };
}

let vendor: Server;
let calls = 0;
let dataDir: string;

beforeAll(async () => {
  vendor = createServer((request, response) => {
    calls += 1;
    let text = "";
    request.setEncoding("utf8").on("data", (piece: string) => (text += piece));
    request.on("end", () => {
      const body = JSON.parse(text) as Body;
      const refused = refusal(body, request.headers.authorization);
      const { type, text: replyText } =
        refused === undefined
          ? reply(body)
          : { type: "application/json", text: JSON.stringify({ error: { message: refused[1] } }) };
      response.writeHead(refused?.[0] ?? 200, { "content-type": type }).end(replyText);
    });
  });
  vendor.listen(0, "127.0.0.1");
  await once(vendor, "listening");
  const address = vendor.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  dataDir = await mkdtemp(join(tmpdir(), "gateway-probe-"));
  const model = (id: string, rest: string, quirks = ""): string => `
  - id: ${id}
    context_length: 100000
    max_output_tokens: 4000
    pricing: { prompt: "0.000001", completion: "0.000002" }
    capabilities: { tools: true, reasoning: none, ${rest} }
    upstreams: [{ kind: openai, base_url: "http://127.0.0.1:${port}/v1", model: m, api_key_env: KEY${quirks} }]`;
  const repaired = ", quirks: { max_tokens_field: max_completion_tokens }";
  const file = [
    "models:",
    model("shop/new", "images: true, structured_output: none"),
    model("shop/repaired", "images: false, structured_output: none", repaired),
  ].join("");
  await writeFile(join(dataDir, "gateway.yaml"), file);
});
afterAll(async () => {
  vendor.closeAllConnections();
  vendor.close();
  await rm(dataDir, { recursive: true, force: true });
});

function probe(...words: readonly string[]): Promise<CommandOutcome> {
  return runOperator({ dataDir, env: { KEY } }, ["upstreams", "probe", ...words]);
}

test("without a confirmation no request is sent and the cost is stated", async () => {
  const before = calls;
  const { code, stdout, stderr } = await probe("shop/new");
  expect([code, stdout, calls]).toEqual([2, "", before]);
  expect(stderr).toMatch(/^usage error: .*--yes.* at most \$0\.\d+/);
});

test("a refused request is repeated with quirks until one fixes it", async () => {
  const { code, stdout, stderr } = await probe("shop/new", "--yes", "--json");
  const rows = JSON.parse(stdout) as readonly Body[];
  const row = (ability: string): Body | undefined => rows.find((one) => one["ability"] === ability);
  const quirk = { max_tokens_field: "max_completion_tokens" };
  for (const ability of ["text", "stream", "tool_loop", "forced_tool", "stop"]) {
    expect(row(ability)).toMatchObject({
      model: "shop/new",
      works: false,
      detail: "Unsupported parameter: 'max_tokens'.",
      quirk,
    });
  }
  expect(row("image")).toMatchObject({
    works: false,
    configured: true,
    detail: "No images.",
    quirk: null,
  });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Probing 1 upstream .*\n\d+ configured abilities fail\n$/);
  expect(stdout + stderr).not.toContain(KEY);
});

test("with the quirk in the file all configured features work", async () => {
  const { code, stdout } = await probe("shop/repaired", "--yes");
  expect(code).toBe(0);
  expect(stdout).toMatch(/^text +yes /m);
  expect(stdout).toMatch(
    /^image +no .*not configured \(capabilities\.images: false\): No images\./m,
  );
});

test("a missing key is reported, and no request is sent", async () => {
  const before = calls;
  const { code, stderr } = await runOperator({ dataDir }, ["upstreams", "probe", "--yes"]);
  expect([code, calls]).toEqual([1, before]);
  expect(stderr).toContain("the variable KEY is not set");
});
