import { pause } from "../../contract-tests/harness/real-clock.ts";

/** Lets packets leave the machine's buffers one by one. */
const PAUSE_MS = 20;

/**
 * Until the gateway, which lives in this process, has read what an upstream has written: within two
 * turns of the loop it reads whatever has arrived, however late this process comes to run.
 */
export async function untilRead(): Promise<void> {
  await pause(PAUSE_MS);
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
}
