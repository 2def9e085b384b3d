import type { Model, Upstream } from "../catalog/model.ts";
import type { AssistantPart, TextPart, Turn } from "../../core/conversation/conversation.ts";
import { fitArguments } from "../../core/conversation/fit-arguments.ts";
import {
  callsOf,
  GenerationFold,
  type GenerationResult,
  textOf,
} from "../../core/conversation/generation-result.ts";
import type { UpstreamFailure } from "../../core/errors/upstream-failure.ts";
import type { GenerationRequest, Provider } from "../providers/shared/provider.ts";
import type { Ability, ProbeReply } from "./ability.ts";

/** A model's upstream to probe. */
export interface Target {
  readonly model: Model;
  readonly upstream: Upstream;
}

/** Longest wait for a reply to a probe. */
const PATIENCE_MS = 120_000;
const ANSWER_TOKENS = 64;
/** Reasoning models spend most of the limit before they answer. */
const REASONER_TOKENS = 1_024;
/** Above the smallest budget of any vendor. */
const THINKING_TOKENS = 2_048;
const RESULT = "sunny";

/** Returns the maximum output of one request of a probe. */
function outputTokens(ability: Ability, { capabilities, maxOutputTokens }: Model): number {
  if (ability.output === "thinking") return Math.min(THINKING_TOKENS, maxOutputTokens);
  const answer = capabilities.reasoning === "none" ? ANSWER_TOKENS : REASONER_TOKENS;
  return Math.min(answer, maxOutputTokens);
}

/** Returns the first request for an ability. */
export function openingRequest(ability: Ability, { model, upstream }: Target): GenerationRequest {
  const { timeouts } = upstream;
  return {
    conversation: {
      ...ability.conversation,
      model: model.id,
      maxOutputTokens: outputTokens(ability, model),
    },
    model,
    upstream: {
      ...upstream,
      timeouts: {
        ...timeouts,
        firstByteMs: Math.min(timeouts.firstByteMs, PATIENCE_MS),
        totalMs: Math.min(timeouts.totalMs, PATIENCE_MS),
      },
    },
    stream: ability.stream,
    signal: new AbortController().signal,
    requestId: "probe",
  };
}

/** System text of the later requests of an ability that changes the prefix of the turns. */
const CHANGED_SYSTEM: readonly TextPart[] = [{ type: "text", text: "Be brief." }];

/** Returns the request with the results of the tools that a reply called. */
export function resultsRequest(
  { changesPrefix }: Pick<Ability, "changesPrefix">,
  request: GenerationRequest,
  reply: Pick<GenerationResult, "blocks">,
): GenerationRequest {
  const text = textOf(reply);
  const texts: readonly AssistantPart[] = text === "" ? [] : [{ type: "text", text }];
  const toolCalls = callsOf(reply);
  const calls = toolCalls.map((call) => {
    return { ...call, argumentsJson: fitArguments(call.argumentsJson) };
  });
  const turns: readonly Turn[] = [
    ...request.conversation.turns,
    { role: "assistant", parts: [...texts, ...calls] },
    {
      role: "tool",
      results: toolCalls.map(({ id, name }) => ({
        callId: id,
        toolName: name,
        content: [{ type: "text", text: RESULT }],
        isError: false,
      })),
    },
  ];
  const system = changesPrefix ? CHANGED_SYSTEM : request.conversation.system;
  return { ...request, conversation: { ...request.conversation, system, turns } };
}

/** Sends one request and reads the reply to its end; rejects like the provider. */
export async function ask(provider: Provider, request: GenerationRequest): Promise<ProbeReply> {
  const fold = new GenerationFold();
  let ignored: ProbeReply["ignored"] = [];
  let refusal: string | undefined;
  const repeated = ({ message }: UpstreamFailure): void => {
    refusal = message;
  };
  await provider.generate(
    { ...request, repeated },
    {
      start: (generation) => {
        ignored = generation.ignored;
      },
      events: (events) => {
        for (const event of events) fold.add(event);
      },
    },
  );
  return { result: fold.result(), ignored, ...(refusal !== undefined && { refusal }) };
}
