import { Agent, request } from "undici";
import { GUARD_MS, guardSignal } from "./real-clock.ts";

interface Attestation {
  readonly violations: number;
  readonly recent: readonly unknown[];
}

/**
 * Returns the violations that a running gateway found in its own responses (`ATTEST`); null without
 * violations. Rejects if the gateway does not report them, since its responses are then unchecked.
 */
export async function contractViolations(root: string, limitMs = GUARD_MS): Promise<string | null> {
  const address = `${root}/contract`;
  try {
    const { violations, recent } = readAttestation(await readPage(address, limitMs));
    return violations === 0 ? null : JSON.stringify(recent);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${address} reports nothing: ${reason}`, { cause });
  }
}

/** Uses a new connection: a gateway may close a kept one at the moment of reuse. */
async function readPage(address: string, limitMs: number): Promise<string> {
  const dispatcher = new Agent();
  try {
    const { statusCode, body } = await request(address, {
      dispatcher,
      signal: guardSignal(limitMs),
    });
    const text = await body.text();
    if (statusCode !== 200) throw new Error(`status ${statusCode}: ${text}`);
    return text;
  } finally {
    await dispatcher.destroy();
  }
}

/** An attestation in the mode `off` does not cover the responses. */
function readAttestation(text: string): Attestation {
  const page = JSON.parse(text) as {
    readonly attestation?: Partial<Attestation> & { readonly mode?: string };
  } | null;
  const { mode = "off", violations, recent = [] } = page?.attestation ?? {};
  if (mode === "off" || !Number.isInteger(violations) || violations === undefined) {
    throw new Error(`no attestation: ${text}`);
  }
  return { violations, recent };
}
