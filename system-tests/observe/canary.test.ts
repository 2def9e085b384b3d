import { afterAll, beforeAll, expect, test } from "vitest";
import {
  startOtlpReceiver,
  type OtlpReceiver,
} from "../../contract-tests/harness/otlp-receiver.ts";
import { startServer, type TestServer } from "../../contract-tests/harness/start-server.ts";
import {
  canaries,
  oddRequests,
  upstreamKinds,
  upstreamModes,
  type OddRequest,
} from "./odd-requests.ts";
import { startRepeatingUpstream, type RepeatingUpstream } from "./repeating-upstream.ts";
import { guardSignal } from "../../contract-tests/harness/real-clock.ts";

const REQUESTS = 1_200;
const AT_ONCE = 8;
const SEED = 20_261_122;

let receiver: OtlpReceiver;
let upstream: RepeatingUpstream;
let gateway: TestServer;

beforeAll(async () => {
  receiver = await startOtlpReceiver();
  upstream = await startRepeatingUpstream();
  gateway = await startServer({
    config: configFor(upstream.origin),
    env: {
      LOG_LEVEL: "trace",
      UPSTREAM_KEY: canaries.upstreamKey,
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_BSP_SCHEDULE_DELAY: "100",
    },
  });
});

afterAll(async () => {
  await gateway.stop();
  await upstream.stop();
  await receiver.stop();
});

function configFor(origin: string): string {
  const models = upstreamKinds.flatMap((kind) =>
    upstreamModes.map((mode) => {
      const base = JSON.stringify(kind === "openai" ? `${origin}/v1` : origin);
      const call = `kind: ${kind}, base_url: ${base}, model: ${mode}, api_key_env: UPSTREAM_KEY`;
      return `
  - id: ${kind}/${mode}
    context_length: 4096
    max_output_tokens: 64
    pricing: { prompt: "0.000001", completion: "0.000001" }
    upstreams: [{ ${call} }]`;
    }),
  );
  return `models:${models.join("")}\n`;
}

interface Answer {
  readonly request: OddRequest;
  readonly status: number;
  readonly requestId: string;
  readonly text: string;
}

/** Returns null if the client disconnected. */
async function ask(request: OddRequest): Promise<Answer | null> {
  const { method, path, body, sendsKey, leavesAfterMs } = request;
  const key = { authorization: `Bearer ${gateway.key}` };
  try {
    const response = await fetch(gateway.root + path, {
      method,
      headers: { ...(sendsKey && key), ...request.headers },
      body,
      redirect: "manual",
      ...(leavesAfterMs !== null && { signal: guardSignal(leavesAfterMs) }),
    });
    const requestId = response.headers.get("x-request-id") ?? "";
    return { request, status: response.status, requestId, text: await response.text() };
  } catch (error) {
    if (leavesAfterMs !== null && error instanceof Error && error.name === "TimeoutError") {
      return null;
    }
    throw error;
  }
}

async function askAll(): Promise<readonly Answer[]> {
  const requests = oddRequests(REQUESTS, SEED);
  const answers: Answer[] = [];
  const work = async (): Promise<void> => {
    for (const request of requests) {
      const answer = await ask(request);
      if (answer !== null) answers.push(answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
}

/** Returns the code of an error, from a body or a stream's last event. */
function codeOf({ text }: Answer): string | null {
  const found = /"error":\{(?=[^]*?"type":)[^]*?"code":"(\w+)"/.exec(text);
  return found?.[1] ?? null;
}

interface LogLine {
  readonly msg: string;
  readonly request_id?: string;
  readonly error?: string;
}

const logLines = (): readonly LogLine[] =>
  gateway
    .output()
    .split("\n")
    // The last line may be incomplete.
    .slice(0, -1)
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as LogLine);

/** Returns the canaries in the text. */
function found(text: string, sought: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(sought).flatMap(([name, canary]) => (text.includes(canary) ? [name] : []));
}

test("no key and no content of 1,200 odd requests is in a log, a metric, a trace or an error", async () => {
  const answers = await askAll();
  const secrets = { ...canaries, key: gateway.key };
  expect(upstream.keyed()).toBeGreaterThan(50);
  const statuses = new Set(answers.map(({ status }) => status));
  for (const status of [200, 400, 401, 404, 405, 415, 502]) expect(statuses).toContain(status);

  const errors = answers.filter(({ status }) => status >= 400);
  expect(errors.length).toBeGreaterThan(REQUESTS / 3);
  const { content, wrongKey, upstreamKey, key } = secrets;
  const leaks = errors.flatMap((answer) => {
    // A provider's refusal contains the provider's own message.
    const isProviders = codeOf(answer) === "upstream_rejected";
    const never = { wrongKey, upstreamKey, key, ...(!isProviders && { content }) };
    const leaked = found(answer.text, never);
    return leaked.length === 0 ? [] : [`${leaked.join()}: ${answer.status} ${answer.text}`];
  });
  expect(leaks.slice(0, 5)).toEqual([]);

  /** Returns the last log line of each request. */
  const ends = (): readonly LogLine[] => logLines().filter(({ msg }) => msg === "request");
  const logged = (): ReadonlySet<string> =>
    new Set(ends().flatMap(({ request_id: id }) => (id === undefined ? [] : [id])));
  await expect.poll(() => answers.every(({ requestId }) => logged().has(requestId))).toBe(true);
  await expect.poll(() => receiver.spans().length).toBeGreaterThan(REQUESTS / 3);
  const metrics = await (await fetch(`${gateway.root}/metrics`)).text();
  expect({
    log: found(gateway.output(), secrets),
    metrics: found(metrics, secrets),
    traces: found(receiver.received(), secrets),
  }).toEqual({ log: [], metrics: [], traces: [] });

  const codes = new Map(ends().map((line) => [line.request_id, line.error]));
  const differing = answers
    .map((answer) => [codeOf(answer), codes.get(answer.requestId)])
    .filter(([sent, log]) => sent !== null && sent !== log)
    .map(([sent, log]) => `the wire says ${sent}, the log ${log}`);
  expect(differing.slice(0, 5)).toEqual([]);
});
