import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { call, type Reply } from "../../contract-tests/harness/call.ts";
import { composeGateway, type ComposedGateway } from "../composed-gateway.ts";
import type { AwsAccount } from "./stand-ins/aws-signature.ts";
import { startBedrock } from "./stand-ins/bedrock.ts";
import type { CloudServer } from "./stand-ins/cloud-server.ts";
import { startVertex } from "./stand-ins/vertex.ts";

const REGION = "eu-central-1";
const API_KEY = "bedrock-api-key-0123456789";
const account: AwsAccount = {
  accessKeyId: "AKIDEXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
  sessionToken: null,
};

let folder: string;
/** The gateway's and the vendor's clock, which only the test advances. */
let nowMs: number;
let vendor: CloudServer | undefined;
let gateway: ComposedGateway | undefined;

beforeEach(async () => {
  nowMs = Date.UTC(2026, 0, 1);
  folder = await mkdtemp(join(tmpdir(), "gateway-sign-in-"));
});
afterEach(async () => {
  await gateway?.close();
  await vendor?.close();
  vendor = undefined;
  gateway = undefined;
  await rm(folder, { recursive: true });
});

async function startGateway(
  upstream: object,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  gateway = await composeGateway({
    config: {
      models: [
        {
          id: "cloud/claude",
          context_length: 100_000,
          max_output_tokens: 4_000,
          capabilities: { tools: true, images: true, structured_output: "strict" },
          pricing: { prompt: "0.000001", completion: "0.00001" },
          upstreams: [{ kind: "anthropic", ...upstream }],
        },
      ],
    },
    env,
    nowMs: () => nowMs,
  });
}

type Protocol = "chat" | "messages";
const protocols: readonly Protocol[] = ["chat", "messages"];
const paths = { chat: "/v1/chat/completions", messages: "/v1/messages" } as const;
const weather = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };
const tools = {
  chat: [{ type: "function", function: { name: "weather", parameters: weather } }],
  messages: [{ name: "weather", input_schema: weather }],
} as const;

function ask(protocol: Protocol, changes: object = {}): Promise<Reply> {
  if (gateway === undefined) throw new Error("no gateway");
  const messages = [{ role: "user", content: "Hi" }];
  const body = { model: "cloud/claude", max_tokens: 100, messages, ...changes };
  return call(gateway, paths[protocol], { key: gateway.key, body });
}

/** Sends requests in both protocols, streamed and not, for text and for a tool call. */
async function expectAll(name: string): Promise<void> {
  for (const protocol of protocols) {
    for (const stream of [false, true]) {
      const text = await ask(protocol, { stream });
      expect([text.status, text.headers.get("x-ignored-fields")]).toEqual([200, null]);
      expect(textOf(text)).toBe(`Grüezi from ${name}`);
      const tool = await ask(protocol, { stream, tools: tools[protocol] });
      expect(tool.status).toBe(200);
      expect(tool.text).toContain("Zürich".slice(2));
      expect(tool.text).toMatch(/"(tool_calls|tool_use)"/);
    }
  }
}

/** Returns the text of a response of either protocol, streamed or not. */
function textOf({ text }: Reply): string {
  const pieces = text.matchAll(/"(?:content|text)":("(?:[^"\\]|\\.)*")/g);
  return [...pieces].map(([, piece = '""']) => String(JSON.parse(piece))).join("");
}

/** A command that prints a file, and counts its runs in another. */
async function commandThatPrints(text: string): Promise<readonly string[]> {
  await writeFile(join(folder, "printed"), text);
  const [counted, printed] = ["runs", "printed"].map((name) => JSON.stringify(join(folder, name)));
  const script = `const fs = require("node:fs"); fs.appendFileSync(${counted}, ".");
    process.stdout.write(fs.readFileSync(${printed}));`;
  return [process.execPath, "-e", script];
}

function prints(text: string): Promise<void> {
  return writeFile(join(folder, "printed"), text);
}

async function runs(): Promise<number> {
  return (await readFile(join(folder, "runs"), "utf8")).length;
}

describe("Bedrock", () => {
  const model = "eu.anthropic.claude-haiku-4-5-20251001-v1:0";
  let current: AwsAccount;

  beforeEach(async () => {
    current = account;
    vendor = await startBedrock({ region: REGION, account: () => current, apiKey: API_KEY });
  });

  const upstream = (changes: object): object => ({
    base_url: vendor?.origin,
    model,
    dialect: "bedrock",
    ...changes,
  });

  test("accepts calls signed with the environment's keys", async () => {
    await startGateway(upstream({ aws_sigv4: { region: REGION } }), {
      AWS_ACCESS_KEY_ID: account.accessKeyId,
      AWS_SECRET_ACCESS_KEY: account.secretAccessKey,
    });
    await expectAll(model);
    expect(vendor?.calls.map(({ target }) => target)).toContain(
      "/model/eu.anthropic.claude-haiku-4-5-20251001-v1%3A0/invoke-with-response-stream",
    );
  });

  test("accepts the signature of a query, and of custom headers", async () => {
    current = { ...account, sessionToken: "session/token+of==" };
    const changes = { query: { "a b": "c/d*" }, headers: { "X-Team": " blue  team " } };
    await startGateway(upstream({ aws_sigv4: {}, ...changes }), {
      AWS_REGION: REGION,
      AWS_ACCESS_KEY_ID: current.accessKeyId,
      AWS_SECRET_ACCESS_KEY: current.secretAccessKey,
      AWS_SESSION_TOKEN: "session/token+of==",
    });
    // The path with its query is not the vendor's, which is found after the signature check.
    expect((await ask("chat")).status).toBe(502);
    expect(vendor?.calls[0]?.target).toMatch(/\?a\+b=c%2Fd\*$/);
  });

  test("accepts calls signed with a command's keys, and with their successors", async () => {
    const keysOf = ({ accessKeyId, secretAccessKey, sessionToken }: AwsAccount, ms: number) =>
      JSON.stringify({
        Version: 1,
        AccessKeyId: accessKeyId,
        SecretAccessKey: secretAccessKey,
        SessionToken: sessionToken,
        Expiration: new Date(nowMs + ms).toISOString(),
      });
    current = { ...account, sessionToken: "first-session" };
    const command = await commandThatPrints(keysOf(current, 60_000));
    await startGateway(upstream({ aws_sigv4: { region: REGION }, api_key_command: command }));
    expect((await ask("chat")).status).toBe(200);
    current = { accessKeyId: "ASIA2", secretAccessKey: "second", sessionToken: "second-session" };
    nowMs += 60_000;
    await prints(keysOf(current, 3_600_000));
    expect((await ask("chat")).status).toBe(200);
    await expectAll(model);
    expect(await runs()).toBe(2);
  });

  test("accepts its own API keys as Bearer", async () => {
    await startGateway(upstream({ api_key_env: "KEY" }), { KEY: API_KEY });
    await expectAll(model);
  });

  test("refuses a wrong key, which is hidden from the client", async () => {
    await startGateway(upstream({ aws_sigv4: { region: REGION } }), {
      AWS_ACCESS_KEY_ID: account.accessKeyId,
      AWS_SECRET_ACCESS_KEY: "wrong",
    });
    const reply = await ask("messages");
    expect(reply.status).toBe(502);
    expect(reply.text).not.toContain("signature");
  });

  test("throttles within a stream: the client gets an error, and the response is not complete", async () => {
    await startGateway(upstream({ aws_sigv4: {}, model: `${model}throttled` }), {
      AWS_REGION: REGION,
      AWS_ACCESS_KEY_ID: account.accessKeyId,
      AWS_SECRET_ACCESS_KEY: account.secretAccessKey,
    });
    const reply = await ask("messages", { stream: true });
    expect(reply.events.at(-1)?.event).toBe("error");
    expect(reply.text).toContain("overloaded");
    expect(reply.text).not.toContain("message_stop");
  });
});

describe("Vertex AI", () => {
  const model = "claude-haiku-4-5@20251001";
  const ends = new Map<string, number>();

  beforeEach(async () => {
    ends.clear();
    vendor = await startVertex({ endOf: (token) => ends.get(token), nowMs: () => nowMs });
  });

  const upstream = (changes: object): object => ({
    base_url: `${vendor?.origin}/v1/projects/p1/locations/europe-west1`,
    model,
    dialect: "vertex",
    ...changes,
  });

  /** Returns a token of the stand-in, as gcloud prints it. */
  function issue(token: string, lifeMs: number): string {
    const end = nowMs + lifeMs;
    ends.set(token, end);
    const expiry = new Date(end).toISOString();
    return JSON.stringify({ credential: { access_token: token, token_expiry: expiry } });
  }

  test("accepts a command's token, in both protocols, non-streaming and streamed, from one run", async () => {
    const command = await commandThatPrints(issue("ya29.first", 3_600_000));
    await startGateway(upstream({ api_key_command: command }));
    const first = await Promise.all([1, 2, 3, 4].map(() => ask("chat")));
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await expectAll(model);
    expect(await runs()).toBe(1);
  });

  test("with a failing command is a failing upstream, and its output stays private", async () => {
    const command = [process.execPath, "-e", "console.error('secret words'); process.exit(3)"];
    await startGateway(upstream({ api_key_command: command }));
    const reply = await ask("chat");
    expect(reply.status).toBe(502);
    expect(reply.text).not.toMatch(/secret|exit code|api_key_command/);
    expect(vendor?.calls).toEqual([]);
  });

  test("accepts models by their publisher's address as well", async () => {
    const command = await commandThatPrints(issue("ya29.first", 3_600_000));
    const base = `${vendor?.origin}/v1/projects/p1/locations/europe-west1`;
    const changes = { base_url: `${base}/publishers/anthropic/models`, api_key_command: command };
    await startGateway(upstream(changes));
    expect((await ask("messages")).status).toBe(200);
  });
});

test("a key in a file is replaced without a reload", async () => {
  const file = join(folder, "key");
  vendor = await startBedrock({ region: REGION, account: () => account, apiKey: API_KEY });
  await writeFile(file, "old-api-key\n");
  const model = "anthropic.claude-haiku-4-5";
  const where = { base_url: vendor.origin, model, dialect: "bedrock" };
  await startGateway({ ...where, api_key_file: file });
  expect((await ask("chat")).status).toBe(502);
  await writeFile(file, `${API_KEY}\n`);
  nowMs += 4_999;
  expect((await ask("chat")).status).toBe(502);
  nowMs += 1;
  expect((await ask("chat")).status).toBe(200);
});
