import { createServer } from "node:http";
import { listenOnLoopback } from "../harness/loopback.ts";
import { expect } from "vitest";
import { call, type CallOptions, type Reply } from "../harness/call.ts";
import { startServer } from "../harness/start-server.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** A gateway with a recording upstream, and shorthands for calling it. */
export interface SpecGateway {
  /** `path` is below `/v1`; the demo key is sent unless `options` contain another. */
  readonly get: (path: string, options?: CallOptions) => Promise<Reply>;
  /** Sends a chat request with one user message to `sandbox/echo`, and other fields. */
  readonly chat: (fields?: Fields, options?: CallOptions) => Promise<Reply>;
  /** Sends the same request on the messages protocol. */
  readonly messages: (fields?: Fields, options?: CallOptions) => Promise<Reply>;
  /** Returns the last request to the upstream of `probe/model`. */
  readonly asked: () => Fields;
  readonly key: string;
  readonly close: () => Promise<void>;
}

/** The model with the recording upstream. */
export const probeModel = { model: "probe/model" } as const;

function configOf(port: number): string {
  return JSON.stringify({
    models: [
      {
        id: probeModel.model,
        display_name: "Probe",
        context_length: 200_000,
        max_output_tokens: 100_000,
        capabilities: {
          tools: true,
          images: true,
          structured_output: "strict",
          reasoning: "optional",
        },
        pricing: { prompt: "0", completion: "0" },
        upstreams: [{ kind: "openai", base_url: `http://127.0.0.1:${port}/v1`, model: "m" }],
      },
    ],
  });
}

const answer = JSON.stringify({
  choices: [{ index: 0, message: { role: "assistant", content: "Hi" }, finish_reason: "stop" }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});

/** Starts the gateway and the upstream. */
export async function startSpecGateway(): Promise<SpecGateway> {
  let asked: Fields = {};
  const upstream = createServer((request, response) => {
    let text = "";
    request.setEncoding("utf8").on("data", (piece: string) => (text += piece));
    request.on("end", () => {
      asked = JSON.parse(text) as Fields;
      response.setHeader("content-type", "application/json").end(answer);
    });
  });
  const { port, close } = await listenOnLoopback(upstream);
  const server = await startServer({ config: configOf(port) });
  const { key } = server;
  const user = { model: "sandbox/echo", messages: [{ role: "user", content: "one two three" }] };
  const post = (path: string, fields: Fields = {}, options: CallOptions = {}): Promise<Reply> =>
    call(server, `/v1${path}`, { key, body: { ...user, ...fields }, ...options });
  return {
    key,
    asked: () => asked,
    get: (path, options) => call(server, `/v1${path}`, { key, ...options }),
    chat: (fields, options) => post("/chat/completions", fields, options),
    messages: (fields, options) => post("/messages", fields, options),
    close: async () => {
      await server.stop();
      await close();
    },
  };
}

/** One row of a table of the source specification, and its check on the running server. */
export interface SpecRow {
  readonly section: string;
  /** The row's first cell. */
  readonly name: string;
  /** The rule, in a few words. */
  readonly rule: string;
  readonly test: (gateway: SpecGateway) => Promise<void>;
}

export function row(section: string, name: string, rule: string, test: SpecRow["test"]): SpecRow {
  return { section, name, rule, test };
}

/** Returns the response's body as an object of fields. */
export function fieldsOf(reply: Reply): Fields {
  expect(reply.status, reply.text).toBe(200);
  return reply.json as Fields;
}

/** Expects each of the requests to be served. */
export async function serves(requests: readonly Promise<Reply>[]): Promise<void> {
  for (const reply of await Promise.all(requests)) expect(reply.status, reply.text).toBe(200);
}

/** Expects each of the requests to be refused with 400 at the same place. */
export async function refuses(param: string, requests: readonly Promise<Reply>[]): Promise<void> {
  for (const { status, text, json } of await Promise.all(requests)) {
    expect(status, text).toBe(400);
    expect((json as { readonly error: Fields }).error["param"]).toBe(param);
  }
}

/** Returns the first choice of a non-streaming chat response. */
export function choiceOf(reply: Reply): {
  readonly message: Fields;
  readonly finish_reason: string;
} {
  const { choices } = fieldsOf(reply) as {
    readonly choices: readonly ReturnType<typeof choiceOf>[];
  };
  const [choice] = choices;
  if (choice === undefined) throw new Error("no choice");
  return choice;
}

/** Returns the usage of a non-streaming response. */
export function usageOf(reply: Reply): Readonly<Record<string, number>> {
  return fieldsOf(reply)["usage"] as Readonly<Record<string, number>>;
}

/** Returns the content blocks of a non-streaming message. */
export function blocksOf(reply: Reply): readonly Fields[] {
  return fieldsOf(reply)["content"] as readonly Fields[];
}

/** Returns the data of a stream's events as objects, without `[DONE]`. */
export function datasOf(reply: Reply): readonly Fields[] {
  expect(reply.status, reply.text).toBe(200);
  return reply.events
    .filter(({ data }) => data !== "[DONE]")
    .map(({ data }) => JSON.parse(data) as Fields);
}

/** Returns `count` equal items. */
export function many<T>(count: number, item: T): readonly T[] {
  return Array.from({ length: count }, () => item);
}
