/**
 * The honest clients, in a separate process: consecutive small chats with pauses. `honest.ts PORT
 * KEY`; measures for the requested number of milliseconds, and sends its figures.
 */
import { setTimeout as delay } from "node:timers/promises";
import { Agent } from "undici";
import { requestBody, type Workload } from "../gateway/workloads.ts";

/** The honest clients' figures for a gateway. */
export interface HonestFigures {
  /** Time of each chat from its sending to its complete response, ascending. */
  readonly latenciesMs: readonly number[];
  /** Chats that ended within the measured time. */
  readonly chats: number;
  /** Chats with a status other than 200, or that failed. */
  readonly refused: number;
}

const CLIENTS = 8;
const PAUSE_MS = 50;
const GIVE_UP_MS = 120_000;

const [, , port, key] = process.argv;
const workload = { stream: null, promptBytes: 1_024 } as Workload;
const body = requestBody(workload, "openai/whole");
const agent = new Agent({
  connections: CLIENTS,
  headersTimeout: GIVE_UP_MS,
  bodyTimeout: GIVE_UP_MS,
});

async function chat(): Promise<boolean> {
  try {
    const answer = await agent.request({
      origin: `http://127.0.0.1:${port}`,
      path: "/v1/chat/completions",
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      body,
    });
    const text = await answer.body.text();
    return answer.statusCode === 200 && text.trimEnd().endsWith("}");
  } catch {
    return false; // Counted as refused.
  }
}

async function measure(ms: number): Promise<HonestFigures> {
  const latenciesMs: number[] = [];
  let chats = 0;
  let refused = 0;
  const end = performance.now() + ms;
  const client = async (at: number): Promise<void> => {
    await delay((PAUSE_MS * at) / CLIENTS);
    while (performance.now() < end) {
      const sentAt = performance.now();
      if (!(await chat())) refused += 1;
      const now = performance.now();
      latenciesMs.push(now - sentAt);
      if (now <= end) chats += 1;
      await delay(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, at) => client(at)));
  return { latenciesMs: latenciesMs.toSorted((a, b) => a - b), chats, refused };
}

process.on("message", (ms: number) => {
  void measure(ms).then((figures) => process.send?.(figures));
});
