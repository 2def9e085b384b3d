import { call } from "../harness/call.ts";
import { startFaultyGateways } from "../harness/faulty-gateways.ts";
import { createCustomer } from "../harness/operator.ts";
import { testPlans } from "../harness/plans.ts";
import { openRaw, type RawConnection } from "../harness/raw-http.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";
import { parseReply, type Exchange, type Target } from "./exchange.ts";

/** A body above it is refused. */
export const MAX_BODY_BYTES = 200_000;

/** A key by what its owner may do. */
export type KeyName = "fine" | "poor" | "narrow" | "limited";

/** The gateways and the customers through which every answer of the contract has a real cause. */
export interface World {
  readonly server: TestServer;
  readonly keys: Readonly<Record<KeyName, string>>;
  /** A part of this gateway throws. */
  readonly broken: Target;
  /** This gateway's store is away. */
  readonly storeless: Target;
  /** This gateway waits for a body no longer than a moment. */
  readonly impatient: Target;
  /** What a gateway answers to a request that it gets whole only after SIGTERM. */
  readonly answerAfterSigterm: (requestLine: string) => Promise<Exchange>;
  readonly close: () => Promise<void>;
}

const config = `server: { max_body_bytes: ${MAX_BODY_BYTES} }\n${testPlans}`;

/** Starts them all. The limited customer has used up its one request of this minute. */
export async function openWorld(): Promise<World> {
  const [server, stopping] = await Promise.all([
    startServer({ config, env: { ATTEST: "all" } }),
    startServer({ env: { ATTEST: "all" } }),
  ]);
  const faulty = await startFaultyGateways(server);
  const limited = await createCustomer(server, { plan: "one-a-minute" });
  await call(server, "/v1/account", { key: limited.key });
  const poor = await createCustomer(server, { plan: "open", balance: "0.00000001" });
  const narrow = await createCustomer(server, { plan: "echo-only" });
  const at = (port: number): Target => ({ root: `http://127.0.0.1:${port}` });
  return {
    server,
    keys: { fine: server.key, poor: poor.key, narrow: narrow.key, limited: limited.key },
    broken: at(faulty.broken),
    storeless: at(faulty.storeless),
    impatient: at(faulty.impatient),
    answerAfterSigterm: await openLateRequests(stopping),
    close: async () => {
      await faulty.close();
      await Promise.all([server.stop(), stopping.stop()]);
    },
  };
}

/** The request lines that are sent before the signal; their heads end only after it. */
const lateRequests = [
  "POST /v1/chat/completions",
  "POST /v1/messages",
  "GET /v1/models",
  "GET /v1/models/sandbox%2Fecho",
  "GET /v1/account",
] as const;

/** A connection whose request has begun is not idle: the draining gateway still answers on it. */
async function openLateRequests(server: TestServer): Promise<World["answerAfterSigterm"]> {
  const open = await Promise.all(
    lateRequests.map(async (line): Promise<readonly [string, RawConnection]> => {
      const connection = await openRaw(server);
      connection.write(`${line} HTTP/1.1\r\nhost: a\r\n`);
      return [line, connection];
    }),
  );
  // A request on a connection of its own shows that the gateway has read what came before it.
  await call(server, "/healthz");
  const answers = new Map<string, Promise<Exchange>>();
  let signalled: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    server.signal("SIGTERM");
    while (!server.output().includes("draining")) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return async (line) => {
    await (signalled ??= stop());
    const known = answers.get(line);
    if (known !== undefined) return known;
    const connection = open.find(([name]) => name === line)?.[1];
    if (connection === undefined) throw new Error(`no request ${line} was begun`);
    connection.write(`authorization: Bearer ${server.key}\r\n\r\n`);
    const answer = connection.untilClosed().then((text) => parseReply(text, null));
    answers.set(line, answer);
    return answer;
  };
}
