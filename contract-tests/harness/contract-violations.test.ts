import { createServer, type RequestListener } from "node:http";
import { afterEach, expect, test } from "vitest";
import { contractViolations } from "./contract-violations.ts";
import { listenOnLoopback, type Loopback } from "./loopback.ts";
import { GUARD_MS } from "./real-clock.ts";

let gateway: Loopback | null = null;
afterEach(async () => {
  await gateway?.close();
  gateway = null;
});

/** Returns the violations of a stand-in for a gateway with this answer. */
async function violationsOf(answer: RequestListener, limitMs = GUARD_MS): Promise<string | null> {
  gateway = await listenOnLoopback(createServer(answer));
  return contractViolations(gateway.origin, limitMs);
}

const answering =
  (status: number, body: object | string): RequestListener =>
  (_request, response) =>
    void response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));

const clean = { mode: "all", violations: 0, recent: [] };

test("a gateway without violations has none", async () => {
  expect(await violationsOf(answering(200, { attestation: clean }))).toBeNull();
});

test("a gateway with violations reports the newest ones", async () => {
  const attestation = { ...clean, violations: 1, recent: [{ operation: "createMessage" }] };
  expect(await violationsOf(answering(200, { attestation }))).toContain("createMessage");
});

test.each<[string, RequestListener, RegExp]>([
  [
    "cuts the connection",
    (request) => void request.socket.destroy(),
    /\/contract reports nothing: .*(?:closed|ECONNRESET)/,
  ],
  ["redirects", answering(302, { attestation: clean }), /status 302/],
  ["answers with nonsense", answering(200, "nonsense"), /JSON/],
  ["answers with null", answering(200, "null"), /no attestation: null/],
  [
    "counts violations in words",
    answering(200, { attestation: { ...clean, violations: "none" } }),
    /no attestation/,
  ],
  [
    "does not validate its replies",
    answering(200, { attestation: { ...clean, mode: "off" } }),
    /no attestation/,
  ],
])("a gateway that %s is a failure", async (_name, answer, reason) => {
  await expect(violationsOf(answer)).rejects.toThrow(reason);
});

test("a gateway that does not answer in time is a failure", async () => {
  await expect(violationsOf(() => undefined, 100)).rejects.toThrow(/\/contract reports nothing/);
});
