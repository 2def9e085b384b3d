import { replyCharactersMax } from "../../catalog/model.ts";
import type {
  AssistantPart,
  NoFieldsLeft,
  ToolResult,
  UserPart,
} from "../../../core/conversation/conversation.ts";
import { type PlainConversation, applyChanges } from "../../../core/conversation/apply-changes.ts";
import type { IgnoredParameter } from "../../../core/conversation/ignored-parameter.ts";
import { promptTooLong } from "../../../core/errors/refusal.ts";
import { UpstreamFailure } from "../../../core/errors/upstream-failure.ts";
import type {
  CountRequest,
  GenerationConsumer,
  GenerationRequest,
  Provider,
} from "../shared/provider.ts";
import { reportUnsent } from "../shared/fit-request.ts";
import { carriesReasoning } from "../shared/reasoning-state.ts";
import { Gate } from "./gate.ts";
import { countInputTokens } from "./tokens.ts";
import { limitReply, type LimitedReply } from "./limit-reply.ts";
import { findSandboxModel } from "./sandbox-models.ts";
import { endEvents, pieceEvents, startEvent, wholeEvents, type ReplyIds } from "./reply-events.ts";
import type { SandboxModel } from "./reply.ts";
import type { StopSignal } from "../../../core/timing/stop-signal.ts";

export interface SandboxDependencies {
  readonly clock: {
    /** Resolves after `ms`. Settles immediately, either way, when the signal is aborted. */
    sleep(ms: number, signal: StopSignal): Promise<void>;
  };
  readonly ids: ReplyIds;
}

/** The sandbox's HTTP status for an accepted request. */
const OK = 200;

/**
 * The tokens of a conversation are counted up to this many contexts, plus a few. The reported
 * excess of a very long conversation is therefore too low.
 */
const COUNTED_CONTEXTS = 2;

/**
 * After this many consecutive pieces the provider yields to the event loop, so that aborts are
 * noticed.
 */
const PIECES_PER_LOOP_TURN = 128;

/** One accepted request with all data of its reply. */
interface Answer {
  readonly request: GenerationRequest & { readonly conversation: PlainConversation };
  /** Parameters of the request that the sandbox could not apply. */
  readonly lost: readonly IgnoredParameter[];
  readonly model: Extract<SandboxModel, { kind: "answers" }>;
  readonly reply: LimitedReply;
  /** Null if the model reports no usage. */
  readonly inputTokens: number | null;
  readonly hidesReasoning: boolean;
}

/**
 * Creates the provider of the deterministic models for partners and contract tests
 * (`upstream.model` names them, without `sandbox/`). No data leaves the process, and failures look
 * like those of any upstream.
 */
export function createSandboxProvider(dependencies: SandboxDependencies): Provider {
  return {
    generate: (request, consumer) => generate(request, consumer, dependencies),
    countInput,
  };
}

/** Returns the count that a generation reports; null for models that report none. */
function countInput({ conversation, model, upstream }: CountRequest): Promise<number> | null {
  const found = findSandboxModel(upstream.model);
  if (found?.kind !== "answers" || found.reportsUsage === false) return null;
  const { conversation: plain } = applyChanges(conversation);
  return Promise.resolve(countInputTokens(plain, model.contextLength * COUNTED_CONTEXTS));
}

async function generate(
  request: GenerationRequest,
  consumer: GenerationConsumer,
  dependencies: SandboxDependencies,
): Promise<void> {
  throwIfCancelled(request.signal);
  const model = findSandboxModel(request.upstream.model);
  if (model === null) {
    throw new UpstreamFailure("access-denied", "The sandbox has no model with this name.", {
      status: 404,
    });
  }
  if (model.kind === "refuses") throw model.failure();
  if (model.kind === "silent") return await stayLate(request, dependencies);
  const answer = composeAnswer(request, model);
  if (request.stream) await streamAnswer(answer, consumer, dependencies);
  else await sayWhole(answer, consumer, dependencies);
}

function composeAnswer(given: GenerationRequest, model: Answer["model"]): Answer {
  const { conversation, ignored: lost } = applyChanges(given.conversation);
  const request = { ...given, conversation };
  const { contextLength, maxOutputTokens } = request.model;
  const inputTokens = countInputTokens(conversation, contextLength * COUNTED_CONTEXTS);
  if (inputTokens > contextLength) {
    const message = promptTooLong(inputTokens, contextLength);
    const refusal = { class: "prompt_too_long" } as const;
    throw new UpstreamFailure("invalid-request", message, { status: 400, refusal });
  }
  const reply = limitReply(model.reply(conversation), {
    outputTokensMax: Math.min(conversation.maxOutputTokens ?? maxOutputTokens, maxOutputTokens),
    charactersMax: replyCharactersMax(request.model),
    stop: conversation.sampling.stop ?? [],
  });
  const reported = model.reportsUsage === false ? null : inputTokens;
  // The sandbox has no progress reports to show instead of its reasoning.
  const hidesReasoning = given.conversation.reasoning?.updates === true;
  return { request, lost, model, reply, inputTokens: reported, hidesReasoning };
}

/** Waits for the upstream's first byte, which never arrives within the limit. */
async function stayLate(
  { upstream, signal }: GenerationRequest,
  dependencies: SandboxDependencies,
): Promise<never> {
  await pause(upstream.timeouts.firstByteMs, signal, dependencies);
  throw new UpstreamFailure("timeout", "The sandbox did not respond within the first-byte limit.");
}

/**
 * Sends a non-streaming response. It arrives all at once, so the first-byte limit covers all of it.
 */
async function sayWhole(
  answer: Answer,
  consumer: GenerationConsumer,
  dependencies: SandboxDependencies,
): Promise<void> {
  const { model, reply, request, inputTokens } = answer;
  if (model.failure !== undefined) throw model.failure();
  const pieces = reply.parts.reduce((count, part) => count + part.pieces.length, 0);
  const delayMs = pieces * (model.pieceDelayMs ?? 0);
  const { firstByteMs } = request.upstream.timeouts;
  if (delayMs > firstByteMs) await stayLate(request, dependencies);
  if (delayMs > 0) await pause(delayMs, request.signal, dependencies);
  start(answer, consumer);
  consumer.events([
    startEvent(answer),
    ...wholeEvents(reply, dependencies.ids),
    ...endEvents(reply, inputTokens === null ? null : reply.usage),
  ]);
}

/** Sends one array per piece, between one for the start and one for the end. */
async function streamAnswer(
  answer: Answer,
  consumer: GenerationConsumer,
  dependencies: SandboxDependencies,
): Promise<void> {
  const { request, model, reply, inputTokens } = answer;
  const { signal } = request;
  const gate = start(answer, consumer);
  consumer.events([startEvent(answer)]);
  let pieces = 0;
  for (const events of pieceEvents(reply, dependencies.ids)) {
    if (model.pieceDelayMs !== undefined) await pause(model.pieceDelayMs, signal, dependencies);
    pieces += 1;
    if (pieces % PIECES_PER_LOOP_TURN === 0) await loopTurn();
    if (gate.isClosed) await gate.opened(signal);
    throwIfCancelled(signal);
    consumer.events(events);
  }
  if (gate.isClosed) await gate.opened(signal);
  throwIfCancelled(signal);
  if (model.failure !== undefined) throw model.failure();
  consumer.events(endEvents(reply, inputTokens === null ? null : reply.usage));
}

function start(
  { request, lost, model }: Omit<Answer, "reply">,
  consumer: GenerationConsumer,
): Gate {
  throwIfCancelled(request.signal);
  const flow = new Gate();
  const ignored = [...lost, ...ignoredParameters(request, model)];
  consumer.start({ status: OK, ignored, flow });
  return flow;
}

/** Returns requested parameters without effect. The sandbox supports all others. */
function ignoredParameters(
  request: Answer["request"],
  model: Answer["model"],
): readonly IgnoredParameter[] {
  const {
    model: _model,
    system,
    turns,
    tools,
    toolChoice: _toolChoice,
    parallelToolCalls: _parallelToolCalls,
    sampling,
    output: _output,
    reasoning,
    maxOutputTokens: _maxOutputTokens,
    endUserId: _endUserId,
    safeguards: _safeguards,
    betas: _betas,
    ...rest
  } = request.conversation;
  rest satisfies NoFieldsLeft;
  const ignored = new Set<IgnoredParameter>();
  const { temperature: _temperature, topP: _topP, topK: _topK, stop: _stop, ...unsent } = sampling;
  reportUnsent(unsent, ignored);
  const asked = reasoning?.enabled === true;
  if (asked && request.model.capabilities.reasoning === "none") ignored.add("reasoning");
  if (model.cachesPrompts === false && hasCacheMark({ system, turns, tools })) {
    ignored.add("cache-control");
  }
  if (carriesReasoning(request.conversation)) ignored.add("reasoning-state");
  return [...ignored];
}

type Marked = AssistantPart | UserPart | ToolResult<UserPart>;

function hasCacheMark({
  system,
  turns,
  tools,
}: Pick<PlainConversation, "system" | "turns" | "tools">): boolean {
  const parts = turns.flatMap((turn): readonly Marked[] => {
    if (turn.role !== "tool") return turn.parts;
    return turn.results.flatMap((result) => [result, ...result.content]);
  });
  return [...system, ...parts, ...tools].some(({ cacheControl }) => cacheControl !== undefined);
}

async function pause(
  ms: number,
  signal: StopSignal,
  { clock }: SandboxDependencies,
): Promise<void> {
  try {
    await clock.sleep(ms, signal);
  } catch (cause) {
    throwIfCancelled(signal);
    throw cause;
  }
  throwIfCancelled(signal);
}

function loopTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

function throwIfCancelled(signal: StopSignal): void {
  if (!signal.aborted) return;
  throw new UpstreamFailure("cancelled", "The request was cancelled.", { cause: signal.reason });
}
