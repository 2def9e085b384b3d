import { callsOf } from "../../core/conversation/generation-result.ts";
import { failureTable } from "../../core/errors/upstream-failure.ts";
import type { GenerationRequest, Provider } from "../providers/shared/provider.ts";
import type { Ability, ProbeReply } from "./ability.ts";
import { ask, resultsRequest } from "./ask.ts";
import { failedOutcome, type Outcome } from "./outcome.ts";

/** Delay before a busy upstream is called once more. */
const PAUSE_MS = 1_000;

export interface CheckDependencies {
  readonly providerOf: (request: GenerationRequest) => Provider;
  readonly sleep: (ms: number) => Promise<void>;
}

/** Returns whether the request already includes the tool results. */
export function hasToolResults({ conversation }: GenerationRequest): boolean {
  return conversation.turns.at(-1)?.role === "tool";
}

/** Sends the request, and the results of any tool calls; returns the outcome. */
export async function checkAbility(
  ability: Ability,
  request: GenerationRequest,
  dependencies: CheckDependencies,
): Promise<Outcome> {
  const reply = await askTwiceIfBusy(request, dependencies);
  if ("kind" in reply) return reply;
  const { result, ignored } = reply;
  const wrong = (detail: string): Outcome => ({ kind: "wrong", detail, ignored, request });
  if (ability.loops && !hasToolResults(request)) {
    const problem = callProblem(reply);
    if (problem !== null) return wrong(problem);
    return checkAbility(ability, resultsRequest(ability, request, result), dependencies);
  }
  const problem = ability.problem(reply, request.model);
  if (problem !== null) return wrong(problem);
  const { refusal } = reply;
  const detail = note(ability, reply, request);
  return { kind: "works", detail, ignored, request, ...(refusal !== undefined && { refusal }) };
}

async function askTwiceIfBusy(
  request: GenerationRequest,
  { providerOf, sleep }: CheckDependencies,
): Promise<ProbeReply | Outcome> {
  const provider = providerOf(request);
  const attempt = () =>
    ask(provider, request).catch((error: unknown) => failedOutcome(error, request));
  const first = await attempt();
  if (!("kind" in first) || first.failure === "inexpressible") return first;
  if (failureTable[first.failure].retry !== "here") return first;
  await sleep(PAUSE_MS);
  return attempt();
}

function callProblem({ result }: ProbeReply): string | null {
  const [call] = callsOf(result);
  if (call === undefined) return "the tool is not called";
  try {
    JSON.parse(call.argumentsJson);
    return null;
  } catch {
    return "the tool's arguments are not JSON";
  }
}

/** Describes a working reply for operators. */
function note(ability: Ability, reply: ProbeReply, { model }: GenerationRequest): string {
  const ignored = reply.ignored.length > 0 ? `left out: ${reply.ignored.join(", ")}` : null;
  const refused = reply.refusal === undefined ? null : `refused once, repeated: ${reply.refusal}`;
  return [refused, ignored, ability.note(reply, model)].filter((part) => part !== null).join("; ");
}
