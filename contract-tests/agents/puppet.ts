import { createServer, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { listenOnLoopback, type Loopback } from "../harness/loopback.ts";

interface Message {
  readonly role: string;
  readonly content?: unknown;
  readonly tool_calls?: readonly unknown[];
}

interface Request {
  readonly stream?: boolean;
  readonly messages: readonly Message[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
}

interface Call {
  readonly name: string;
  readonly arguments: string;
}

type Reply = { readonly text: string } | { readonly call: Call };

/**
 * A model that follows the user's text: each line `call NAME {"argument": …}` is a call of an
 * offered tool, one after the other; then it repeats the last result. It is an upstream of the
 * openai wire, so that a test controls an agent's session.
 */
export async function startPuppet(): Promise<Loopback> {
  const server = createServer((incoming, response) => {
    json(incoming).then(
      (body) => send(response, body as Request),
      () => response.destroy(),
    );
  });
  return listenOnLoopback(server);
}

/** Returns the model's next message. */
export function act({ messages, tools = [] }: Request): Reply {
  const at = messages.findLastIndex((one) => one.role === "user" && callsIn(one).length > 0);
  const user = messages[at];
  const after = messages.slice(at + 1);
  const done = after.filter(({ tool_calls: calls = [] }) => calls.length > 0).length;
  const call = user === undefined ? undefined : callsIn(user)[done];
  if (call !== undefined && tools.some((tool) => tool.function.name === call.name)) return { call };
  if (call !== undefined) return { text: `There is no tool ${call.name}.` };
  const result = user === undefined ? undefined : after.findLast(({ role }) => role === "tool");
  return { text: result === undefined ? "Nothing to call." : `Done: ${textOf(result)}` };
}

function callsIn(message: Message): readonly Call[] {
  const lines = textOf(message).matchAll(/^call (\S+) (\{.*\})$/gm);
  return [...lines].map(([, name = "", input = ""]) => ({ name, arguments: input }));
}

function textOf({ content }: Message): string {
  if (typeof content === "string") return content;
  const parts = Array.isArray(content) ? (content as readonly { readonly text?: string }[]) : [];
  return parts.map(({ text = "" }) => text).join("\n");
}

function send(response: ServerResponse, request: Request): void {
  const reply = act(request);
  const id = `call_${request.messages.length}`;
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
  const own = { id: "chatcmpl-1", created: 1, model: "puppet" };
  const message =
    "text" in reply
      ? { role: "assistant", content: reply.text }
      : {
          role: "assistant",
          content: null,
          tool_calls: [{ index: 0, id, type: "function", function: reply.call }],
        };
  const finish_reason = "text" in reply ? "stop" : "tool_calls";
  if (request.stream !== true) {
    const choices = [{ index: 0, message, finish_reason }];
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ ...own, object: "chat.completion", choices, usage }));
    return;
  }
  const object = "chat.completion.chunk";
  const chunks = [
    { ...own, object, choices: [{ index: 0, delta: message, finish_reason: null }] },
    { ...own, object, choices: [{ index: 0, delta: {}, finish_reason }] },
    { ...own, object, choices: [], usage },
  ];
  response.setHeader("content-type", "text/event-stream");
  const events = chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`);
  response.end(`${events.join("")}data: [DONE]\n\n`);
}
