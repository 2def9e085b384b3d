import type { GenerationEvent } from "../../../src/conversation/generation-event.ts";
import { UpstreamFailure } from "../../../src/errors/upstream-failure.ts";
import type { Generation, GenerationRequest, Provider } from "../../../src/providers/provider.ts";
import type { FaultKind, FaultPoints } from "./fault-points.ts";

const kinds: readonly FaultKind[] = [
  "rejects",
  "hangs",
  "silent",
  "gateway stops",
  "client leaves",
  "client has left",
];

/** Generations that the upstream has begun, and those that were ended or aborted. */
export interface UpstreamCount {
  begun: number;
  ended: number;
}

export interface ScriptedProviderOptions {
  readonly points: FaultPoints;
  readonly count: UpstreamCount;
  /** False: the upstream reports no usage. */
  readonly reportsUsage: boolean;
  /** False: disconnecting is not counted, to show that the judgement detects it. */
  readonly hearsLeave: boolean;
}

/** An upstream that replies with three words, at any of which a fault may occur. */
export function scriptedProvider(options: ScriptedProviderOptions): Provider {
  const { points } = options;
  return {
    generate: (request) =>
      points.pass({
        name: "upstream's head",
        kinds,
        act: () => begin(request, options),
        error: () => new UpstreamFailure("server-error", "scripted"),
        afterHang: () => Promise.reject(afterHang(request)),
        signal: request.signal,
      }),
  };
}

/** A hanging upstream ends when it is cancelled, or at its own limit if nobody cancels it. */
function afterHang({ signal }: GenerationRequest): UpstreamFailure {
  return signal.aborted
    ? new UpstreamFailure("cancelled", "scripted")
    : new UpstreamFailure("timeout", "scripted");
}

function script(stream: boolean, reportsUsage: boolean): readonly (readonly GenerationEvent[])[] {
  const start: GenerationEvent = {
    type: "generation-start",
    ...(reportsUsage && { usage: { freshInput: 7 } }),
  };
  const says = (text: string): GenerationEvent => ({ type: "text-delta", text });
  const end: readonly GenerationEvent[] = [
    ...(reportsUsage ? [{ type: "usage-update", usage: { output: 3 } } as const] : []),
    { type: "generation-end", stop: { cause: "end", raw: "stop" } },
  ];
  const chunks = [[start], [says("one")], [says(" two")], [says(" three")], end];
  return stream ? chunks : [chunks.flat()];
}

async function begin(
  request: GenerationRequest,
  { points, count, reportsUsage, hearsLeave }: ScriptedProviderOptions,
): Promise<Generation> {
  if (request.signal.aborted) throw new UpstreamFailure("cancelled", "scripted");
  count.begun += 1;
  let isOpen = true;
  const close = (): void => {
    if (isOpen) count.ended += 1;
    isOpen = false;
  };
  request.signal.addEventListener("abort", close, { once: true });
  const chunks = script(request.stream, reportsUsage).values();
  const read = async (): Promise<IteratorResult<readonly GenerationEvent[]>> => {
    if (request.signal.aborted) throw new UpstreamFailure("cancelled", "scripted");
    const next = chunks.next();
    if (next.done === true) close();
    return next;
  };
  const iterator: AsyncIterator<readonly GenerationEvent[]> = {
    next: async () => {
      try {
        return await points.pass({
          name: "upstream's next bytes",
          kinds,
          act: read,
          error: () => new UpstreamFailure("server-error", "scripted"),
          afterHang: () => Promise.reject(afterHang(request)),
          signal: request.signal,
        });
      } catch (error) {
        // What failed is closed by itself; what is merely abandoned stays open.
        close();
        throw error;
      }
    },
    return: async () => {
      if (hearsLeave) close();
      return { done: true, value: undefined };
    },
  };
  return { status: 200, ignored: [], events: { [Symbol.asyncIterator]: () => iterator } };
}
