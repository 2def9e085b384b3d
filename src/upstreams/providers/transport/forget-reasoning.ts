import type { Conversation, Turn } from "../../../core/conversation/conversation.ts";
import { UpstreamFailure } from "../../../core/errors/upstream-failure.ts";
import type { GenerationConsumer, GenerationRequest } from "../shared/provider.ts";
import { carriesReasoning } from "../shared/reasoning-state.ts";
import { generate, type WireClient } from "./generate.ts";

/**
 * Calls an upstream, and repeats the call once without reasoning if the upstream refuses the
 * reasoning; otherwise the conversation could not continue. The refusal is an error status, or an
 * error within the reply before any of its content.
 */
export async function generateOrForget(
  client: WireClient,
  request: GenerationRequest,
  consumer: GenerationConsumer,
): Promise<void> {
  if (!carriesReasoning(request.conversation)) return generate(client, request, consumer);
  let isStarted = false;
  try {
    await generate(client, request, {
      start: (generation) => {
        isStarted = true;
        consumer.start(generation);
      },
      events: (events) => consumer.events(events),
    });
  } catch (error) {
    const isRefused = error instanceof UpstreamFailure && error.isStaleReasoning;
    if (!isRefused || isStarted) throw error;
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
