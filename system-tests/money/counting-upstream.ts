import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listenOnLoopback } from "../../contract-tests/harness/loopback.ts";

/** Usage in every non-streaming response of the upstream. */
export const UPSTREAM_USAGE = { prompt_tokens: 7, completion_tokens: 5 } as const;

const PIECES = ["one", " two", " three", " four", " five"] as const;

/** An upstream of the chat wire that records its requests. */
export interface CountingUpstream {
  readonly origin: string;
  /** The gateway's request id of each call, in order of arrival. */
  readonly calls: readonly string[];
  readonly close: () => Promise<void>;
}

/** The next part of a response. */
export interface Part {
  readonly stream: boolean;
  /** Whether it is the first part. */
  readonly isFirst: boolean;
}

type Wait = (part: Part) => Promise<void>;

/** Starts it on the loopback; `wait` runs before each piece. */
export async function startCountingUpstream(wait: Wait): Promise<CountingUpstream> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(String(request.headers["x-client-request-id"]));
    // The gateway may close the connection, or be killed, at any moment.
    answer(request, response, wait).catch(() => response.destroy());
  });
  const { origin, close } = await listenOnLoopback(server);
  return {
    origin,
    close,
    calls,
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  wait: Wait,
): Promise<void> {
  let body = "";
  for await (const text of request.setEncoding("utf8")) body += String(text);
  const { stream } = JSON.parse(body) as { readonly stream?: boolean };
  if (stream !== true) {
    await wait({ stream: false, isFirst: true });
    const message = { role: "assistant", content: PIECES.join("") };
    const choices = [{ index: 0, message, finish_reason: "stop" }];
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ choices, usage: UPSTREAM_USAGE }));
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  const say = (value: object): unknown => response.write(`data: ${JSON.stringify(value)}\n\n`);
  for (const [at, content] of PIECES.entries()) {
    await wait({ stream: true, isFirst: at === 0 });
    say({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });
  }
  say({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] });
  say({ choices: [], usage: UPSTREAM_USAGE });
  response.end("data: [DONE]\n\n");
}
