import { startFaultyGateways } from "../harness/faulty-gateways.ts";
import { startGateway, type Gateway } from "../harness/gateway.ts";
import { openRaw, type RawConnection } from "../harness/raw-http.ts";
import { GUARD_MS, until } from "../harness/real-clock.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";
import { parseReply, type Exchange, type Target } from "./exchange.ts";

/** Customers of `contract-tests/harness/gateway.ts`. */
const roles = ["poor", "narrow", "limited"] as const;
type CoverageRole = (typeof roles)[number];
/** A role with a key that reaches a response. */
export type KeyName = CoverageRole | "rich";

/** The gateways and customers that can cause every response of the contract. */
export interface CoverageGateways {
  readonly server: Gateway<CoverageRole>;
  readonly keys: Readonly<Record<KeyName, string>>;
  /** A part of this gateway throws. */
  readonly broken: Target;
  /** This gateway's store is unavailable. */
  readonly storeless: Target;
  /** This gateway waits only briefly for a body. */
  readonly impatient: Target;
  /** This gateway's memory for request bodies is full. */
  readonly crowded: Target;
  /** Another process of `server`'s service. */
  readonly other: Target;
  /** Returns a gateway's response to a request that is completed only after SIGTERM. */
  readonly answerAfterSigterm: (requestLine: string) => Promise<Exchange>;
  readonly close: () => Promise<void>;
}

/** Starts them all. */
export async function startCoverageGateways(): Promise<CoverageGateways> {
  const [server, stopping] = await Promise.all([startGateway(roles), startServer()]);
  const faulty = await startFaultyGateways(server);
  const at = (port: number): Target => ({ root: `http://127.0.0.1:${port}` });
  return {
    server,
    keys: server.keys,
    broken: at(faulty.broken),
    storeless: at(faulty.storeless),
    impatient: at(faulty.impatient),
    crowded: at(faulty.crowded),
    other: at(faulty.other),
    answerAfterSigterm: lateRequestsOf(stopping),
    close: async () => {
      await faulty.close();
      await Promise.all([server.stop(), stopping.stop()]);
    },
  };
}

/** Request lines sent before the signal; their heads are completed only after it. */
const lateRequests = [
  "POST /v1/chat/completions",
  "POST /v1/messages",
  "POST /v1/responses",
  "POST /v1/messages/count_tokens",
  "GET /v1/models",
  "GET /v1/models/sandbox%2Fecho",
  "GET /v1/account",
] as const;

/** A connection with a started request is not idle: the draining gateway still answers on it. */
function lateRequestsOf(server: TestServer): CoverageGateways["answerAfterSigterm"] {
  let answered: Promise<ReadonlyMap<string, Exchange>> | undefined;
  return async (line) => {
    const answer = (await (answered ??= finishAfterSigterm(server))).get(line);
    if (answer === undefined) throw new Error(`no request ${line} was begun`);
    return answer;
  };
}

interface LateRequest {
  readonly line: string;
  readonly connection: RawConnection;
  /** Number of characters that the gateway has sent on this connection before. */
  readonly charactersBefore: number;
}

/**
 * Begins a request in the same packet as a complete one. Once the complete one is answered, the
 * gateway has also read the beginning, so its connection is not idle.
 */
async function begin(server: TestServer, line: string): Promise<LateRequest> {
  const connection = await openRaw(server);
  const before = "GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n";
  connection.write(`${before}${line} HTTP/1.1\r\nhost: localhost\r\n`);
  const answer = await connection.until(/\r\n\r\n\{[^}]*\}/);
  return { line, connection, charactersBefore: answer.length };
}

/**
 * Begins all of them only when one is needed, since a gateway waits for a head for a limited time.
 */
async function finishAfterSigterm(server: TestServer): Promise<ReadonlyMap<string, Exchange>> {
  const begun = await Promise.all(lateRequests.map((line) => begin(server, line)));
  server.signal("SIGTERM");
  const isDraining = () => server.output().includes("draining") || null;
  await until(isDraining, GUARD_MS, "the gateway that drains");
  const answers = begun.map(async ({ line, connection, charactersBefore }) => {
    connection.write(`authorization: Bearer ${server.key}\r\n\r\n`);
    const text = (await connection.untilClosed()).slice(charactersBefore);
    return [line, parseReply(text, null)] as const;
  });
  return new Map(await Promise.all(answers));
}
