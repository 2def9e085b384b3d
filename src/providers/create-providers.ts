import type { ProviderKind } from "../catalog/provider-kinds.ts";
import { createAnthropicProvider } from "./anthropic/anthropic-provider.ts";
import { createOpenAiResponsesProvider } from "./openai-responses/openai-responses-provider.ts";
import { createOpenAiProvider } from "./openai/openai-provider.ts";
import type { Provider } from "./provider.ts";
import { createSandboxProvider } from "./sandbox/sandbox-provider.ts";
import type { HttpClient } from "./transport/http-client.ts";
import type { StopSignal } from "../timing/stop-signal.ts";

export interface ProviderDependencies {
  /** Closed by its creator. */
  readonly http: HttpClient;
  /** Resolves after the delay, or as soon as the signal aborts. */
  readonly sleep: (ms: number, signal: StopSignal) => Promise<void>;
  /** A new id (`call_…`) for a tool call that the upstream sent without one. */
  readonly newCallId: () => string;
}

/** One provider per kind of upstream. */
export function createProviders({
  http,
  sleep,
  newCallId,
}: ProviderDependencies): Readonly<Record<ProviderKind, Provider>> {
  return {
    openai: createOpenAiProvider({ http, ids: { newCallId } }),
    "openai-responses": createOpenAiResponsesProvider({ http, ids: { newCallId } }),
    anthropic: createAnthropicProvider({ http, ids: { newCallId } }),
    sandbox: createSandboxProvider({ clock: { sleep }, ids: { toolCallId: newCallId } }),
  };
}
