import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Reply } from "../../contract-tests/harness/call.ts";
import { composeGateway, type ComposedGateway } from "../composed-gateway.ts";
import { play } from "./fault.ts";
import { startRawUpstream, type RawUpstream } from "./raw-upstream.ts";
import { wireKinds } from "./wire-reply.ts";

/** Text of the responses of all upstreams, one per wire. */
let text = "";
let upstream: RawUpstream;
let gateway: ComposedGateway;
/** The bodies that the upstreams received, as JSON. */
let asked: string[] = [];

beforeAll(async () => {
  upstream = await startRawUpstream(({ path, body, socket }) => {
    asked.push(JSON.stringify(body));
    const wire = wireKinds.find((kind) => path.startsWith(`/${kind}/v1`)) ?? "openai";
    const { stream = false } = body as { stream?: boolean };
    const well = { kind: "pieces", random: () => 0.9 } as const;
    play(well, { wire, stream, text, framing: "length" }, socket);
  });
  const models = wireKinds.map((kind) => ({
    id: `test/${kind}`,
    context_length: 10_000,
    max_output_tokens: 100,
    capabilities: { tools: false, images: false, structured_output: "none", reasoning: "none" },
    pricing: { prompt: "0.000001", completion: "0.000002" },
    upstreams: [{ kind, base_url: `${upstream.origin}/${kind}/v1`, model: "m" }],
  }));
  gateway = await composeGateway({ config: { models } });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const paths = { chat: "/v1/chat/completions", messages: "/v1/messages" } as const;

async function ask(
  protocol: keyof typeof paths,
  wire: string,
  messages: readonly object[],
): Promise<Reply> {
  asked = [];
  const body = { model: `test/${wire}`, messages, max_tokens: 50 };
  return call(gateway, paths[protocol], { key: gateway.key, body });
}

async function spent(): Promise<unknown> {
  const { json } = await call(gateway, "/v1/account", { key: gateway.key });
  return (json as { balance: unknown }).balance;
}

const lanes = wireKinds.flatMap((wire) =>
  (["chat", "messages"] as const).map((protocol) => ({ protocol, wire })),
);

describe.each(lanes)("asked by $protocol over $wire", ({ protocol, wire }) => {
  const hi = { role: "user", content: "Hi" };

  test.each([["", []], [[{ type: "text", text: "" }]]].flat())(
    "an empty user turn is refused before a request or a charge: %j",
    async (content) => {
      const before = await spent();
      const reply = await ask(protocol, wire, [
        hi,
        { role: "assistant", content: "Hello." },
        { role: "user", content },
      ]);
      expect(reply.status).toBe(400);
      expect(reply.json).toMatchObject({
        error: {
          type: "invalid_request_error",
          details: { issues: [{ pointer: "/messages/2/content" }] },
        },
      });
      expect(asked).toEqual([]);
      expect(await spent()).toEqual(before);
    },
  );

  test("an empty response can be sent back, and the model gets no empty text", async () => {
    text = "";
    const first = await ask(protocol, wire, [hi]);
    expect(first.status).toBe(200);
    const reply = first.json as { content?: unknown; choices?: { message: object }[] };
    const echoed = reply.choices?.[0]?.message ?? { role: "assistant", content: reply.content };
    text = "Fine";
    const second = await ask(protocol, wire, [hi, echoed, { role: "user", content: "Go on." }]);
    expect(second.status).toBe(200);
    expect(asked).toHaveLength(1);
    expect(asked[0]).not.toMatch(/"(?:text|content)":(?:""|\[\]|null)|assistant/);
  });
});

test.each(["chat", "messages"] as const)(
  "a turn of white space, which Claude does not accept, is refused without a charge: %s",
  async (protocol) => {
    const before = await spent();
    const reply = await ask(protocol, "anthropic", [{ role: "user", content: " \n" }]);
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({
      error: { type: "invalid_request_error", details: { issues: [{ pointer: "/messages" }] } },
    });
    expect(asked).toEqual([]);
    expect(await spent()).toEqual(before);
  },
);
