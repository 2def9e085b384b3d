import { call } from "../harness/call.ts";
import type { TestServer } from "../harness/start-server.ts";

/** A place for a gateway that is killed and started again; clients wait while it is empty. */
export class GatewaySlot {
  #gateway: TestServer;
  #started = Promise.resolve();

  constructor(gateway: TestServer) {
    this.#gateway = gateway;
  }

  get gateway(): TestServer {
    return this.#gateway;
  }

  /** Resolves while a gateway is here, or is no longer being replaced. */
  get started(): Promise<void> {
    return this.#started;
  }

  /** Kills the gateway at once, and starts the next one on the same books. */
  async killAndStart(start: () => Promise<TestServer>): Promise<void> {
    let tell = (): void => undefined;
    this.#started = new Promise((resolve) => (tell = resolve));
    try {
      this.#gateway.signal("SIGKILL");
      await this.#gateway.exited;
      this.#gateway = await start();
    } finally {
      tell();
    }
  }
}

export interface ClientsOptions {
  readonly slots: readonly GatewaySlot[];
  readonly keys: readonly string[];
  readonly clientsPerSlot: number;
  /** A request's body without `stream`; half of the requests are streamed. */
  readonly body: object;
}

/** Clients that send one request after the other, whatever becomes of them. */
export interface Clients {
  /** Ids of the replies that arrived to their last byte. */
  readonly acknowledged: ReadonlySet<string>;
  /** Statuses that nobody expects of a gateway that is up, each with its body. */
  readonly surprises: readonly string[];
  /** Resolves after so many more replies of any kind. */
  readonly after: (replies: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts the clients. A 402 is lawful: one of the accounts is meant to run dry. */
export function startClients(options: ClientsOptions): Clients {
  const { slots, keys, clientsPerSlot, body } = options;
  const acknowledged = new Set<string>();
  const surprises: string[] = [];
  const waiters = new Set<{ left: number; readonly tell: () => void }>();
  let isStopping = false;

  const send = async (slot: GatewaySlot, turn: number): Promise<void> => {
    await slot.started;
    const stream = turn % 2 === 0;
    const key = keys[turn % keys.length] ?? "";
    const reply = await call(slot.gateway, "/v1/chat/completions", {
      key,
      body: { ...body, stream },
    });
    const id = reply.headers.get("x-request-id") ?? "";
    if (reply.status === 200 && (!stream || reply.text.endsWith("data: [DONE]\n\n"))) {
      acknowledged.add(id);
    } else if (reply.status !== 200 && reply.status !== 402) {
      surprises.push(`${reply.status} ${reply.text}`);
    }
    for (const waiter of waiters) {
      waiter.left -= 1;
      if (waiter.left <= 0) waiter.tell();
    }
  };
  const clients = slots.flatMap((slot) =>
    Array.from({ length: clientsPerSlot }, async (_, client) => {
      for (let turn = client; !isStopping; turn += 3) {
        // The kill cuts the connection: that request ends here, and in the books.
        await send(slot, turn).catch(() => undefined);
      }
    }),
  );
  return {
    acknowledged,
    surprises,
    after: (replies) =>
      new Promise((resolve) => {
        const waiter = {
          left: replies,
          tell: () => {
            waiters.delete(waiter);
            resolve();
          },
        };
        waiters.add(waiter);
      }),
    stop: async () => {
      isStopping = true;
      await Promise.all(clients);
    },
  };
}
