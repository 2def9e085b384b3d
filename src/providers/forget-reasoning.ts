import type { Conversation, Turn } from "../conversation/conversation.ts";
import { UpstreamFailure } from "../errors/upstream-failure.ts";
import type { GenerationConsumer, GenerationRequest } from "./provider.ts";
import { generate, type WireClient } from "./transport/generate.ts";

/**
 * Calls an upstream, and repeats the call once without reasoning that the upstream refuses, or the
 * conversation would be stuck. The refusal comes before any byte of a reply.
 */
export async function generateOrForget(
  client: WireClient,
  request: GenerationRequest,
  consumer: GenerationConsumer,
): Promise<void> {
  try {
    await generate(client, request, consumer);
  } catch (error) {
    if (!(error instanceof UpstreamFailure && error.isStaleReasoning)) throw error;
    request.repeated?.(error);
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
