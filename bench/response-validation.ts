import { call } from "../contract-tests/harness/call.ts";
import { startServer, type TestServer } from "../contract-tests/harness/start-server.ts";

/**
 * Cost of response validation: CPU per request of the gateway's process, with every response
 * checked and without checks. Rounds alternate between two gateways, so that other load affects
 * both. `node bench/response-validation.ts [requests per round]`.
 */
const REQUESTS = Number(process.argv[2] ?? 300);
const ROUNDS = 4;
const CLIENTS = 8;

const words = Array.from({ length: 200 }, (_, at) => `word${at}`).join(" ");
const chat = { model: "sandbox/echo", messages: [{ role: "user", content: words }] };

const workloads: Readonly<Record<string, readonly [path: string, body?: object]>> = {
  "chat, whole": ["/v1/chat/completions", chat],
  "chat, 200 pieces streamed": ["/v1/chat/completions", { ...chat, stream: true }],
  "messages, whole": ["/v1/messages", chat],
  "messages, 200 pieces streamed": ["/v1/messages", { ...chat, stream: true }],
  "list of models": ["/v1/models"],
};

async function cpuSeconds(server: TestServer): Promise<number> {
  const { text } = await call(server, "/metrics");
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

/** Returns CPU microseconds per request. */
async function measure(server: TestServer, [path, body]: (typeof workloads)[string]) {
  const before = await cpuSeconds(server);
  let begun = 0;
  const client = async (): Promise<void> => {
    while (begun++ < REQUESTS) {
      const reply = await call(server, path, { key: server.key, ...(body && { body }) });
      if (reply.status !== 200) throw new Error(`${path} answers ${reply.status}`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return (((await cpuSeconds(server)) - before) * 1e6) / REQUESTS;
}

const env = { LOG_LEVEL: "error" };
const plain = await startServer({ env: { ...env, ATTEST: "off" } });
const validated = await startServer({ env: { ...env, ATTEST: "all" } });
for (const [name, workload] of Object.entries(workloads)) {
  const totals = { plain: 0, validated: 0 };
  // The first round warms both up and is not counted.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const costs = {
      plain: await measure(plain, workload),
      validated: await measure(validated, workload),
    };
    if (round === 0) continue;
    totals.plain += costs.plain / ROUNDS;
    totals.validated += costs.validated / ROUNDS;
  }
  const ratio = (totals.validated / totals.plain).toFixed(2);
  console.log(
    `${name.padEnd(32)} ${totals.plain.toFixed(0).padStart(6)} µs → ` +
      `${totals.validated.toFixed(0).padStart(6)} µs CPU per request: ${ratio}×`,
  );
}
const { text } = await call(validated, "/contract");
console.log(text);
await Promise.all([plain.stop(), validated.stop()]);
