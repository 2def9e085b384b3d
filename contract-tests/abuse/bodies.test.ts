import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { createCustomer } from "../harness/operator.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";
import { objectBomb, objectsOfTheirOwn, slowBodies, wideText } from "./hostile-bodies.ts";
import { compress, post, stall } from "./post.ts";
import { watchHealth } from "./watch-health.ts";

const config = `
plans: [{ id: open, name: Open, models: ["sandbox/*"] }]
`;

/** Another thread reads large bodies: on an idle machine no wait is as long as two units. */
const BODY_UNITS_MAX = 10;

/** A safeguard: a loaded machine reads large bodies slowly. */
const options = { timeout: 1_800_000 };

let server: TestServer;
let health: () => Promise<number>;

async function start(): Promise<void> {
  server = await startServer({ config, env: { NODE_OPTIONS: "--max-old-space-size=1024" } });
  health = watchHealth(server);
}

async function checkHealth(): Promise<void> {
  expect(await health()).toBeLessThan(BODY_UNITS_MAX);
}

/** Returns the status that another customer gets now. */
async function serveOther(key: string): Promise<number> {
  const body = { model: "sandbox/echo", messages: [{ role: "user", content: "hi" }] };
  return (await call(server, "/v1/chat/completions", { key, body })).status;
}

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** Matches a response that allows a retry, or one to an accepted body. */
const taken = /^(?:200|503 overloaded|504 upstream_timeout)$/;

afterEach(() => server.stop());

describe("a gateway with a heap of 1 GB survives", options, () => {
  beforeEach(start);

  it("eight bombs of eleven million objects", async () => {
    const upload = compress({ key: server.key, body: objectBomb() });
    expect(upload.body.length).toBeLessThan(40_000);
    const answers = await Promise.all(times(8, () => post(server, upload)));
    expect(answers.every((answer) => /^400 invalid_request$|^503 overloaded$/.test(answer))).toBe(
      true,
    );
    expect(await post(server, upload)).toBe("400 invalid_request");
    await checkHealth();
  });

  it("sixty stalled uploads of 32 KB, and serves others during them", async () => {
    const { key } = await createCustomer(server, { plan: "open" });
    const whole = gzipSync(Buffer.alloc(32_000_000, " "));
    const body = whole.subarray(0, -20);
    const headers = { "content-encoding": "gzip", "content-length": whole.length };
    const uploads = times(60, () => stall(server, { key: server.key, body, headers }));
    for (let at = 0; at < 20; at += 1) expect(await serveOther(key)).toBe(200);
    for (const upload of uploads) upload.end();
    await checkHealth();
  });

  it("sixty simultaneous bodies with the maximum number of objects", async () => {
    const upload = compress({ key: server.key, body: objectsOfTheirOwn() });
    const answers = await Promise.all(times(60, () => post(server, upload)));
    for (const answer of answers) expect(answer).toMatch(taken);
    expect(answers).toContain("504 upstream_timeout");
    await checkHealth();
  });

  it("forty texts of 30 MB with two bytes per character", async () => {
    const upload = compress({ key: server.key, body: wideText() });
    const answers = await Promise.all(times(40, () => post(server, upload)));
    for (const answer of answers) expect(answer).toMatch(taken);
    expect(answers).toContain("504 upstream_timeout");
    await checkHealth();
  });
});

describe("no body delays other clients", options, () => {
  it("among all that are slow to read, walk or refuse", async () => {
    await start();
    const answers: Record<string, string> = {};
    for (const [name, , body] of slowBodies) {
      answers[name] = await post(server, { key: server.key, body: body() });
    }
    expect(answers).toEqual(Object.fromEntries(slowBodies.map(([name, answer]) => [name, answer])));
    await checkHealth();
  });
});
