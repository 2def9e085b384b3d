import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Reply } from "../harness/call.ts";
import { faultsOf } from "../harness/closed-replies.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";

const REQUESTS = 12;
const config = `models:
  - id: local/away
    context_length: 1000
    max_output_tokens: 100
    pricing: { prompt: "0.000001", completion: "0.000001" }
    upstreams:
      - { kind: openai, base_url: "http://127.0.0.1:9/v1", model: away }
  - id: local/idle
    context_length: 1000
    max_output_tokens: 100
    pricing: { prompt: "0.000001", completion: "0.000001" }
    upstreams:
      - { kind: openai, base_url: "http://127.0.0.1:9/v1", model: idle }
`;

interface Live {
  readonly processes: number;
  readonly streams: number;
  readonly store_up: boolean;
  readonly models: readonly { readonly model: string; readonly streams: number }[];
  readonly breakers: readonly {
    readonly upstream: string;
    readonly model: string;
    readonly state: string;
  }[];
}

interface Activity {
  readonly processes: number;
  readonly data: readonly {
    readonly requests: number;
    readonly output_tokens: number;
    readonly charge: string;
    readonly errors: readonly { readonly code: string; readonly count: number }[];
    readonly first_token: { readonly p50_ms: number } | null;
  }[];
  readonly upstreams: readonly {
    readonly model: string;
    readonly calls: number;
    readonly failures: readonly { readonly kind: string; readonly count: number }[];
  }[];
}

describe("a gateway", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ config, env: { ADMIN_TOKEN: "token-of-all" } });
  });
  afterAll(() => server.stop());

  const ask = async (path: string, name: string): Promise<unknown> => {
    const reply = await call(server, `/admin/api/v1${path}`, { key: "token-of-all" });
    expect(reply.status, reply.text).toBe(200);
    expect(faultsOf(name, reply.json, "admin"), reply.text).toEqual([]);
    return reply.json;
  };
  const live = async (): Promise<Live> => (await ask("/live", "LiveReport")) as Live;
  const activity = async (window = "15m"): Promise<Activity> =>
    (await ask(`/activity?window=${window}`, "ActivityReport")) as Activity;
  const chat = (model: string, more: object = {}, signal?: AbortSignal): Promise<Reply> =>
    call(server, "/v1/chat/completions", {
      key: server.key,
      body: { model, messages: [{ role: "user", content: "one two three four" }], ...more },
      ...(signal === undefined ? {} : { signal }),
    });

  const requestsOf = ({ data }: Activity): number =>
    data.reduce((total, minute) => total + minute.requests, 0);

  test("open streams are shown by model, and nothing of them afterwards", async () => {
    const before = requestsOf(await activity());
    const stop = new AbortController();
    const content = "word ".repeat(400);
    const messages = [{ role: "user", content }];
    const streams = [1, 2, 3].map(() =>
      chat("sandbox/slow", { stream: true, messages }, stop.signal).catch(() => null),
    );
    await expect
      .poll(async () => (await live()).models)
      .toEqual([{ model: "sandbox/slow", requests: 3, streams: 3 }]);
    const found = await live();
    expect([found.processes, found.streams, found.store_up]).toEqual([1, 3, true]);
    stop.abort();
    await Promise.all(streams);
    await expect.poll(async () => (await live()).models).toEqual([]);
    // Those that were cut are counted too.
    await expect.poll(async () => requestsOf(await activity())).toBe(before + 3);
  });

  test("what ended is counted once", async () => {
    const before = requestsOf(await activity());
    for (let at = 0; at < REQUESTS; at += 1) {
      expect((await chat("sandbox/echo", { stream: at % 2 === 0 })).status).toBe(200);
    }
    expect((await chat("sandbox/nothing")).status).toBe(404);
    expect((await chat("local/away")).status).toBe(502);
    const errors = async (): Promise<readonly string[]> =>
      (await activity()).data.flatMap((minute) => minute.errors.map(({ code }) => code));
    await expect
      .poll(errors)
      .toEqual(expect.arrayContaining(["model_not_found", "upstream_error"]));
    const reports = await Promise.all(["15m", "1h", "6h", "24h"].map(activity));
    for (const { processes, data, upstreams } of reports) {
      expect(processes).toBe(1);
      const sum = (read: (minute: (typeof data)[number]) => number): number =>
        data.reduce((total, minute) => total + read(minute), 0);
      expect(sum(({ requests }) => requests)).toBe(before + REQUESTS + 2);
      expect(sum(({ output_tokens: output }) => output)).toBeGreaterThanOrEqual(REQUESTS * 4);
      expect(data.some(({ charge }) => /^0\.0+[1-9]/.test(charge))).toBe(true);
      expect(data.some(({ first_token: first }) => first !== null)).toBe(true);
      const away = upstreams.find(({ model }) => model === "local/away");
      expect(away?.failures.map(({ count }) => count)).toEqual([away?.calls]);
    }
  });

  test("every upstream has its breaker: open once its calls have failed, else closed", async () => {
    const breaker = (name: string, state: string) => ({
      upstream: `openai:http://127.0.0.1:9/v1#${name}`,
      model: `local/${name}`,
      state,
    });
    expect((await live()).breakers).toEqual([breaker("away", "closed"), breaker("idle", "closed")]);
    const breakersAfterCall = async (): Promise<Live["breakers"]> => {
      await chat("local/away");
      return (await live()).breakers;
    };
    // Five failures open it.
    await expect
      .poll(breakersAfterCall)
      .toEqual([breaker("away", "open"), breaker("idle", "closed")]);
  });

  test("a window that is none is refused", async () => {
    const reply = await call(server, "/admin/api/v1/activity?window=1w", { key: "token-of-all" });
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({ error: { param: "window" } });
  });
});
