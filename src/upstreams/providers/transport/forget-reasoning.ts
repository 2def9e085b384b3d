import {
  callsOfTurn,
  type Conversation,
  type Turn,
} from "../../../core/conversation/conversation.ts";
import type { IgnoredParameter } from "../../../core/conversation/ignored-parameter.ts";
import { UpstreamFailure } from "../../../core/errors/upstream-failure.ts";
import type { GenerationConsumer, GenerationRequest } from "../shared/provider.ts";
import { carriesReasoning } from "../shared/reasoning-state.ts";
import { generate, type WireClient } from "./generate.ts";

/**
 * Calls an upstream, and repeats the call once if the upstream refuses the reasoning of the history,
 * or the switch of reasoning that only the gateway wanted; otherwise the conversation could not
 * continue. Reasoning that was sent is left out. If reasoning is missing, the second request turns
 * thinking off or fills the gaps, as the dialect allows. If the upstream accepts no field for
 * reasoning, gaps are not filled and thinking is not turned off. The refusal is an error status, or
 * an error within the reply before any of its content.
 */
export async function generateOrForget(
  client: WireClient,
  request: GenerationRequest,
  consumer: GenerationConsumer,
): Promise<void> {
  const { conversation } = request;
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
    if (isStarted || !(error instanceof UpstreamFailure)) throw error;
    const lost: readonly IgnoredParameter[] = carriesReasoning(conversation)
      ? ["reasoning-state"]
      : [];
    const reasoningRefused = refusedBy(error, client, request);
    const isMended = reasoningRefused !== undefined || (error.isStaleReasoning && lost.length > 0);
    if (!isMended) throw error;
    request.repeated?.(error);
    await generate(
      client,
      {
        ...request,
        conversation: withoutReasoning(conversation),
        ...(reasoningRefused !== undefined && { reasoningRefused }),
      },
      {
        start: ({ ignored, ...generation }) =>
          consumer.start({ ...generation, ignored: [...ignored, ...lost] }),
        events: (events) => consumer.events(events),
      },
    );
  }
}

function refusedBy(
  failure: UpstreamFailure,
  { wire }: WireClient,
  request: GenerationRequest,
): GenerationRequest["reasoningRefused"] {
  const { isStaleReasoning, isReasoningMissing, isReasoningField, refusedField } = failure;
  const { reasoning, turns } = request.conversation;
  if (!isStaleReasoning) {
    const isOfReasoning = refusedField?.name === "thinking" && reasoning === undefined;
    return isOfReasoning && "thinking" in wire.encodeRequest(request).body ? "field" : undefined;
  }
  if (!turns.some((turn) => callsOfTurn(turn).length > 0)) return undefined;
  if (isReasoningMissing) return "missing";
  return isReasoningField ? "field" : undefined;
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
