import type { Upstream } from "../../catalog/model.ts";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { inputTokens } from "../../../core/conversation/token-usage.ts";
import { malformedReply } from "../shared/decoding.ts";
import type { Provider } from "../shared/provider.ts";
import { createWireProvider, type WireDependencies, type WireParts } from "./create-wire.ts";

/** A wire whose replies have no content but the usage of their input. */
export interface InputCountWire {
  /** Returns whether an upstream has this wire. */
  readonly counts: (upstream: Upstream) => boolean;
  readonly parts: WireParts;
}

/** Creates `Provider.countInput` of a wire. Refused reasoning is handled as in a generation. */
export function createInputCounter(
  { counts, parts }: InputCountWire,
  dependencies: WireDependencies,
): NonNullable<Provider["countInput"]> {
  const provider = createWireProvider(parts, dependencies);
  return (request) => {
    if (!counts(request.upstream)) return null;
    let tokens: number | undefined;
    const events = (received: readonly GenerationEvent[]): void => {
      for (const event of received) {
        if (event.type === "usage-update") tokens = inputTokens(event.usage);
      }
    };
    const asked = { ...request, stream: false };
    return provider.generate(asked, { start: () => undefined, events }).then(() => {
      if (tokens === undefined) throw malformedReply("a count without tokens");
      return tokens;
    });
  };
}
