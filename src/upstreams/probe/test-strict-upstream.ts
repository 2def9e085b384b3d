import type { HttpClient, HttpPost } from "../providers/transport/http-client.ts";
import type { OpenReply } from "../providers/transport/upstream-call.ts";

export type Body = Readonly<Record<string, unknown>>;

/** A rule of the fake upstream: the rejection, or undefined to accept the request. */
export type Rule = (
  body: Body,
  headers: HttpPost["headers"],
) => { readonly status: number; readonly message: string } | undefined;

interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** For tests: a chat-completions vendor that accepts every request, except as its rules state. */
export class StrictUpstream implements HttpClient {
  /** Every request received, including rejected ones. */
  readonly bodies: Body[] = [];
  readonly #rule: Rule;

  constructor(rule: Rule = () => undefined) {
    this.#rule = rule;
  }

  async post(request: HttpPost, open: OpenReply): Promise<void> {
    const { status, contentType, text } = this.#answer(request);
    const reader = open({
      status,
      header: (name) => (name === "content-type" ? contentType : undefined),
      pause: () => undefined,
      resume: () => undefined,
    });
    reader.read(new TextEncoder().encode(text));
    if (!reader.done) reader.end();
  }

  async close(): Promise<void> {}

  #answer({ body: text, headers }: HttpPost): Answer {
    const body = JSON.parse(text) as Body;
    this.bodies.push(body);
    const refusal = this.#rule(body, headers);
    if (refusal !== undefined) {
      const { status, message } = refusal;
      return reply(status, "application/json", JSON.stringify({ error: { message } }));
    }
    const message = answer(body);
    const usage = { prompt_tokens: 5, completion_tokens: 3, total_tokens: 8 };
    const finish = "tool_calls" in message ? "tool_calls" : "stop";
    if (body["stream"] !== true) {
      const choices = [{ index: 0, message, finish_reason: finish }];
      return reply(200, "application/json", JSON.stringify({ id: "1", choices, usage }));
    }
    const chunks = [
      { choices: [{ index: 0, delta: message, finish_reason: null }] },
      { choices: [{ index: 0, delta: {}, finish_reason: finish }] },
      ...("stream_options" in body ? [{ choices: [], usage }] : []),
    ];
    const events = chunks.map((chunk) => `data: ${JSON.stringify({ id: "1", ...chunk })}\n\n`);
    return reply(200, "text/event-stream", `${events.join("")}data: [DONE]\n\n`);
  }
}

function answer(body: Body): Body {
  const messages = body["messages"] as readonly Body[];
  if ("tools" in body && messages.at(-1)?.["role"] !== "tool") {
    const call = { name: "get_weather", arguments: '{"city":"Rome"}' };
    const calls = [{ index: 0, id: "call_1", type: "function", function: call }];
    return { role: "assistant", content: null, tool_calls: calls };
  }
  if ("response_format" in body) return { role: "assistant", content: '{"step":1}' };
  return { role: "assistant", content: "stop" in body ? "1 2 3 4 " : "1 2 3 4 5" };
}

function reply(status: number, contentType: string, text: string): Answer {
  return { status, contentType, text };
}
