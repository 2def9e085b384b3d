import type { Conversation } from "../../core/conversation/conversation.ts";
import type { GenerationEvent } from "../../core/conversation/generation-event.ts";
import type { TokenUsage } from "../../core/conversation/token-usage.ts";
import type { IgnoredParameter } from "../../core/conversation/ignored-parameter.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import type { Provider } from "../../upstreams/providers/shared/provider.ts";
import { Gate } from "../../upstreams/providers/sandbox/gate.ts";
import { UpstreamFailure } from "../../core/errors/upstream-failure.ts";
import type { StopSignal } from "../../core/timing/stop-signal.ts";

/**
 * One step of a scripted upstream: events of a chunk, an error to throw, or an action. "hangs"
 * waits until the request is aborted; "breaks" does the same and then fails on its own;
 * "breaks-as-process-stops" fails on its own at the moment of the stop. `ignores` replaces the
 * script's ignored parameters for one call. Steps after "next-call" belong to the next call.
 */
export type Step =
  | readonly GenerationEvent[]
  | Error
  | { readonly reports: TokenUsage }
  | { readonly ignores: readonly IgnoredParameter[] }
  | "next-call"
  | "client-leaves"
  | "process-stops"
  | "hangs"
  | "breaks"
  | "breaks-as-process-stops";

export interface UpstreamScript {
  readonly steps: readonly Step[];
  /** The client's socket. */
  readonly client: AbortController;
  readonly timeline: string[];
  readonly ignored?: readonly IgnoredParameter[];
  /** Receives the conversation of each call. */
  readonly asked: Conversation[];
}

/** The process's error for aborting a request while its client is connected. */
export const processStop = new GatewayError("unavailable", "The service is restarting.", {
  retryAfterMs: 1_000,
});

/**
 * Returns a provider that plays the steps. Steps before the first events precede the first byte.
 */
export function scriptedProvider(script: UpstreamScript): Provider {
  const calls = callsOf(script.steps);
  return {
    async generate({ conversation, signal, encoded, reported }, consumer): Promise<void> {
      const steps = calls.length > 1 ? (calls.shift() ?? []) : (calls[0] ?? []);
      if (signal.aborted) throw new UpstreamFailure("cancelled", "scripted");
      script.timeline.push("ask");
      script.asked.push(conversation);
      const ignored = steps.find(isIgnoring)?.ignores ?? script.ignored ?? [];
      encoded?.(ignored);
      let hasStarted = false;
      const flow = new Gate();
      const start = (): void => {
        hasStarted = true;
        consumer.start({ status: 200, ignored, flow });
      };
      for (const step of steps) {
        if (isIgnoring(step)) continue;
        if (isReport(step)) {
          reported?.(step.reports);
          continue;
        }
        const events = await act(step, signal, script);
        if (events === undefined) continue;
        if (!hasStarted) start();
        consumer.events(events);
        if (flow.isClosed) await flow.opened(signal);
        if (signal.aborted) throw new UpstreamFailure("cancelled", "scripted");
      }
      if (!hasStarted) start();
    },
  };
}

function callsOf(steps: readonly Step[]): Step[][] {
  const calls: Step[][] = [[]];
  for (const step of steps) {
    if (step === "next-call") calls.push([]);
    else calls.at(-1)?.push(step);
  }
  return calls;
}

type Report = Extract<Step, { readonly reports: TokenUsage }>;

function isReport(step: Step): step is Report {
  return typeof step === "object" && "reports" in step;
}

type Ignoring = Extract<Step, { readonly ignores: readonly IgnoredParameter[] }>;

function isIgnoring(step: Step): step is Ignoring {
  return typeof step === "object" && "ignores" in step;
}

/** Performs an action like a transport: once the request is aborted, the call ends as cancelled. */
async function act(
  step: Exclude<Step, Report | Ignoring>,
  signal: StopSignal,
  { client }: UpstreamScript,
): Promise<readonly GenerationEvent[] | undefined> {
  if (step instanceof Error) throw step;
  if (typeof step !== "string") return step;
  if (step === "client-leaves") client.abort(new Error("the client closed the connection"));
  if (step.endsWith("process-stops")) client.abort(processStop);
  if ((step === "hangs" || step === "breaks") && !signal.aborted) {
    await new Promise<void>((resolve) => signal.addEventListener("abort", resolve));
  }
  if (step.startsWith("breaks")) throw new UpstreamFailure("server-error", "scripted");
  if (signal.aborted) throw new UpstreamFailure("cancelled", "scripted");
  return undefined;
}
