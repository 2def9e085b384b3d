import { createServer } from "node:http";
import { call, type Reply } from "../../contract-tests/harness/call.ts";
import { listenOnLoopback } from "../../contract-tests/harness/loopback.ts";
import { type ExactJson, readExact, textOfExact } from "../../src/core/raw-json/exact-json.ts";
import { composeGateway } from "../composed-gateway.ts";
import { type WireKind, wireKinds } from "./wire-reply.ts";

/** The model's output: a call of `look` with these arguments, or, without arguments, a word. */
export interface Speech {
  /** JSON text: of an object, or of a string with the arguments. */
  readonly input?: string;
}

/** An upstream of every wire with a model that calls a tool, behind a gateway. */
export interface CallingUpstream {
  /** Sets its output for every request from now on. */
  say(speech: Speech): void;
  /** Returns the JSON text of the last request that it received. */
  received(): string;
  /**
   * Sends a request as a client of either protocol, with a model of this wire; `more` are fields of
   * JSON text.
   */
  ask(asking: Asking): Promise<Reply>;
  close(): Promise<void>;
}

export type Protocol = "chat" | "messages";

export interface Asking {
  readonly wire: WireKind;
  readonly protocol: Protocol;
  readonly stream: boolean;
  /** Fields after `model` and `stream`, as JSON text. */
  readonly fields: string;
}

/** Both protocols, each with both kinds of response. */
export const lanes = (["chat", "messages"] as const).flatMap((protocol) =>
  [false, true].map((stream) => ({ protocol, stream })),
);

/** Starts both. */
export async function startCallingUpstream(): Promise<CallingUpstream> {
  let speech: Speech = {};
  let received = "";
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      received = Buffer.concat(pieces).toString();
      const isStream = (JSON.parse(received) as { stream?: boolean }).stream === true;
      const wire = wireOf(request.url ?? "");
      const contentType = isStream ? "text/event-stream" : "application/json";
      response.writeHead(200, { "content-type": contentType });
      const reply = replies[wire](speech);
      response.end(isStream ? reply.stream.map(eventOf).join("") : reply.whole);
    });
  });
  const { origin, close } = await listenOnLoopback(server);
  const models = wireKinds.map((kind) => ({
    id: `calling/${kind}`,
    context_length: 100_000,
    max_output_tokens: 4_000,
    capabilities: { tools: true, images: true, structured_output: "strict", reasoning: "none" },
    pricing: { prompt: "0.000001", completion: "0.00001" },
    upstreams: [{ kind, base_url: `${origin}/v1`, model: "m" }],
  }));
  const gateway = await composeGateway({ config: { models } });
  return {
    say: (next) => void (speech = next),
    received: () => received,
    ask: ({ wire, protocol, stream, fields }) => {
      const path = protocol === "chat" ? "/v1/chat/completions" : "/v1/messages";
      const body = `{"model":"calling/${wire}","stream":${stream},${fields}}`;
      return call(gateway, path, { key: gateway.key, body });
    },
    close: async () => {
      await gateway.close();
      await close();
    },
  };
}

function wireOf(path: string): WireKind {
  if (path.includes("/responses")) return "openai-responses";
  return path.includes("/messages") ? "anthropic" : "openai";
}

function eventOf(data: string): string {
  return `data: ${data}\n\n`;
}

interface ClientReply {
  readonly whole: string;
  readonly stream: readonly string[];
}

const replies: Readonly<Record<WireKind, (speech: Speech) => ClientReply>> = {
  openai: ({ input }) => {
    const finish = input === undefined ? "stop" : "tool_calls";
    const reply =
      input === undefined
        ? '"content":"Done."'
        : '"content":null,"tool_calls":[{"index":0,"id":"call_a","type":"function",' +
          `"function":{"name":"look","arguments":${input}}}]`;
    return {
      whole: `{"choices":[{"index":0,"message":{${reply}},"finish_reason":"${finish}"}]}`,
      stream: [
        `{"choices":[{"index":0,"delta":{${reply}},"finish_reason":null}]}`,
        `{"choices":[{"index":0,"delta":{},"finish_reason":"${finish}"}]}`,
        "[DONE]",
      ],
    };
  },
  "openai-responses": ({ input }) => {
    const item =
      input === undefined
        ? '{"type":"message","role":"assistant","content":[{"type":"output_text","text":"Done."}]}'
        : `{"type":"function_call","call_id":"call_a","name":"look","arguments":${input}}`;
    const response = `{"status":"completed","output":[${item}]}`;
    return { whole: response, stream: [`{"type":"response.completed","response":${response}}`] };
  },
  anthropic: ({ input }) => {
    const block =
      input === undefined
        ? '{"type":"text","text":"Done."}'
        : `{"type":"tool_use","id":"call_a","name":"look","input":${input}}`;
    const reason = input === undefined ? "end_turn" : "tool_use";
    return {
      whole: `{"type":"message","content":[${block}],"stop_reason":"${reason}"}`,
      stream: [
        '{"type":"message_start","message":{}}',
        `{"type":"content_block_start","index":0,"content_block":${block}}`,
        '{"type":"content_block_stop","index":0}',
        `{"type":"message_delta","delta":{"stop_reason":"${reason}"}}`,
        '{"type":"message_stop"}',
      ],
    };
  },
};

type Path = readonly (string | number)[];

/** Returns the source text at a place of a JSON text; undefined if the place does not exist. */
export function placeIn(text: string, path: Path): ExactJson | undefined {
  return within(readExact(text), path);
}

function within(json: ExactJson | undefined, [first, ...rest]: Path): ExactJson | undefined {
  if (first === undefined || json === undefined) return json;
  if (json instanceof Map) return within(json.get(String(first)), rest);
  return typeof json === "string" ? undefined : within(json[Number(first)], rest);
}

/**
 * Returns the arguments of a response's only call: text, or the object of a non-streaming message.
 */
export function argumentsOf(
  { protocol, stream }: Pick<Asking, "protocol" | "stream">,
  { text, events }: Reply,
): ExactJson | undefined {
  if (!stream) {
    return protocol === "chat"
      ? placeIn(text, ["choices", 0, "message", "tool_calls", 0, "function", "arguments"])
      : placeIn(text, ["content", 0, "input"]);
  }
  const path: Path =
    protocol === "chat"
      ? ["choices", 0, "delta", "tool_calls", 0, "function", "arguments"]
      : ["delta", "partial_json"];
  const pieces = events.flatMap(({ data }) =>
    data.startsWith("{") ? (textOfExact(placeIn(data, path)) ?? []) : [],
  );
  return JSON.stringify(pieces.join(""));
}

/**
 * Places of the first tool's schema, the answer's schema, and the arguments of the first call on
 * each wire.
 */
export const sentPlaces: Readonly<
  Record<WireKind, Readonly<Record<"tool" | "answer" | "call", Path>>>
> = {
  openai: {
    tool: ["tools", 0, "function", "parameters"],
    answer: ["response_format", "json_schema", "schema"],
    call: ["messages", 1, "tool_calls", 0, "function", "arguments"],
  },
  "openai-responses": {
    tool: ["tools", 0, "parameters"],
    answer: ["text", "format", "schema"],
    call: ["input", 1, "arguments"],
  },
  anthropic: {
    tool: ["tools", 0, "input_schema"],
    answer: ["output_config", "format", "schema"],
    call: ["messages", 1, "content", 0, "input"],
  },
};
