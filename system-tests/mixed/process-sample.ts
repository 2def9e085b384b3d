import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { monotonicMs, pause } from "../../contract-tests/harness/real-clock.ts";

/** Socket in `DATA_DIR` on which a watched gateway reports its samples. */
export const SAMPLE_SOCKET = "sample.sock";

/** Resources of a process after a full garbage collection. */
export interface ProcessSample {
  readonly heapBytes: number;
  /** Buffers outside the heap. */
  readonly externalBytes: number;
  readonly rssBytes: number;
  /** Open file descriptors. */
  readonly files: number;
  readonly sockets: number;
  readonly timers: number;
}

/** Time limit for a round's leftovers to disappear, on a loaded machine too. */
const REST_LIMIT_MS = 120_000;
const POLL_MS = 200;

async function readSample(dataDir: string): Promise<ProcessSample> {
  return JSON.parse(await text(connect(join(dataDir, SAMPLE_SOCKET)))) as ProcessSample;
}

/** Samples an idle watched gateway once it holds no more than `base`. */
export async function sampleAtRest(dataDir: string, base?: ProcessSample): Promise<ProcessSample> {
  const deadline = monotonicMs() + REST_LIMIT_MS;
  for (;;) {
    const sample = await readSample(dataDir);
    const isMore =
      base !== undefined &&
      (["files", "sockets", "timers"] as const).some((kind) => sample[kind] > base[kind]);
    if (!isMore || monotonicMs() > deadline) return sample;
    await pause(POLL_MS);
  }
}
