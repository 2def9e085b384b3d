import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import type { Generation, GenerationRequest, Provider } from "../shared/provider.ts";

/** A generation with events that a test reads one by one, in the order in which they were sent. */
export interface PulledGeneration extends Generation {
  readonly events: AsyncIterable<readonly GenerationEvent[]>;
}

/** For tests: calls a provider. Resolves at the start, and rejects with a failure before it. */
export function pull(provider: Provider, request: GenerationRequest): Promise<PulledGeneration> {
  const started = Promise.withResolvers<PulledGeneration>();
  const queue: (readonly GenerationEvent[])[] = [];
  let wake = (): void => undefined;
  let end: { readonly error?: unknown } | undefined;
  const settle = (result: { readonly error?: unknown }): void => {
    end = result;
    wake();
  };
  async function* events(): AsyncGenerator<readonly GenerationEvent[]> {
    for (;;) {
      const next = queue.shift();
      if (next !== undefined) yield next;
      else if (end === undefined) await new Promise<void>((resolve) => (wake = resolve));
      else if ("error" in end) throw end.error;
      else return;
    }
  }
  provider
    .generate(request, {
      start: (generation) => started.resolve({ ...generation, events: events() }),
      events: (some) => {
        queue.push(some);
        wake();
      },
    })
    .then(
      () => settle({}),
      (error: unknown) => {
        started.reject(error);
        settle({ error });
      },
    );
  return started.promise;
}
