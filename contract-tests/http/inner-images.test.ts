import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../harness/call.ts";
import { startGateway, type Gateway } from "../harness/gateway.ts";
import { chat, messages } from "../harness/requests.ts";

const INNER = "http://169.254.169.254/latest/meta-data/";

/** One model twice, at a server that is never reached: only what comes before a call is tested. */
function modelAt(id: string, upstream: string): string {
  return `
  - id: ${id}
    context_length: 100000
    max_output_tokens: 1000
    capabilities: { images: true }
    pricing: { prompt: "0", completion: "0" }
    upstreams: [{ kind: openai, base_url: "http://127.0.0.1:9/v1", model: m${upstream} }]`;
}

let gateway: Gateway;

beforeAll(async () => {
  const models = modelAt("local/fetches", "") + modelAt("local/not", ", fetches_images: false");
  gateway = await startGateway([], { config: `models:${models}\n` });
});
afterAll(() => gateway.stop());

const onChat = [{ type: "image_url", image_url: { url: INNER } }];
const onMessages = [{ type: "image", source: { type: "url", url: INNER } }];

test.each([
  [chat, onChat, "messages[0].content[0].image_url.url"],
  [messages, onMessages, "messages[0].content[0].source.url"],
])(
  "%s: an image at an inner address is refused with its field, if the upstream fetches it",
  async (path, content, param) => {
    const ask = (model: string) => {
      const body = { model, max_tokens: 10, messages: [{ role: "user", content }] };
      return call(gateway, path, { key: gateway.keys.rich, body });
    };
    const refused = await ask("local/fetches");
    expect(refused.status).toBe(400);
    expect(refused.json).toMatchObject({ error: { code: "unsupported_content", param } });
    expect((await ask("local/not")).status).toBe(502);
  },
);
