import type { DecodeContext } from "../shared/decoding.ts";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import {
  GenerationFold,
  type GenerationResult,
} from "../../../core/conversation/generation-result.ts";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { listenOnLoopback } from "../../../../contract-tests/harness/loopback.ts";
import type {
  DialectChoice,
  Model,
  PlainUpstream,
  Upstream,
  UpstreamTimeouts,
} from "../../catalog/model.ts";
import type { ProviderKind } from "../../catalog/provider-kinds.ts";
import type { Conversation, Sampling } from "../../../core/conversation/conversation.ts";
import type { GenerationRequest } from "../shared/provider.ts";
import { withDialect } from "../upstream-dialect.ts";

export interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: string;
  readonly socket: Socket;
}

/** For tests: a loopback server for which the test writes the replies. */
export interface TestUpstream {
  readonly origin: string;
  /** Returns the next received call. */
  nextCall(): Promise<Call>;
  /** Sockets accepted so far. */
  readonly sockets: readonly Socket[];
  close(): Promise<void>;
}

export async function startTestUpstream(): Promise<TestUpstream> {
  const calls: Call[] = [];
  const waiting: ((call: Call) => void)[] = [];
  const sockets: Socket[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (chunk: string) => {
      body += chunk;
    });
    request.on("end", () => {
      const call = { request, response, body, socket: request.socket };
      const take = waiting.shift();
      if (take === undefined) calls.push(call);
      else take(call);
    });
  });
  server.on("connection", (socket) => {
    socket.on("error", () => undefined);
    sockets.push(socket);
  });
  const { origin, close } = await listenOnLoopback(server);
  return {
    origin,
    close,
    sockets,
    nextCall: () => {
      const call = calls.shift();
      return call !== undefined
        ? Promise.resolve(call)
        : new Promise((resolve) => waiting.push(resolve));
    },
  };
}

/** Timeouts that no test exceeds. */
export const longTimeouts: UpstreamTimeouts = {
  connectMs: 60_000,
  firstByteMs: 60_000,
  idleMs: 60_000,
  totalMs: 60_000,
};

const free = 0 as Model["pricing"]["prompt"];

const emptyConversation: Conversation = {
  model: "test/model",
  system: [],
  turns: [{ role: "user", parts: [{ type: "text", text: "Hi" }] }],
  tools: [],
  sampling: {},
};

/** Changes that a test makes to a request. */
export interface TestRequestChanges {
  readonly conversation?: Partial<Conversation>;
  readonly upstream?: Partial<PlainUpstream>;
  readonly kind?: ProviderKind;
  readonly dialect?: DialectChoice;
  readonly capabilities?: Partial<Model["capabilities"]>;
  readonly maxOutputTokens?: number;
  readonly stream?: boolean;
  readonly signal?: AbortSignal;
}

/** For tests: returns a valid request with the text "Hi" and these changes. */
export function testRequest(changes: TestRequestChanges = {}): GenerationRequest {
  const plain: PlainUpstream = {
    id: "test",
    kind: changes.kind ?? "openai",
    baseUrl: "http://127.0.0.1:1/v1",
    model: "upstream-model",
    signIn: null,
    weight: 1,
    timeouts: longTimeouts,
    headers: {},
    query: {},
    ...changes.upstream,
  };
  const upstream = withDialect(plain, changes.dialect);
  return {
    conversation: { ...emptyConversation, ...changes.conversation },
    model: testModel(upstream, changes),
    upstream,
    stream: changes.stream ?? false,
    signal: changes.signal ?? new AbortController().signal,
    requestId: "req_test",
  };
}

/**
 * For tests: returns the decoder's context for `testRequest`, with these changes. New calls are
 * counted.
 */
export function testContext(changes: Partial<DecodeContext> = {}): DecodeContext {
  let calls = 0;
  return {
    upstream: testRequest().upstream,
    countKept: () => undefined,
    report: () => undefined,
    stop: [],
    newCallId: () => `call_new${(calls += 1)}`,
    toolName: (name) => name,
    ...changes,
  };
}

/** For tests: an accepted value of each sampling parameter, also by models that think. */
export const everySampling: Required<Sampling> = {
  temperature: 1,
  topP: 0.97,
  topK: 4,
  stop: ["END"],
  seed: 7,
  frequencyPenalty: 0.5,
  presencePenalty: -0.5,
};

/** For tests: returns the complete reply that events form. */
export function foldEvents(events: readonly GenerationEvent[]): GenerationResult {
  const fold = new GenerationFold();
  for (const event of events) fold.add(event);
  return fold.result();
}

function testModel(upstream: Upstream, changes: TestRequestChanges): Model {
  return {
    id: "test/model",
    displayName: "Test",
    description: "",
    ownedBy: "test",
    created: 0,
    lifecycle: "active",
    contextLength: 200_000,
    maxOutputTokens: changes.maxOutputTokens ?? 4_096,
    capabilities: {
      tools: true,
      images: true,
      documents: false,
      structuredOutput: "strict",
      reasoning: "optional",
      ...changes.capabilities,
    },
    pricing: { prompt: free, completion: free, cachedPrompt: null, cacheWrite: null },
    overheads: { perRequestTokens: 0, perMessageTokens: 0, perToolTokens: 0, perImageTokens: 0 },
    upstreams: [upstream],
  };
}
