import { call, type Reply } from "../../contract-tests/harness/call.ts";
import { endMark } from "./faults/fault-client.ts";
import {
  GUARD_MS,
  later,
  monotonicMs,
  pause,
  wallClockMs,
} from "../../contract-tests/harness/real-clock.ts";

/** The outcome of one request for its client. */
export interface Answer {
  readonly id: string;
  /** 0 if the connection broke. */
  readonly status: number;
  readonly code: string | null;
  readonly retryAfter: string | null;
  /** Time of arrival, and the client's wait until then, in milliseconds of one clock. */
  readonly atMs: number;
  readonly ms: number;
  /** A complete response with status 200. */
  readonly isWhole: boolean;
  /** Number of the request in its client's sequence. */
  readonly turn: number;
  /** The request's `Idempotency-Key`. */
  readonly idempotencyKey: string | null;
}

export interface LoadOptions {
  readonly gateways: readonly { readonly root: string }[];
  readonly key: string;
  readonly model: string;
  readonly clients: number;
  /** Text of each request; the sandbox's models echo it. */
  readonly content?: string;
  /** Prefix of the idempotency keys of every second request; absent for requests without keys. */
  readonly name?: string;
}

/** Clients that send consecutive requests in both protocols, streamed and not. */
export interface Load {
  readonly answers: readonly Answer[];
  /** Resolves after this many further matching answers; bounded. */
  readonly until: (count: number, isMeant: (answer: Answer) => boolean) => Promise<void>;
  /** Repeats the request of an answer, possibly on another gateway. */
  readonly repeat: (answer: Answer) => Promise<Answer>;
  readonly stop: () => Promise<void>;
}

const RETRY_MS = 250;

export const isServed = ({ isWhole }: Answer): boolean => isWhole;

/** Matches the required refusal while the ledger is unavailable. */
export const isClearRefusal = ({ status, code, retryAfter }: Answer): boolean =>
  status === 503 && code === "unavailable" && Number(retryAfter) >= 1;

/** Starts the clients, each on its gateway. */
export function startLoad(options: LoadOptions): Load {
  const { gateways, key, model, clients, name, content = "Count to five." } = options;
  const answers: Answer[] = [];
  const listeners = new Set<(answer: Answer) => void>();
  let isStopping = false;
  const client = async (at: number): Promise<void> => {
    const gateway = gateways[at % gateways.length] ?? { root: "" };
    for (let turn = at; !isStopping; turn += 1) {
      const hasKey = name !== undefined && Math.floor(turn / 4) % 2 === 0;
      const idempotencyKey = hasKey ? `${name}-${at}-${turn}` : null;
      const answer = await ask(gateway, { key, model, content, turn, idempotencyKey });
      answers.push(answer);
      for (const listener of listeners) listener(answer);
      if (answer.status === 0 || answer.status === 503) await pause(RETRY_MS);
    }
  };
  const running = Array.from({ length: clients }, (_, at) => client(at));
  return {
    answers,
    until: (count, isMeant) =>
      new Promise((resolve, reject) => {
        let left = count;
        const end = (error?: Error): void => {
          cancel();
          listeners.delete(listener);
          if (error === undefined) resolve();
          else reject(error);
        };
        const listener = (answer: Answer): void => {
          if (isMeant(answer)) left -= 1;
          if (left === 0) end();
        };
        const cancel = later(GUARD_MS, () =>
          end(new Error(`not so many came: ${JSON.stringify(tally(answers))}`)),
        );
        listeners.add(listener);
      }),
    repeat: async ({ turn, idempotencyKey }) => {
      const gateway = gateways[answers.length % gateways.length] ?? { root: "" };
      const answer = await ask(gateway, { key, model, content, turn, idempotencyKey });
      answers.push(answer);
      return answer;
    },
    stop: async () => {
      isStopping = true;
      await Promise.all(running);
    },
  };
}

/** Repeats each request with a key until it has a complete response; returns their number. */
export async function repeatUnanswered(load: Load): Promise<number> {
  const unanswered = load.answers.filter(
    ({ isWhole, idempotencyKey }) => !isWhole && idempotencyKey !== null,
  );
  for (const answer of unanswered) {
    const deadline = wallClockMs() + GUARD_MS;
    for (let again = await load.repeat(answer); !again.isWhole; again = await load.repeat(answer)) {
      if (wallClockMs() > deadline) throw new Error(`for ever ${again.status} ${again.code}`);
      await pause(RETRY_MS);
    }
  }
  return unanswered.length;
}

/** Counts of each status and code. */
export function tally(answers: readonly Answer[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { status, code, isWhole } of answers) {
    const name = status === 200 ? (isWhole ? "200" : "200 cut") : `${status} ${code}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

interface Turn {
  readonly key: string;
  readonly model: string;
  readonly content: string;
  readonly turn: number;
  readonly idempotencyKey: string | null;
}

async function ask(gateway: { readonly root: string }, asked: Turn): Promise<Answer> {
  const { key, model, content, turn, idempotencyKey } = asked;
  const headers = idempotencyKey === null ? {} : { "idempotency-key": idempotencyKey };
  const stream = turn % 2 === 0;
  const path = turn % 4 < 2 ? "/v1/chat/completions" : "/v1/messages";
  const messages = [{ role: "user", content }];
  const body = { model, max_tokens: 50, stream, messages };
  const sentMs = monotonicMs();
  const times = () => ({ atMs: monotonicMs(), ms: monotonicMs() - sentMs });
  try {
    const reply = await call(gateway, path, { key, body, headers });
    return { ...answerOf(reply, stream), ...times(), turn, idempotencyKey };
  } catch {
    // The verdict counts broken connections.
    const nothing = { id: "", status: 0, code: null, retryAfter: null, isWhole: false };
    return { ...nothing, ...times(), turn, idempotencyKey };
  }
}

function answerOf(
  reply: Reply,
  stream: boolean,
): Omit<Answer, "turn" | "idempotencyKey" | "atMs" | "ms"> {
  const { status, headers, text, json } = reply;
  const error = (json as { error?: { code?: string } } | undefined)?.error;
  return {
    id: headers.get("x-request-id") ?? "",
    status,
    code: error?.code ?? null,
    retryAfter: headers.get("retry-after"),
    isWhole: status === 200 && (stream ? endMark.test(text) : json !== undefined),
  };
}
