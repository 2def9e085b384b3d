import type { ProviderKind } from "../catalog/provider-kinds.ts";
import type { StopSignal } from "../../core/timing/stop-signal.ts";
import { anthropicCountWire } from "./anthropic/count-wire.ts";
import { anthropicWire } from "./anthropic/wire.ts";
import { createInputCounter } from "./transport/count-input.ts";
import { createWireProvider, type WireDependencies } from "./transport/create-wire.ts";
import { responsesWire } from "./openai-responses/wire.ts";
import { openAiWire } from "./openai/wire.ts";
import type { Provider } from "./shared/provider.ts";
import { createSandboxProvider } from "./sandbox/sandbox-provider.ts";

export interface ProviderDependencies extends WireDependencies {
  /** Resolves after the delay, or as soon as the signal aborts. */
  readonly sleep: (ms: number, signal: StopSignal) => Promise<void>;
}

/** Creates one provider per kind of upstream. */
export function createProviders({
  sleep,
  ...dependencies
}: ProviderDependencies): Readonly<Record<ProviderKind, Provider>> {
  return {
    openai: createWireProvider(openAiWire, dependencies),
    "openai-responses": createWireProvider(responsesWire, dependencies),
    anthropic: {
      ...createWireProvider(anthropicWire, dependencies),
      countInput: createInputCounter(anthropicCountWire, dependencies),
    },
    sandbox: createSandboxProvider({
      clock: { sleep },
      ids: { toolCallId: dependencies.newCallId },
    }),
  };
}
