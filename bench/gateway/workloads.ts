import type { ProtocolName } from "../../src/wire/protocols/protocol.ts";
import { agentBody } from "./agent-body.ts";

/** One row of the table: the request and the number of clients. */
export interface Workload {
  /** The row's name in the table. */
  readonly name: string;
  /** The row's name on the command line. */
  readonly id: string;
  readonly protocol: ProtocolName;
  readonly clients: number;
  /** Number of requests per measured turn. */
  readonly requests: number;
  /** `null` requests a non-streaming response. */
  readonly stream: { readonly chunks: number; readonly gapMs: number } | null;
  /** Size of the prompt, in bytes. */
  readonly promptBytes: number;
  /** The unit of the cost; slow streams cost per chunk. */
  readonly per: "request" | "chunk";
  /** Number of calls with reasoning in the history of each request; each reply adds one. */
  readonly carriedCalls?: number;
  /** Number of steps in the history of a coding agent's request; `promptBytes` has no effect. */
  readonly agentTurns?: number;
  /** Whether each of an agent's requests has another system text, and not only another result. */
  readonly isNew?: boolean;
  /** Whether its agent's tokens are only counted. */
  readonly counts?: boolean;
  /** Reported also by CPU relative to "bare, JSON", CPU in µs, and peak of memory. */
  readonly detailed?: boolean;
  /** Each request has a unique `Idempotency-Key`. */
  readonly keyed?: boolean;
  /** Measured in one turn only: the memory of as many simultaneous streams as clients. */
  readonly single?: boolean;
}

const KIB = 1024;
const TOOL = "look";
const SCHEMA = { type: "object" };
const common = { protocol: "chat", stream: null, promptBytes: KIB, per: "request" } as const;
const unpaced = { chunks: 200, gapMs: 0 };
const agent = {
  ...common,
  clients: 8,
  requests: 400,
  stream: { chunks: 50, gapMs: 0 },
  detailed: true,
} as const;

export const WORKLOADS: readonly Workload[] = [
  {
    ...agent,
    id: "agent-messages",
    name: "coding agent, messages, 250 KB, 8 clients",
    protocol: "messages",
    agentTurns: 60,
  },
  {
    ...agent,
    id: "agent-count",
    name: "count of a coding agent's tokens, 250 KB, 8",
    protocol: "messages",
    stream: null,
    agentTurns: 60,
    counts: true,
  },
  {
    ...agent,
    id: "agent-responses",
    name: "coding agent, responses, 250 KB, 8",
    protocol: "responses",
    agentTurns: 60,
  },
  { ...agent, id: "agent-chat", name: "coding agent, chat, 250 KB, 8", agentTurns: 60 },
  {
    ...agent,
    id: "agent-new",
    name: "new coding agents, messages, 250 KB, 8",
    protocol: "messages",
    agentTurns: 60,
    isNew: true,
  },
  {
    ...agent,
    id: "agent-small",
    name: "coding agent, messages, 90 KB, 8",
    protocol: "messages",
    agentTurns: 6,
  },
  { ...common, id: "chat-1", name: "chat 1 KB, 1 client", clients: 1, requests: 2000 },
  { ...common, id: "chat-32", name: "chat 1 KB, 32", clients: 32, requests: 6000 },
  { ...common, id: "chat-256", name: "chat 1 KB, 256", clients: 256, requests: 6000 },
  {
    ...common,
    id: "messages-32",
    name: "messages to an Anthropic upstream, 32",
    protocol: "messages",
    clients: 32,
    requests: 6000,
  },
  {
    ...common,
    id: "carried-8",
    name: "step of a tool loop, 20 calls with 6 KB of reasoning each, 8",
    protocol: "messages",
    clients: 8,
    requests: 800,
    carriedCalls: 20,
  },
  {
    ...common,
    id: "keyed-32",
    name: "chat 1 KB with `Idempotency-Key`, 32",
    clients: 32,
    requests: 6000,
    keyed: true,
  },
  {
    ...common,
    id: "stream-1",
    name: "stream of 200 chunks, 1 client",
    clients: 1,
    requests: 400,
    stream: unpaced,
  },
  {
    ...common,
    id: "stream-64",
    name: "stream of 200 chunks, 64, unpaced",
    clients: 64,
    requests: 1000,
    stream: unpaced,
  },
  {
    ...common,
    id: "messages-stream-64",
    name: "messages stream of 200, 64",
    protocol: "messages",
    clients: 64,
    requests: 1000,
    stream: unpaced,
  },
  {
    ...common,
    id: "slow-100",
    name: "100 streams, a chunk every 20 ms (per chunk)",
    clients: 100,
    requests: 100,
    stream: { chunks: 200, gapMs: 20 },
    per: "chunk",
  },
  {
    ...common,
    id: "slow-500",
    name: "500 streams, a chunk every 100 ms (per chunk)",
    clients: 500,
    requests: 500,
    stream: { chunks: 60, gapMs: 100 },
    per: "chunk",
  },
  {
    ...common,
    id: "body-1mb",
    name: "body of 1 MB, 8 clients",
    clients: 8,
    requests: 200,
    promptBytes: KIB * KIB,
  },
  {
    ...common,
    id: "body-30mb",
    name: "body of 30 MB, 2",
    clients: 2,
    requests: 12,
    promptBytes: 30 * KIB * KIB,
    detailed: true,
  },
  {
    ...common,
    id: "slow-5000",
    name: "5,000 streams, a chunk every second (per chunk)",
    clients: 5000,
    requests: 5000,
    stream: { chunks: 60, gapMs: 1000 },
    per: "chunk",
    single: true,
  },
];

/** Returns the upstream's name of the model for a workload. */
export function upstreamModel({ stream, carriedCalls }: Workload): string {
  if (carriedCalls !== undefined) return "loop";
  return stream === null ? "whole" : `stream-${stream.chunks}-${stream.gapMs}`;
}

/** Returns the messages of a tool loop whose calls have these ids. */
function loopOf(callIds: readonly string[]): readonly object[] {
  return callIds.flatMap((id) => [
    { role: "assistant", content: [{ type: "tool_use", id, name: TOOL, input: {} }] },
    { role: "user", content: [{ type: "tool_result", tool_use_id: id, content: "done" }] },
  ]);
}

/**
 * Returns the request's body with the given model name, an agent's with `REQUEST_NUMBER`; the
 * history has calls with these ids, as the subject gave them out.
 */
export function requestBody(
  workload: Workload,
  model: string,
  callIds: readonly string[] = [],
): string {
  const { agentTurns } = workload;
  if (agentTurns !== undefined) {
    const { protocol, isNew = false, counts = false } = workload;
    return agentBody(model, { protocol, turns: agentTurns, isNew, counts });
  }
  const words = "Tell me what a gateway is, in plain words. ";
  const prompt = words.repeat(Math.ceil(workload.promptBytes / words.length));
  return JSON.stringify({
    model,
    max_tokens: 1024,
    ...(workload.stream !== null && { stream: true }),
    ...(workload.carriedCalls !== undefined && { tools: [{ name: TOOL, input_schema: SCHEMA }] }),
    messages: [
      { role: "user", content: prompt.slice(0, workload.promptBytes) },
      ...loopOf(callIds),
    ],
  });
}

const paths = {
  chat: "/v1/chat/completions",
  messages: "/v1/messages",
  responses: "/v1/responses",
} as const;

/** Returns the path of a workload's requests. */
export function requestPath({ protocol, counts }: Workload): string {
  if (counts === true) return "/v1/messages/count_tokens";
  return paths[protocol];
}

/** Returns the number of units in one measured turn, in requests or chunks. */
export function unitsOf({ requests, per, stream }: Workload): number {
  return per === "chunk" ? requests * (stream?.chunks ?? 1) : requests;
}
