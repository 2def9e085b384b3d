import { call } from "../harness/call.ts";
import { startFaultyGateways } from "../harness/faulty-gateways.ts";
import { startGateway, type Gateway } from "../harness/gateway.ts";
import { openRaw, type RawConnection } from "../harness/raw-http.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";
import { parseReply, type Exchange, type Target } from "./exchange.ts";

type CoverageRole = "poor" | "narrow" | "limited";
/** A role whose key reaches an answer. */
export type KeyName = CoverageRole | "rich";

/** The gateways and customers that give every answer of the contract a real cause. */
export interface CoverageGateways {
  readonly server: Gateway<CoverageRole>;
  readonly keys: Readonly<Record<KeyName, string>>;
  /** A part of this gateway throws. */
  readonly broken: Target;
  /** This gateway's store is unavailable. */
  readonly storeless: Target;
  /** This gateway waits only briefly for a body. */
  readonly impatient: Target;
  /** Another process of the service that `server` belongs to. */
  readonly other: Target;
  /** A gateway's answer to a request that is complete only after SIGTERM. */
  readonly answerAfterSigterm: (requestLine: string) => Promise<Exchange>;
  readonly close: () => Promise<void>;
}

/** Starts them all. */
export async function startCoverageGateways(): Promise<CoverageGateways> {
  const [server, stopping] = await Promise.all([
    startGateway(["poor", "narrow", "limited"]),
    startServer(),
  ]);
  const faulty = await startFaultyGateways(server);
  const at = (port: number): Target => ({ root: `http://127.0.0.1:${port}` });
  return {
    server,
    keys: server.keys,
    broken: at(faulty.broken),
    storeless: at(faulty.storeless),
    impatient: at(faulty.impatient),
    other: at(faulty.other),
    answerAfterSigterm: await openLateRequests(stopping),
    close: async () => {
      await faulty.close();
      await Promise.all([server.stop(), stopping.stop()]);
    },
  };
}

/** Request lines sent before the signal; their heads end only after it. */
const lateRequests = [
  "POST /v1/chat/completions",
  "POST /v1/messages",
  "GET /v1/models",
  "GET /v1/models/sandbox%2Fecho",
  "GET /v1/account",
] as const;

/** A connection whose request has begun is not idle: the draining gateway still answers on it. */
async function openLateRequests(
  server: TestServer,
): Promise<CoverageGateways["answerAfterSigterm"]> {
  const open = await Promise.all(
    lateRequests.map(async (line): Promise<readonly [string, RawConnection]> => {
      const connection = await openRaw(server);
      connection.write(`${line} HTTP/1.1\r\nhost: localhost\r\n`);
      return [line, connection];
    }),
  );
  // A request on its own connection proves that the gateway has read everything before it.
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
