import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A proxy between the gateway and its upstream that shows when connections end. */
export interface Tap {
  readonly root: string;
  /** The gateway's side of each open connection. */
  readonly open: ReadonlySet<Socket>;
  readonly close: () => Promise<void>;
}

/** Forwards bytes in both directions; when one side ends, so does the other. */
export async function startTap(target: string): Promise<Tap> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    open.add(near);
    near.pipe(far).pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
    }
    near.on("close", () => open.delete(near));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    root: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    open,
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
