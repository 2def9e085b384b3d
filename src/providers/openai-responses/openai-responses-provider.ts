import type { Conversation, Turn } from "../../conversation/conversation.ts";
import { answersAtBestEffort, JsonCutter, JsonCuttingDecoder } from "../json-output.ts";
import { keepWithin } from "../kept-size.ts";
import { headerOfKey } from "../key-header.ts";
import type { GenerationConsumer, GenerationRequest, Provider } from "../provider.ts";
import { createToolNameReader } from "../tool-names.ts";
import { generate, type WireClient } from "../transport/generate.ts";
import type { HttpClient } from "../transport/http-client.ts";
import type { Wire } from "../transport/wire.ts";
import type { DecodeContext } from "./decode-context.ts";
import { decodeError, StaleReasoning } from "./decode-error.ts";
import { decodeReply } from "./decode-reply.ts";
import { ResponsesStreamDecoder } from "./decode-stream.ts";
import { dialectOf } from "./dialect-of.ts";
import { encodeRequest } from "./encode-request.ts";

export interface OpenAiResponsesDependencies {
  /** Closed by its creator. */
  readonly http: HttpClient;
  readonly ids: {
    /** A new id (`call_…`) for a tool call that the upstream sent without one. */
    newCallId(): string;
  };
}

/** Provider for the Responses API: OpenAI, Azure OpenAI, and compatible servers. */
export function createOpenAiResponsesProvider({
  http,
  ids,
}: OpenAiResponsesDependencies): Provider {
  const client = { http, wire: createWire(ids) };
  return { generate: (request, consumer) => generateOrForget(client, request, consumer) };
}

/** Retries without reasoning that the upstream can no longer read, or the conversation is stuck. */
async function generateOrForget(
  client: WireClient,
  request: GenerationRequest,
  consumer: GenerationConsumer,
): Promise<void> {
  try {
    await generate(client, request, consumer);
  } catch (error) {
    if (!(error instanceof StaleReasoning)) throw error;
    const conversation = withoutReasoning(request.conversation);
    await generate(
      client,
      { ...request, conversation },
      {
        start: ({ ignored, ...generation }) =>
          consumer.start({ ...generation, ignored: [...ignored, "reasoning-state"] }),
        events: (events) => consumer.events(events),
      },
    );
  }
}

function withoutReasoning(conversation: Conversation): Conversation {
  return { ...conversation, turns: conversation.turns.map(turnWithoutReasoning) };
}

function turnWithoutReasoning(turn: Turn): Turn {
  if (turn.role !== "assistant") return turn;
  const parts = turn.parts.map((part) => {
    if (part.type !== "tool-call") return part;
    const { reasoningState: _, ...call } = part;
    return call;
  });
  return { ...turn, parts };
}

function createWire(ids: OpenAiResponsesDependencies["ids"]): Wire {
  const contextOf = ({ upstream, conversation, model }: GenerationRequest): DecodeContext => ({
    upstream,
    keep: keepWithin(model),
    newCallId: () => ids.newCallId(),
    toolName: createToolNameReader(conversation.tools),
  });
  return {
    address: ({ upstream }) => new URL(`${upstream.baseUrl}/responses`),
    headers: ({ upstream, requestId }, key) => ({
      ...headerOfKey(key, upstream, dialectOf(upstream).keyHeader),
      "x-client-request-id": requestId,
    }),
    encodeRequest,
    decodeReply(text, request) {
      const events = decodeReply(text, contextOf(request));
      return answersAtBestEffort(request) ? new JsonCutter().cut(events) : events;
    },
    createStreamDecoder(request) {
      const decoder = new ResponsesStreamDecoder(contextOf(request));
      return answersAtBestEffort(request)
        ? new JsonCuttingDecoder(decoder, keepWithin(request.model))
        : decoder;
    },
    decodeError: (reply, { upstream }) => decodeError(reply, upstream),
  };
}
