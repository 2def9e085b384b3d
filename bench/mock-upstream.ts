import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/**
 * A chat-completions upstream that answers at once: a non-streaming response of 50 words, or a
 * stream of 53 events, sent in one packet, or one packet each for the model `apart`. Prints
 * its port.
 */
const WORDS = 50;
const usage = { prompt_tokens: 12, completion_tokens: WORDS, total_tokens: 12 + WORDS };
const envelope = { id: "chatcmpl-mock", created: 1, model: "mock" };

const whole = JSON.stringify({
  ...envelope,
  object: "chat.completion",
  choices: [
    {
      index: 0,
      message: { role: "assistant", content: "word ".repeat(WORDS) },
      finish_reason: "stop",
    },
  ],
  usage,
});

function chunk(delta: object, finish: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return `data: ${JSON.stringify({ ...envelope, object: "chat.completion.chunk", choices })}\n\n`;
}

const chunks = [
  chunk({ role: "assistant", content: "" }),
  ...Array.from({ length: WORDS }, () => chunk({ content: "word " })),
  chunk({}, "stop"),
  `data: ${JSON.stringify({ ...envelope, object: "chat.completion.chunk", choices: [], usage })}\n\n`,
  "data: [DONE]\n\n",
];

/** Long enough for every reader to have read one packet before the next comes. */
const APART_MS = 1;

async function writeApart(response: ServerResponse): Promise<void> {
  for (const text of chunks) {
    response.write(text);
    await delay(APART_MS);
  }
  response.end();
}

const server = createServer((request, response) => {
  let body = "";
  request.setEncoding("utf8");
  request.on("data", (text: string) => (body += text));
  request.on("end", () => {
    if (!body.includes('"stream":true')) {
      response.writeHead(200, {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(whole),
      });
      response.end(whole);
      return;
    }
    response.writeHead(200, { "content-type": "text/event-stream" });
    if (body.includes('apart"')) void writeApart(response);
    else response.end(chunks.join(""));
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => {
  console.log(`port ${(server.address() as AddressInfo).port}`);
});
