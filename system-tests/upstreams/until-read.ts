import { pause } from "../../contract-tests/harness/real-clock.ts";

/** Lets packets leave the machine's buffers one by one. */
const PAUSE_MS = 20;

/**
 * Waits until the gateway, in this process, has read the upstream's output: it reads all arrived
 * data within two turns of the loop, even if this process runs late.
 */
export async function untilRead(): Promise<void> {
  await pause(PAUSE_MS);
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
}
