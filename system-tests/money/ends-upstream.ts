import { createServer, type ServerResponse } from "node:http";
import { listenOnLoopback } from "../../contract-tests/harness/loopback.ts";

/** The behaviours of an upstream of the chat wire, selected by the name of the model. */
export const upstreamEnds = [
  "finishes",
  "refuses",
  "rejects",
  "silent",
  "never-answers",
  "breaks",
  "omits-usage",
  "reports-negative-usage",
  "reports-absurd-usage",
  "reasons",
  "reasons-and-breaks",
  "stays",
  "reports-and-stays",
] as const;
export type UpstreamEnd = (typeof upstreamEnds)[number];

export interface EndsUpstream {
  readonly origin: string;
  /** Returns the gateway's request id of each call so far. */
  readonly calls: (end: UpstreamEnd) => readonly string[];
  readonly close: () => Promise<void>;
}

const PIECES = ["one", " two", " three"] as const;
const USAGE = { prompt_tokens: 7, completion_tokens: 5 };
const REASONING_USAGE = {
  prompt_tokens: 7,
  completion_tokens: 25,
  completion_tokens_details: { reasoning_tokens: 20 },
};

/** The usage that each ending reports when it finishes. */
const usages: Partial<Record<UpstreamEnd, object>> = {
  finishes: USAGE,
  "reports-negative-usage": { prompt_tokens: -7, completion_tokens: 5 },
  "reports-absurd-usage": { prompt_tokens: 7, completion_tokens: 1e12 },
  reasons: REASONING_USAGE,
};

/** Starts an upstream that ends in each of these ways. */
export async function startEndsUpstream(): Promise<EndsUpstream> {
  const ids = new Map<string, readonly string[]>();
  const server = createServer((request, response) => {
    let text = "";
    request.setEncoding("utf8").on("data", (piece: string) => (text += piece));
    request.on("end", () => {
      const body = JSON.parse(text) as { readonly model: UpstreamEnd; readonly stream?: boolean };
      const id = String(request.headers["x-client-request-id"]);
      ids.set(body.model, [...(ids.get(body.model) ?? []), id]);
      if (body.stream === true) answerStream(body.model, response);
      else answerWhole(body.model, response);
    });
  });
  const { origin, close } = await listenOnLoopback(server);
  return {
    origin,
    close,
    calls: (end) => ids.get(end) ?? [],
  };
}

/** Returns true if the response is complete. */
function refuse(end: UpstreamEnd, response: ServerResponse): boolean {
  if (end === "silent" || end === "never-answers") return true;
  if (end !== "refuses" && end !== "rejects") return false;
  response.writeHead(end === "refuses" ? 401 : 400, { "content-type": "application/json" });
  response.end(JSON.stringify({ error: { message: "No.", type: "invalid_request_error" } }));
  return true;
}

function answerWhole(end: UpstreamEnd, response: ServerResponse): void {
  if (refuse(end, response)) return;
  const message = {
    role: "assistant",
    content: PIECES.join(""),
    ...(end.startsWith("reasons") && { reasoning_content: "thought after thought" }),
  };
  const usage = usages[end];
  const choices = [{ index: 0, message, finish_reason: "stop" }];
  const text = JSON.stringify({ choices, ...(usage !== undefined && { usage }) });
  response.writeHead(200, { "content-type": "application/json", "content-length": text.length });
  if (end.endsWith("breaks")) response.write(text.slice(0, 20), () => response.destroy());
  else if (end.endsWith("stays")) response.write(text.slice(0, 20));
  else response.end(text);
}

function answerStream(end: UpstreamEnd, response: ServerResponse): void {
  if (refuse(end, response)) return;
  response.writeHead(200, { "content-type": "text/event-stream" });
  const say = (delta: object, more: object = {}): void => {
    const choices = [{ index: 0, delta, finish_reason: null }];
    response.write(`data: ${JSON.stringify({ choices, ...more })}\n\n`);
  };
  if (end.startsWith("reasons")) {
    for (const piece of ["thought", " after", " thought"]) say({ reasoning_content: piece });
  }
  if (end === "reasons-and-breaks") return void response.write("", () => response.destroy());
  const early = end === "reports-and-stays" ? { usage: USAGE } : {};
  for (const content of PIECES) say({ content }, early);
  if (end === "breaks") return void response.write("", () => response.destroy());
  if (end.endsWith("stays")) return undefined;
  const choices = [{ index: 0, delta: {}, finish_reason: "stop" }];
  response.write(`data: ${JSON.stringify({ choices })}\n\n`);
  const usage = usages[end];
  if (usage !== undefined) response.write(`data: ${JSON.stringify({ choices: [], usage })}\n\n`);
  response.end("data: [DONE]\n\n");
  return undefined;
}
