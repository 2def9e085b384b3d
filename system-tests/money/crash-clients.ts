import type { GatewaySlot } from "./crash-slot.ts";
import { guardSignal, within } from "../../contract-tests/harness/real-clock.ts";

/** Longer than any pause of a gateway. */
const REQUEST_MS = 120_000;
const REPLIES_MS = 120_000;
/** Requests per account before a client switches to the next one. */
const TURNS_PER_ACCOUNT = 20;

export interface ClientsOptions {
  readonly slots: readonly GatewaySlot[];
  /** The key of an account with sufficient money. */
  readonly richKey: string;
  /** Keys of accounts that run out of money during the run: a 402 is valid. */
  readonly poorKeys: readonly string[];
  readonly clientsPerSlot: number;
  /** A request's body without `stream`; half of the requests are streamed. */
  readonly body: object;
}

/** Clients that send consecutive requests, regardless of the outcome. */
export interface Clients {
  /** Ids of the responses that arrived completely. */
  readonly acknowledged: ReadonlySet<string>;
  /** Counts of refusals that a running gateway should not send. */
  readonly surprises: ReadonlyMap<string, number>;
  /** Resolves after this many further complete responses; bounded. */
  readonly after: (replies: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The outcome of one request for its client. */
interface Answer {
  readonly id: string;
  readonly isWhole: boolean;
  /** A refusal's status and message. */
  readonly refusal: string | null;
}

/** Starts the clients; each of them waits while its gateway is being replaced. */
export function startClients(options: ClientsOptions): Clients {
  const acknowledged = new Set<string>();
  const surprises = new Map<string, number>();
  const waiters = new Set<{ left: number; readonly tell: () => void }>();
  let isStopping = false;

  const take = ({ id, isWhole, refusal }: Answer): void => {
    if (refusal !== null) surprises.set(refusal, (surprises.get(refusal) ?? 0) + 1);
    if (!isWhole) return;
    acknowledged.add(id);
    for (const waiter of waiters) {
      waiter.left -= 1;
      if (waiter.left <= 0) waiter.tell();
    }
  };
  const clients = options.slots.flatMap((slot) =>
    Array.from({ length: options.clientsPerSlot }, async (_, client) => {
      for (let turn = client; !isStopping; turn += 1) {
        await slot.started;
        // The kill closes the connection: the request ends here and in the ledger.
        const answer = await send(slot, turn, options).catch(() => null);
        if (answer !== null) take(answer);
      }
    }),
  );
  return {
    acknowledged,
    surprises,
    after: (replies) => {
      const arrived = new Promise<void>((resolve) => {
        const waiter = {
          left: replies,
          tell: () => {
            waiters.delete(waiter);
            resolve();
          },
        };
        waiters.add(waiter);
      });
      return within(arrived, REPLIES_MS, `${replies} more replies`);
    },
    stop: async () => {
      isStopping = true;
      await within(Promise.all(clients), 2 * REQUEST_MS, "the clients' last replies");
    },
  };
}

async function send(slot: GatewaySlot, turn: number, options: ClientsOptions): Promise<Answer> {
  const { richKey, poorKeys, body } = options;
  const stream = turn % 2 === 0;
  const account = Math.floor(turn / TURNS_PER_ACCOUNT) % poorKeys.length;
  const key = turn % 4 < 2 ? richKey : poorKeys[account];
  const response = await fetch(`${slot.gateway.root}/v1/chat/completions`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ ...body, stream }),
    signal: guardSignal(REQUEST_MS),
  });
  const id = response.headers.get("x-request-id") ?? "";
  if (stream && response.status === 200) slot.openStreams.add(id);
  try {
    const text = await response.text();
    const isWhole = response.status === 200 && (!stream || text.endsWith("data: [DONE]\n\n"));
    const isValid = response.status === 200 || response.status === 402;
    return { id, isWhole, refusal: isValid ? null : `${response.status} ${messageOf(text)}` };
  } finally {
    slot.openStreams.delete(id);
  }
}

/** Returns the error's message, without the request's id. */
function messageOf(text: string): string {
  return /"message":"([^"]*)"/.exec(text)?.[1] ?? text;
}
