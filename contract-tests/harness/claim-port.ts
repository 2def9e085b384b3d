import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below the usual range for outgoing connections, which a listener could meet. */
const PORTS = { from: 20_000, count: 12_000 };

/** A TCP port on 127.0.0.1 for a program that must be told one. */
export interface ClaimedPort {
  readonly port: number;
  /** Gives it back, once nothing listens on it any longer. */
  readonly release: () => Promise<void>;
}

/** Where a process begins to look; far from where the one started next to it does. */
const firstOffset = (process.pid * 37) % PORTS.count;
let offset = firstOffset;

/**
 * Claims a port that nobody listens on, for as long as this process lives. What holds the claim is a
 * UDP socket of the same number: no other test gets one, and the system closes it with the process.
 */
export async function claimPort(): Promise<ClaimedPort> {
  for (let tries = 0; tries < PORTS.count; tries += 1) {
    const port = PORTS.from + offset;
    offset = (offset + 1) % PORTS.count;
    const claim = createSocket({ type: "udp4", reuseAddr: false });
    try {
      claim.bind({ port, address: "127.0.0.1", exclusive: true });
      await once(claim, "listening");
    } catch {
      claim.close();
      continue;
    }
    if (await isFree(port)) {
      claim.unref();
      return { port, release: () => new Promise((resolve) => claim.close(resolve)) };
    }
    claim.close();
  }
  throw new Error(`no port from ${PORTS.from} on is free`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen({ port, host: "127.0.0.1", exclusive: true });
  try {
    await once(server, "listening");
    await new Promise((resolve) => server.close(resolve));
    return true;
  } catch {
    return false;
  }
}
