import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Agent, Dispatcher } from "undici";
import { cpuMicroseconds, memory } from "./processes.ts";
import type { RunningSubject } from "./subjects.ts";
import { requestBody, requestPath, unitsOf, type Workload } from "./workloads.ts";

/** One turn's cost. */
export interface Cost {
  /** CPU of the subject's processes a request or chunk, in microseconds. */
  readonly cpu: number;
  /** The median time to the first byte of a response's body, in milliseconds. */
  readonly firstByteMs: number;
  /** Resident memory that the turn added to the subject at its highest, in MiB. */
  readonly addedMib: number;
}

const MEMORY_POLL_MS = 500;
/** Streams by the thousand begin within some seconds and then run at once. */
const CLIENT_GAP_MS = 1;

/** Follows the memory of a subject; the result is asked for once. */
function watchMemory({ program }: RunningSubject): () => number {
  const before = memory(program).now;
  let highest = before;
  const look = (): void => {
    highest = Math.max(highest, memory(program).now);
  };
  const timer = setInterval(look, MEMORY_POLL_MS);
  return () => {
    clearInterval(timer);
    look();
    return highest - before;
  };
}

const WORD = "word ";
const TERMINAL = { chat: "data: [DONE]\n\n", messages: "event: message_stop\n" } as const;

/** @throws Error unless the response is whole: each chunk, the terminal event, the JSON's end. */
function check(workload: Workload, status: number, reply: string): void {
  const { stream, protocol } = workload;
  const isComplete =
    stream === null
      ? reply.trimEnd().endsWith("}") && reply.includes(WORD.repeat(2))
      : reply.includes(TERMINAL[protocol]) && reply.split(WORD).length === stream.chunks + 1;
  if (status === 200 && isComplete) return;
  throw new Error(`${workload.id}: ${status} ${reply.slice(0, 300)} … ${reply.slice(-300)}`);
}

/** The body's text; `first` is told when its first byte is here. */
async function read(answer: Dispatcher.ResponseData, first: () => void): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer.body as AsyncIterable<Buffer>) {
    if (parts.length === 0) first();
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** The middle of an odd number of values, or the higher of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Runs one turn of a workload and checks every response. */
export async function runTurn(
  subject: RunningSubject,
  workload: Workload,
  agent: Agent,
): Promise<Cost> {
  const body = requestBody(workload, subject.modelName(workload));
  const firstBytes: number[] = [];
  let left = workload.requests;
  const client = async (at: number): Promise<void> => {
    if (workload.single === true) await delay(at * CLIENT_GAP_MS);
    while (left-- > 0) {
      const begun = performance.now();
      const answer = await agent.request({
        origin: `http://127.0.0.1:${subject.program.port}`,
        path: requestPath(workload),
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...subject.headers,
          ...(workload.keyed === true && { "idempotency-key": randomUUID() }),
        },
        body,
      });
      const reply = await read(answer, () => firstBytes.push(performance.now() - begun));
      check(workload, answer.statusCode, reply);
    }
  };
  const addedMemory = watchMemory(subject);
  const before = cpuMicroseconds(subject.program);
  await Promise.all(Array.from({ length: workload.clients }, (_, at) => client(at)));
  const cpu = (cpuMicroseconds(subject.program) - before) / unitsOf(workload);
  return { cpu, firstByteMs: median(firstBytes), addedMib: addedMemory() };
}
