import { call } from "../harness/call.ts";
import { createCustomer } from "../harness/operator.ts";
import { testPlans } from "../harness/plans.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";
import { startMisbehavingServer } from "./misbehaving-server.ts";
import type { Stage } from "./play.ts";

/** Bodies above this are too large, so that the scenario for it need not send 32 MiB. */
const BODY_BYTES_MAX = 65_536;

const HUGE_REPLY_WORDS = 4_000;

const UNKNOWN_KEY = "sk-gw-unknown";

/** A gateway with a key for each refusal, and the misbehaving server beside it. */
export async function setStage(): Promise<Stage & { readonly stop: () => Promise<void> }> {
  const server = await startServer({
    config: `server: { max_body_bytes: ${BODY_BYTES_MAX} }\n${testPlans}`,
  });
  const misbehaving = await startMisbehavingServer();
  const poor = await createCustomer(server, { balance: "0.00" });
  const narrow = await createCustomer(server, { plan: "echo-only" });
  const limited = await createCustomer(server, { plan: "few-tokens" });
  await overdraw(server, limited.key);
  return {
    baseUrl: `${server.root}/v1`,
    keys: {
      main: server.key,
      unknown: UNKNOWN_KEY,
      poor: poor.key,
      narrow: narrow.key,
      limited: limited.key,
    },
    misbehaving,
    stop: async () => {
      await Promise.all([server.stop(), misbehaving.stop()]);
    },
  };
}

/** Spends the tokens of hours at once, so that the key is refused for as long as clients play. */
async function overdraw(server: TestServer, key: string): Promise<void> {
  const content = "word ".repeat(HUGE_REPLY_WORDS);
  const body = { model: "sandbox/echo", messages: [{ role: "user", content }] };
  const { status } = await call(server, "/v1/chat/completions", { key, body });
  if (status !== 200) throw new Error(`the key to be limited is refused at once: ${status}`);
}
