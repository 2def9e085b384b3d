// Prints what the release of the Anthropic library in LIBRARY gives for the blocks of each reply.
import { printDumps } from "./common.mjs";

const { default: Anthropic } = await import(process.env.LIBRARY);
const client = new Anthropic({
  apiKey: process.env.GATEWAY_KEY,
  baseURL: process.env.GATEWAY_ROOT,
  maxRetries: 0,
});

await printDumps(
  {
    whole: [client.messages, "create", (message) => message.content],
    streamed: [client.messages, "stream", async (s) => (await s.finalMessage()).content],
    beta: [client.beta.messages, "create", (message) => message.content],
    betaStreamed: [client.beta.messages, "stream", async (s) => (await s.finalMessage()).content],
    parsed: [client.messages, "parse", (message) => message.content],
  },
  {
    json: (blocks) => JSON.parse(JSON.stringify(blocks)),
    spread: (blocks) => blocks.map((block) => ({ ...block })),
    cloned: (blocks) => structuredClone(blocks.map((block) => ({ ...block }))),
  },
);
