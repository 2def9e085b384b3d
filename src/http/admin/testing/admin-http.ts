import type { Duplex } from "node:stream";
import { AdminTestHarness } from "../../../operator/admin/testing/admin-test-harness.ts";
import type { AdminToken } from "../../../access/auth/authenticate-admin.ts";
import type { BodyBudget } from "../../bodies/body-budget.ts";
import { createProxyTrust } from "../../request/addresses.ts";
import {
  type InProcess,
  type InProcessCall,
  type InProcessReply,
  serveInProcess,
} from "../../testing/in-process.ts";
import { bodyLimits } from "../../testing/test-gateway.ts";
import { authenticateTokens, createAdminApi } from "../admin-api.ts";

const ROOT = "/admin/api/v1";

/** The trusted proxy: its `X-Forwarded-For` header is used. */
export const PROXY = "10.0.0.1";

export const tokens: readonly AdminToken[] = [
  { name: "chief", role: "full", token: "token-of-chief" },
  { name: "desk", role: "support", token: "token-of-desk" },
  { name: "board", role: "read", token: "token-of-board" },
];

/** The body of a call that opens an account. */
export const accountCreation = JSON.stringify({ name: "Acme", plan: "pro", balance: "1" });

interface Ask extends InProcessCall {
  /** Default: the chief's token; null: no token. */
  readonly token?: string | null;
}

/** The admin API over HTTP without a port, backed by a test harness. */
export class AdminHttp {
  readonly harness = new AdminTestHarness();
  #api: InProcess | null = null;

  get api(): InProcess {
    if (this.#api === null) throw new Error("the API is not started");
    return this.#api;
  }

  /** Starts the API with the harness's current parts; null: the default budget of bodies. */
  async start(bodies: BodyBudget | null): Promise<void> {
    const nowMs = (): number => this.harness.nowMs;
    const clock = { nowMs, elapsedMs: nowMs };
    const { clientOf } = createProxyTrust([PROXY]);
    // The gateway's own body limit does not apply to this API.
    const limits = { ...bodyLimits, maxBodyBytes: 4_194_304 };
    const authenticate = authenticateTokens({ tokens, clock, clientOf });
    const parts = { authenticate, dependencies: this.harness.dependencies(), limits };
    const serve = await createAdminApi({ ...parts, ...(bodies !== null && { bodies }) });
    this.#api = serveInProcess(serve, { clock, trustedProxies: [PROXY] });
  }

  ask(path: string, { token = "token-of-chief", ...call }: Ask = {}): Promise<InProcessReply> {
    return this.api.call(ROOT + path, {
      ...call,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(call.body !== undefined && { "content-type": "application/json" }),
        ...call.headers,
      },
    });
  }

  /** Returns the status of a reply, and the code of an error. */
  async outcome(path: string, call?: Ask): Promise<string> {
    return outcomeOf(await this.ask(path, call));
  }

  /** Sends the head of a POST and a part of its body. */
  beginPost(length: number, begun: string): Duplex {
    const connection = this.api.connect();
    const head = [
      `POST ${ROOT}/accounts HTTP/1.1`,
      ...["host: gateway.test", "content-type: application/json"],
      ...["authorization: Bearer token-of-chief", `content-length: ${length}`],
    ];
    connection.write(`${head.join("\r\n")}\r\n\r\n${begun}`);
    return connection;
  }
}

/** Returns `<status>`, and the code of an error. */
export function outcomeOf({ status, json }: InProcessReply): string {
  const error: unknown = Reflect.get(Object(json), "error");
  const code: unknown = Reflect.get(Object(error), "code");
  return code === undefined ? `${status}` : `${status} ${typeof code === "string" ? code : ""}`;
}
