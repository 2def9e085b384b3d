import { randomUUID } from "node:crypto";
import type { Agent, Dispatcher } from "undici";
import { REQUEST_NUMBER } from "./agent-body.ts";
import { cpuMicroseconds, memory, resetPeaks } from "./processes.ts";
import type { RunningSubject } from "./subjects.ts";
import { requestBody, requestPath, unitsOf, type Workload } from "./workloads.ts";

/** One turn's cost. */
export interface Cost {
  /** CPU of the subject's processes per request or chunk, in microseconds. */
  readonly cpu: number;
  /** CPU of its database's server per request or chunk, in microseconds; null without one. */
  readonly serverCpu: number | null;
  /** The median time to the first byte of a response's body, in milliseconds. */
  readonly firstByteMs: number;
  /** Peak of the subject's resident memory, in MiB. */
  readonly peakMib: number;
  /** The part of it that the turn added. */
  readonly addedMib: number;
}

/** With thousands of clients, the maximum number of requests that wait for a first byte at once. */
const BEGINNING_MAX = 64;

const noBytes = Buffer.alloc(0);
const WORD = "word ";
/** The upstream's count. */
const COUNT = '{"input_tokens":60000}';
const TERMINAL = {
  chat: "data: [DONE]\n\n",
  messages: "event: message_stop\n",
  responses: "event: response.completed\n",
} as const;
/** How often a stream has each word: responses repeat the text in four events. */
const TIMES = { chat: 1, messages: 1, responses: 5 } as const;

/**
 * @throws Error unless the response is complete: each chunk, the terminal event, the JSON's end.
 */
function check(workload: Workload, status: number, reply: string): void {
  if (status === 200 && isComplete(workload, reply)) return;
  throw new Error(`${workload.id}: status ${status} ${reply.slice(0, 300)} … ${reply.slice(-300)}`);
}

function isComplete({ stream, protocol, counts }: Workload, reply: string): boolean {
  if (counts === true) return reply === COUNT;
  if (stream === null) return reply.trimEnd().endsWith("}") && reply.includes(WORD.repeat(2));
  return (
    reply.includes(TERMINAL[protocol]) &&
    reply.split(WORD).length === stream.chunks * TIMES[protocol] + 1
  );
}

/** Reads the body's text; calls `first` at its first byte. */
async function read(answer: Dispatcher.ResponseData, first: () => void): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer.body as AsyncIterable<Buffer>) {
    if (parts.length === 0) first();
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** Returns the median; for an even number of values, the higher one of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The requests in flight of a turn's clients. */
class Requests {
  /** Times from the sending of each request to the first byte of its response, in milliseconds. */
  readonly firstByteMs: number[] = [];
  #open = 0;
  #highest = 0;

  /** The highest number of responses that were read at the same time. */
  get atOnce(): number {
    return this.#highest;
  }

  begin(sentAt: number): void {
    this.firstByteMs.push(performance.now() - sentAt);
    this.#open += 1;
    this.#highest = Math.max(this.#highest, this.#open);
  }

  end(): void {
    this.#open -= 1;
  }
}

/** Runs one turn of a workload and checks every response. */
export async function runTurn(
  subject: RunningSubject,
  workload: Workload,
  agent: Agent,
): Promise<Cost> {
  const { clients, single } = workload;
  const callIds = await collectCallIds(subject, workload, agent);
  const request = requestOf(subject, workload, callIds);
  const requests = new Requests();
  const begun = Array.from({ length: clients }, () => Promise.withResolvers<void>());
  // Each client sends one request, and then the remaining ones.
  let left = workload.requests - clients;
  const client = async (at: number): Promise<void> => {
    if (single === true) await begun[at - BEGINNING_MAX]?.promise;
    do {
      const sentAt = performance.now();
      const answer = await agent.request(request());
      const reply = await read(answer, () => {
        requests.begin(sentAt);
        begun[at]?.resolve();
      });
      requests.end();
      check(workload, answer.statusCode, reply);
    } while (left-- > 0);
  };
  resetPeaks(subject.program);
  const idleMib = memory(subject.program).now;
  const before = cpuOf(subject);
  await Promise.all(begun.map((_, at) => client(at))).catch((cause: unknown) => {
    throw new Error(`${workload.id} failed at ${subject.name}`, { cause });
  });
  const after = cpuOf(subject);
  const peakMib = memory(subject.program).peak;
  if (single === true && requests.atOnce < clients) {
    throw new Error(`${workload.id} at ${subject.name}: ${requests.atOnce} streams at once`);
  }
  const units = unitsOf(workload);
  return {
    cpu: (after.own - before.own) / units,
    serverCpu:
      after.server === null || before.server === null
        ? null
        : (after.server - before.server) / units,
    firstByteMs: median(requests.firstByteMs),
    peakMib,
    addedMib: peakMib - idleMib,
  };
}

/** Asks for the calls of a workload's history, and returns their ids as the subject gives them. */
async function collectCallIds(
  subject: RunningSubject,
  workload: Workload,
  agent: Agent,
): Promise<readonly string[]> {
  const ids: string[] = [];
  while (ids.length < (workload.carriedCalls ?? 0)) {
    const answer = await agent.request(requestOf(subject, workload, [])());
    const reply = (await answer.body.json()) as {
      readonly content: readonly { readonly type: string; readonly id?: string }[];
    };
    const call = reply.content.find(({ type }) => type === "tool_use");
    if (call?.id === undefined) throw new Error(`${workload.id}: a reply without a call`);
    ids.push(call.id);
  }
  return ids;
}

/** Number of requests of the run. */
let sent = 0;

/** Makes a workload's requests; those of an agent differ in their number. */
function requestOf(
  subject: RunningSubject,
  workload: Workload,
  callIds: readonly string[],
): () => Dispatcher.RequestOptions {
  const common = {
    origin: `http://127.0.0.1:${subject.program.port}`,
    path: requestPath(workload),
    method: "POST",
  } as const;
  const headers = { "content-type": "application/json", ...subject.headers };
  const text = requestBody(workload, subject.modelName(workload), callIds);
  const [head = noBytes, tail] = text.split(REQUEST_NUMBER).map((part) => Buffer.from(part));
  return () => ({
    ...common,
    headers: workload.keyed ? { ...headers, "idempotency-key": randomUUID() } : headers,
    body: tail === undefined ? head : Buffer.concat([head, Buffer.from(`${(sent += 1)}`), tail]),
  });
}

/** Returns the CPU so far of the subject's processes, and of its database's server. */
function cpuOf({ program, serverMicros }: RunningSubject) {
  return { own: cpuMicroseconds(program), server: serverMicros?.() ?? null };
}
