import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below the usual range of outgoing connections, which could conflict with a listener. */
const PORTS = { from: 20_000, count: 12_000 };

/** A TCP port on 127.0.0.1 for a program that needs a fixed port. */
export interface ClaimedPort {
  readonly port: number;
  /** Releases the port once it has no listener. */
  readonly release: () => Promise<void>;
}

/** First offset of a process, far from that of the process started next to it. */
const firstOffset = (process.pid * 37) % PORTS.count;
let offset = firstOffset;

/**
 * Claims a free port for the lifetime of this process. A UDP socket with the same number holds the
 * claim: no other test gets the port, and the system closes the socket with the process.
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
