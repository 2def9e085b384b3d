import type { GenerationEvent } from "../../../src/core/conversation/generation-event.ts";
import { UpstreamFailure } from "../../../src/core/errors/upstream-failure.ts";
import type {
  GenerationRequest,
  Provider,
} from "../../../src/upstreams/providers/shared/provider.ts";
import { Gate } from "../../../src/upstreams/providers/sandbox/gate.ts";
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
}

/** An upstream that replies with three words; a fault may occur at each. */
export function scriptedProvider(options: ScriptedProviderOptions): Provider {
  return {
    generate: async (request, consumer) => {
      const pass = <T>(name: string, act: () => Promise<T>): Promise<T> =>
        options.points.pass({
          name,
          kinds,
          act,
          error: () => new UpstreamFailure("server-error", "scripted"),
          afterHang: () => Promise.reject(afterHang(request)),
          signal: request.signal,
        });
      const upstream = await pass("upstream's head", async () => begin(request, options));
      const flow = new Gate();
      consumer.start({ status: 200, ignored: [], flow });
      try {
        for (const chunk of script(request.stream, options.reportsUsage)) {
          consumer.events(await pass("upstream's next bytes", async () => upstream.read(chunk)));
          if (flow.isClosed) await flow.opened(request.signal);
        }
      } finally {
        upstream.close();
      }
    },
  };
}

/** A hanging upstream ends when it is cancelled, or at its own limit. */
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

interface ScriptedUpstream {
  /** Returns a chunk, unless the request was cancelled. */
  read(chunk: readonly GenerationEvent[]): readonly GenerationEvent[];
  close(): void;
}

function begin(
  { signal }: GenerationRequest,
  { count }: ScriptedProviderOptions,
): ScriptedUpstream {
  if (signal.aborted) throw new UpstreamFailure("cancelled", "scripted");
  count.begun += 1;
  let isOpen = true;
  const close = (): void => {
    if (isOpen) count.ended += 1;
    isOpen = false;
  };
  signal.addEventListener("abort", close);
  return {
    close,
    read: (chunk) => {
      if (signal.aborted) throw new UpstreamFailure("cancelled", "scripted");
      return chunk;
    },
  };
}
