import type { Model } from "../../catalog/model.ts";
import type { Conversation, Turn } from "../../../core/conversation/conversation.ts";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import {
  GenerationFold,
  type GenerationResult,
} from "../../../core/conversation/generation-result.ts";
import { picoUsd } from "../../../core/money/amounts.ts";
import type { GenerationRequest, Provider } from "../shared/provider.ts";
import { createSandboxProvider, type SandboxDependencies } from "./sandbox-provider.ts";
import { pull } from "../testing/pull.ts";
import { withDialect } from "../upstream-dialect.ts";

/** Real one-pixel images in base64. */
export const PNG_1X1 =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk" +
  "+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
export const GIF_1X1 = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

/** Returns a conversation with one user turn `text`, or with the given turns. */
export function aConversation(
  parts: Partial<Conversation> & { readonly text?: string },
): Conversation {
  const { text, ...conversation } = parts;
  const turns: readonly Turn[] =
    text === undefined ? [] : [{ role: "user", parts: [{ type: "text", text }] }];
  return { model: "sandbox/x", system: [], turns, tools: [], sampling: {}, ...conversation };
}

/** Returns a clock with sleeps that last until they are aborted. */
export function anEndlessClock(): SandboxDependencies["clock"] {
  return {
    sleep: (_ms, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(new Error("aborted")));
      }),
  };
}

export interface SandboxOptions {
  readonly stream?: boolean;
  readonly model?: Partial<Model>;
  readonly upstream?: { readonly firstByteMs: number };
  readonly clock?: SandboxDependencies["clock"];
}

export interface Sandbox {
  readonly provider: Provider;
  readonly request: GenerationRequest;
  /** The provider's sleeps, in milliseconds; no time passes. */
  readonly slept: readonly number[];
  abort(): void;
}

/** Returns a provider with sequential ids, and a request to one of its models. */
export function sandbox(
  name: string,
  conversation: Conversation,
  options: SandboxOptions = {},
): Sandbox {
  const slept: number[] = [];
  const clock = options.clock ?? {
    sleep: (ms: number) => {
      slept.push(ms);
      return Promise.resolve();
    },
  };
  let calls = 0;
  const provider = createSandboxProvider({
    clock,
    ids: { toolCallId: () => `call_${(calls += 1)}` },
  });
  const abortion = new AbortController();
  const model = aModel(name, options);
  const request: GenerationRequest = {
    conversation,
    model,
    upstream: anUpstream(name, options),
    stream: options.stream ?? true,
    signal: abortion.signal,
    requestId: "req_1",
  };
  return { provider, request, slept, abort: () => abortion.abort() };
}

export interface SandboxReply {
  readonly status: number;
  readonly ignored: readonly string[];
  readonly events: readonly (readonly GenerationEvent[])[];
  readonly result: GenerationResult;
  readonly usage: GenerationResult["usage"];
  readonly slept: readonly number[];
}

/** Calls a new provider and reads its reply; `seen` gets all events, even before a failure. */
export async function ask(
  name: string,
  conversation: Conversation,
  options: SandboxOptions & { readonly seen?: GenerationEvent[] } = {},
): Promise<SandboxReply> {
  const { provider, request, slept } = sandbox(name, conversation, options);
  const { status, ignored, events: chunks } = await pull(provider, request);
  const events: (readonly GenerationEvent[])[] = [];
  for await (const chunk of chunks) {
    events.push(chunk);
    options.seen?.push(...chunk);
  }
  const result = foldEvents(events);
  return { status, ignored, events, result, usage: result.usage, slept };
}

/** Returns the result of a reply's events. */
export function foldEvents(events: readonly (readonly GenerationEvent[])[]): GenerationResult {
  const fold = new GenerationFold();
  for (const event of events.flat()) fold.add(event);
  return fold.result();
}

function anUpstream(name: string, options: SandboxOptions): GenerationRequest["upstream"] {
  const firstByteMs = options.upstream?.firstByteMs ?? 120_000;
  return withDialect({
    id: `sandbox ${name}`,
    kind: "sandbox",
    baseUrl: "",
    model: name,
    signIn: null,
    weight: 1,
    timeouts: { connectMs: 1_000, firstByteMs, idleMs: 120_000, totalMs: 600_000 },
    headers: {},
    query: {},
  });
}

function aModel(name: string, options: SandboxOptions): Model {
  const reasoning = name === "plain" ? "none" : "optional";
  return {
    id: `sandbox/${name}`,
    displayName: name,
    description: name,
    ownedBy: "sandbox",
    created: 0,
    lifecycle: "active",
    contextLength: 1_000_000,
    maxOutputTokens: 200_000,
    capabilities: {
      tools: true,
      images: true,
      documents: false,
      structuredOutput: "strict",
      reasoning,
    },
    pricing: { prompt: picoUsd(1), completion: picoUsd(1), cachedPrompt: null, cacheWrite: null },
    overheads: { perRequestTokens: 0, perMessageTokens: 0, perToolTokens: 0, perImageTokens: 85 },
    upstreams: [anUpstream(name, options)],
    ...options.model,
  };
}
