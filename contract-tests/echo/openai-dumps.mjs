// Prints what the release of the OpenAI library in LIBRARY gives for the message of each reply.
import { printDumps } from "./common.mjs";

const { default: OpenAI } = await import(process.env.LIBRARY);
const client = new OpenAI({
  apiKey: process.env.GATEWAY_KEY,
  baseURL: `${process.env.GATEWAY_ROOT}/v1`,
  maxRetries: 0,
});
const { completions } = client.chat;
// The releases of 2024 have their helpers below `beta`.
const helpers = completions.parse === undefined ? client.beta.chat.completions : completions;
const message = ({ choices }) => choices[0].message;

await printDumps(
  {
    whole: [completions, "create", message],
    parsed: [helpers, "parse", message],
    streamed: [helpers, "stream", (stream) => stream.finalMessage()],
  },
  {
    json: (reply) => JSON.parse(JSON.stringify(reply)),
    spread: (reply) => ({ ...reply }),
    cloned: (reply) => structuredClone({ ...reply }),
  },
);
