import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "./harness/call.ts";
import { askOperator, createCustomer } from "./harness/operator.ts";
import { bodyAt, hello, OFFLOADED_PADDING, paths } from "./harness/requests.ts";
import { startServer, type TestServer } from "./harness/start-server.ts";

let server: TestServer;
let account = "";
let key = "";
beforeAll(async () => {
  server = await startServer();
  const customer = await createCustomer(server, { balance: "10.00" });
  account = customer.accountId;
  ({ key } = customer);
});
afterAll(() => server.stop());

type Headers = Readonly<Record<string, string>>;

interface Page<Row> {
  readonly data: readonly Row[];
}

interface Session {
  readonly agent_session: string | null;
  readonly agent: string | null;
  readonly requests: number;
}

const agent = { "user-agent": "claude-cli/2.1.332 (external, cli)" };

async function send(path: string, headers: Headers, body: object | string): Promise<string> {
  const reply = await call(server, path, { key, body, headers });
  expect(reply.status, reply.text).toBe(200);
  return reply.headers.get("x-request-id") ?? "";
}

async function shownSession(id: string): Promise<string | null> {
  const shown = await askOperator<Session>(server, ["requests", "show", id]);
  return shown.agent_session;
}

test("requests are summed up by the session that a header names, on either thread", async () => {
  const own = { ...agent, "x-claude-code-session-id": "s-1" };
  for (const path of Object.values(paths)) await send(path, own, bodyAt(path, hello));
  await send(paths.chat, own, JSON.stringify(hello) + OFFLOADED_PADDING);
  await send(paths.chat, { "x-session-id": "s-2" }, hello);
  await send(paths.chat, {}, hello);
  const listed = await askOperator<Session[]>(server, ["sessions", "list", "--account", account]);
  const console = await call(server, "/console/api/v1/sessions", { key });
  for (const data of [listed, (console.json as Page<Session>).data]) {
    expect(data.map((row) => [row.agent_session, row.requests])).toEqual([
      ["s-2", 1],
      ["s-1", 4],
    ]);
    expect(data[1]?.agent).toBe("claude-cli");
  }
  const requests = await call(server, "/console/api/v1/requests?agent_session=s-1", { key });
  expect((requests.json as Page<object>).data).toHaveLength(4);
  const words = ["requests", "list", "--agent-session", "s-1"];
  expect(await askOperator<object[]>(server, words)).toHaveLength(4);
});

test("a value in another form is ignored", async () => {
  expect(await shownSession(await send(paths.chat, { "x-session-id": 'a"b' }, hello))).toBeNull();
});

test("the end user of a message names the session if no header does", async () => {
  const body = { ...hello, metadata: { user_id: "u_1_session_s-3" } };
  expect(await shownSession(await send(paths.messages, {}, body))).toBe("s-3");
});

test("sessions are in neither the metrics nor the log", async () => {
  const { text } = await call(server, "/metrics");
  expect(text).toContain("sandbox/echo");
  for (const id of ["s-1", "s-2", "s-3"]) {
    expect(text).not.toContain(id);
    expect(server.output()).not.toContain(`"${id}"`);
  }
});
