import { beforeEach, expect, test } from "vitest";
import type { Provider } from "../shared/provider.ts";
import { pull } from "../testing/pull.ts";
import { startWire } from "../testing/start-wire.ts";
import { testRequest, type TestUpstream } from "../transport/test-upstream.ts";
import { openAiWire } from "./wire.ts";

let server: TestUpstream;
let provider: Provider;

beforeEach(async () => {
  const started = await startWire(openAiWire);
  ({ upstream: server, provider } = started);
  return started.close;
});

const json = "application/json";
const sse = "text/event-stream";
const field = { name: "stream_options", quirk: "stream_options" };
const unfit =
  "This model's maximum context length is 8192 tokens. However, you requested 9000 tokens (8000 in " +
  "the messages, 1000 in the completion). Please reduce 'stream_options'.";

test.each<readonly [string, number, string, string, object]>([
  [
    "its message",
    400,
    json,
    `{"error":{"message":"Unsupported parameter: 'stream_options'"}}`,
    { refusedField: field },
  ],
  [
    "a place outside its message, which the client does not get",
    422,
    json,
    '{"detail":[{"loc":["body","stream_options"],"msg":"Extra inputs are not permitted"}]}',
    { message: "Extra inputs are not permitted", refusedField: field },
  ],
  [
    "an error in the place of a stream",
    200,
    json,
    '{"error":{"message":"No","type":"invalid_request_error","param":"stream_options"}}',
    { message: "No", refusedField: field },
  ],
  [
    "the first event of a stream",
    200,
    sse,
    'data: {"error":{"message":"Unknown field: stream_options","code":400}}\n\n',
    { refusedField: field },
  ],
  [
    "a message about a too long prompt that also names a field: no refused field",
    400,
    json,
    JSON.stringify({ error: { message: unfit } }),
    { refusal: { class: "max_tokens_context_overflow" }, refusedField: undefined },
  ],
])("the field named in a refusal: by %s", async (_fact, status, type, body, want) => {
  const upstream = { baseUrl: `${server.origin}/v1` };
  const pending = pull(provider, testRequest({ stream: true, upstream }));
  const call = await server.nextCall();
  call.response.writeHead(status, { "content-type": type }).end(body);
  await expect(pending).rejects.toMatchObject({ kind: "invalid-request", ...want });
});
