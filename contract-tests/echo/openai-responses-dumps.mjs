// Prints what the release of the OpenAI library in LIBRARY gives for the items of each response.
import { printDumps } from "./common.mjs";

const { default: OpenAI } = await import(process.env.LIBRARY);
const { responses } = new OpenAI({
  apiKey: process.env.GATEWAY_KEY,
  baseURL: `${process.env.GATEWAY_ROOT}/v1`,
  maxRetries: 0,
});
const items = ({ output }) => output;

await printDumps(
  {
    whole: [responses, "create", items],
    parsed: [responses, "parse", items],
    streamed: [responses, "stream", async (stream) => items(await stream.finalResponse())],
  },
  {
    json: (output) => JSON.parse(JSON.stringify(output)),
    spread: (output) => output.map((item) => ({ ...item })),
  },
);
