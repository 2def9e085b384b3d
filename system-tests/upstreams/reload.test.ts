import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { call } from "../../contract-tests/harness/call.ts";
import { claimPort } from "../../contract-tests/harness/claim-port.ts";
import { createCustomer } from "../../contract-tests/harness/operator.ts";
import { OFFLOADED_PADDING } from "../../contract-tests/harness/requests.ts";
import { startServer, type TestServer } from "../../contract-tests/harness/start-server.ts";
import { startRawUpstream, type RawCall, type RawUpstream } from "./raw-upstream.ts";
import { wireReply } from "./wire-reply.ts";

let upstream: RawUpstream;
let server: TestServer;
/** Answers a call for the upstream; by default correctly. */
let answer: (received: RawCall) => void;

function replyTo(received: RawCall): Buffer {
  const { stream = false } = received.body as { stream?: boolean };
  return wireReply({ wire: "openai", stream, text: "Fine", framing: "length" }).bytes;
}

function fileWith(ids: readonly string[], origin = upstream.origin): string {
  return stringify({
    models: ids.map((id) => ({
      id,
      context_length: 10_000,
      max_output_tokens: 100,
      capabilities: { tools: false, images: false, structured_output: "none", reasoning: "none" },
      pricing: { prompt: "0.000001", completion: "0.000002" },
      upstreams: [{ kind: "openai", base_url: `${origin}/v1`, model: id }],
    })),
  });
}

beforeAll(async () => {
  upstream = await startRawUpstream((received) => answer(received));
  server = await startServer({ config: fileWith(["test/old"]) });
});
afterAll(async () => {
  await server.stop();
  await upstream.close();
});
beforeEach(async () => {
  answer = (received) => void received.socket.write(replyTo(received));
  await reloadWith(fileWith(["test/old"]), /configuration reloaded/);
});

function ask(model: string, stream = false): ReturnType<typeof call> {
  const body = { model, stream, messages: [{ role: "user", content: "Hi" }] };
  return call(server, "/v1/chat/completions", { key: server.key, body });
}

async function reloadWith(text: string, sign: RegExp): Promise<void> {
  const before = server.output().length;
  writeFileSync(join(server.dataDir, "gateway.yaml"), text);
  server.signal("SIGHUP");
  await expect.poll(() => server.output().slice(before)).toMatch(sign);
}

/** Asks with a small or a large body, and returns the status and the account's spending since. */
async function spend(key: string, model: string, padding = ""): Promise<readonly number[]> {
  const spent = async (): Promise<number> => {
    const { json } = await call(server, "/v1/account", { key });
    return Number((json as { readonly usage: { readonly spent: string } }).usage.spent);
  };
  const before = await spent();
  const body = { model, messages: [{ role: "user", content: "Hi" }] };
  const sent = `${JSON.stringify(body)}${padding}`;
  const { status } = await call(server, "/v1/chat/completions", { key, body: sent });
  return [status, Math.round(((await spent()) - before) * 1e12)];
}

async function statusesOf(...models: readonly string[]): Promise<readonly number[]> {
  const replies = await Promise.all(models.map((model) => ask(model)));
  return replies.map(({ status }) => status);
}

describe("gateway.yaml, read again on SIGHUP", () => {
  test("serves other models from then on, and drops no request", async () => {
    const held: RawCall[] = [];
    answer = (received) => void held.push(received);
    const running = [ask("test/old"), ask("test/old", true)];
    await expect.poll(() => held.length).toBe(2);
    answer = (received) => void received.socket.write(replyTo(received));
    const stopped = { yes: false };
    const statuses: number[] = [];
    const steady = (async () => {
      while (!stopped.yes) statuses.push((await ask("test/kept")).status);
    })();
    await reloadWith(fileWith(["test/kept", "test/old"]), /configuration reloaded/);
    await expect.poll(() => statuses.at(-1)).toBe(200);
    statuses.length = 0;
    await reloadWith(fileWith(["test/kept", "test/new"]), /configuration reloaded/);
    await expect.poll(() => statuses.length).toBeGreaterThan(20);
    stopped.yes = true;
    await steady;
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await statusesOf("test/old", "test/new")).toEqual([404, 200]);
    for (const received of held) received.socket.write(replyTo(received));
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200]);
  });

  test("has the same effect on large requests, which another thread reads", async () => {
    const plan = (margin: string): string =>
      `plans: [{ id: priced, models: ["*"], margin: "${margin}" }]\n`;
    await reloadWith(plan("1") + fileWith(["test/old"]), /configuration reloaded/);
    const { key } = await createCustomer(server, { plan: "priced" });
    const [status, charge = 0] = await spend(key, "test/old");
    expect(status).toBe(200);
    expect(await spend(key, "test/old", OFFLOADED_PADDING)).toEqual([200, charge]);
    await reloadWith(plan("3") + fileWith(["test/new"]), /configuration reloaded/);
    expect(await spend(key, "test/new")).toEqual([200, 3 * charge]);
    expect(await spend(key, "test/new", OFFLOADED_PADDING)).toEqual([200, 3 * charge]);
    expect(await spend(key, "test/old", OFFLOADED_PADDING)).toEqual([404, 0]);
  });

  test("names a removed plan that accounts still use, and patterns without a model", async () => {
    const plans = (models: string) => `plans: [{ id: gone, models: ["${models}"] }]\n`;
    await reloadWith(plans("sandbox/*"), /configuration reloaded/);
    await createCustomer(server, { plan: "gone" });
    await reloadWith(
      fileWith(["test/old"]),
      /"plan":"gone","accounts":1,"msg":"accounts are on a plan that is not configured"/,
    );
    await reloadWith(plans("sandbax/*"), /"path":"plans\[0\]\.models\[0\]".*configuration warning/);
  });

  test.each([
    ["no YAML", "models: [", /not reloaded/],
    ["a key that is not known", "modells: []\n", /not reloaded.*modells|modells.*not reloaded/],
    ["a model without a price", "models: [{ id: a/b }]\n", /pricing.*not reloaded/],
  ])("with %s keeps the old configuration and reports the reason", async (_, text, sign) => {
    await reloadWith(text, sign);
    expect(await statusesOf("test/old")).toEqual([200]);
  });
});

test("the circuit that large requests open is in the metrics", async () => {
  const { port, release } = await claimPort();
  await reloadWith(fileWith(["test/old"], `http://127.0.0.1:${port}`), /configuration reloaded/);
  const state = async (): Promise<string | undefined> => {
    await spend(server.key, "test/old", OFFLOADED_PADDING);
    const { text } = await call(server, "/metrics");
    return /^gateway_upstream_breaker_state\{.*test\/old.*\} (\d)$/m.exec(text)?.[1];
  };
  await expect.poll(state).toBe("2");
  await release();
});

describe("an upstream that points at the gateway itself", () => {
  test("is refused on SIGHUP", async () => {
    await reloadWith(fileWith(["test/self"], server.root), /points at the gateway itself/);
    expect(await statusesOf("test/old", "test/self")).toEqual([200, 404]);
  });

  test.each(["127.0.0.1", "localhost"])("is refused at start: %s", async (host) => {
    const { port, release } = await claimPort();
    const config = fileWith(["test/self"], `http://${host}:${port}`);
    const started = startServer({ config, env: { PORT: String(port) } });
    await expect(started).rejects.toThrow(/points at the gateway itself/);
    await release();
  });
});
