import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Reply } from "../../contract-tests/harness/call.ts";
import {
  askOperator,
  createCustomer,
  type Customer,
} from "../../contract-tests/harness/operator.ts";
import { startServer, type TestServer } from "../../contract-tests/harness/start-server.ts";
import { randomCuts } from "./paces.ts";

const LOGICAL_REQUESTS = 40;
const CUT_SHARE = 0.3;

let server: TestServer;
let customer: Customer;
beforeAll(async () => {
  server = await startServer();
  customer = await createCustomer(server);
});
afterAll(() => server?.stop());

interface Wish {
  readonly id: string;
  readonly model?: string;
  readonly stream?: boolean;
  readonly content?: string;
  readonly signal?: AbortSignal;
  readonly key?: string;
}

function send(path: string, wish: Wish): Promise<Reply> {
  const { id, model = "echo", stream = false, content = "a b c d e", signal } = wish;
  const body = {
    model: `sandbox/${model}`,
    max_tokens: 50,
    stream,
    messages: [{ role: "user", content }],
  };
  return call(server, path, {
    key: wish.key ?? customer.key,
    body,
    headers: { "idempotency-key": id },
    ...(signal !== undefined && { signal }),
  });
}

async function booked(of: Customer): Promise<{ requests: number; completion: number }> {
  const rows = await askOperator<readonly { requests: number; completion_tokens: number }[]>(
    server,
    ["usage", "--account", of.accountId, "--by", "key"],
  );
  const [row] = rows;
  return { requests: row?.requests ?? 0, completion: row?.completion_tokens ?? 0 };
}

const chat = "/v1/chat/completions";

describe.each([chat, "/v1/messages"])("%s", (path) => {
  test.each([false, true])(
    "a repeat gets the same bytes for one charge (stream: %s)",
    async (stream) => {
      const wish = { id: `same-${path}-${stream}`, stream };
      const first = await send(path, wish);
      const before = await booked(customer);
      const second = await send(path, wish);
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(second.text).toBe(first.text);
      expect(first.headers.get("idempotent-replayed")).toBeNull();
      expect(second.headers.get("idempotent-replayed")).toBe("true");
      expect(await booked(customer)).toEqual(before);
    },
  );
});

test("the same key with another body is refused", async () => {
  await send(chat, { id: "other-body" });
  const reply = await send(chat, { id: "other-body", content: "other" });
  expect(reply.status).toBe(422);
  expect(reply.headers.get("x-should-retry")).toBe("false");
});

test("a response with an error status is not stored", async () => {
  const first = await send(chat, { id: "refused", model: "refuse-500" });
  const second = await send(chat, { id: "refused", model: "refuse-500" });
  expect([first.status, second.status]).toEqual([502, 502]);
  expect(second.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
  expect(second.text).not.toBe(first.text);
});

const cutOrSpare = randomCuts(CUT_SHARE, 60);

/** Retries after a cut like a vendor's SDK. */
async function untilAnswered(wish: Wish): Promise<Reply> {
  const { signal, spare } = cutOrSpare();
  const first = await send(chat, { ...wish, signal }).catch((error: unknown) => {
    if (signal.aborted) return undefined;
    throw error;
  });
  spare();
  return first ?? send(chat, wish);
}

test("with connections cut at random, there is one charge per logical request", async () => {
  const other = await createCustomer(server);
  const lane = async (from: number): Promise<void> => {
    for (let at = from; at < LOGICAL_REQUESTS; at += 4) {
      const wish = { id: `cut-${at}`, stream: at % 2 === 0, key: other.key };
      expect((await untilAnswered(wish)).status).toBe(200);
    }
  };
  await Promise.all([lane(0), lane(1), lane(2), lane(3)]);
  // Each response has five pieces.
  expect(await booked(other)).toEqual({
    requests: LOGICAL_REQUESTS,
    completion: LOGICAL_REQUESTS * 5,
  });
  expect(await askOperator(server, ["ledger", "verify", "--full"])).toMatchObject({ ok: true });
});
