import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../harness/call.ts";
import { createCustomer } from "../harness/operator.ts";
import { contentOf } from "../harness/reply-content.ts";
import { chat, messages } from "../harness/requests.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ env: { DEMO: "off" } });
});
afterAll(() => server.stop());

const schema = { type: "object", properties: { path: { type: "string" } } };
const description = "Reads a file → all of it. ".repeat(1_500);
const tools = {
  [chat]: [{ type: "function", function: { name: "look", description, parameters: schema } }],
  [messages]: [{ name: "look", description, input_schema: schema }],
};
const input = { path: "a.ts" };

const callOf = (path: string, id: string): object =>
  path === chat
    ? {
        role: "assistant",
        content: "",
        tool_calls: [
          { id, type: "function", function: { name: "look", arguments: JSON.stringify(input) } },
        ],
      }
    : { role: "assistant", content: [{ type: "tool_use", id, name: "look", input }] };

const resultOf = (path: string, id: string, content: unknown): object =>
  path === chat
    ? { role: "tool", tool_call_id: id, content }
    : { role: "user", content: [{ type: "tool_result", tool_use_id: id, content }] };

/** Returns the steps of an agent: each repeats the messages before it. */
function stepsOf(path: typeof chat | typeof messages): readonly object[] {
  const task = { role: "user", content: "Rename it." };
  const first = [task, callOf(path, "call_1"), resultOf(path, "call_1", "one two")];
  const second = [...first, callOf(path, "call_2"), resultOf(path, "call_2", "half \ud800")];
  const third = [...first, callOf(path, "call_2"), resultOf(path, "call_2", "long ".repeat(9_000))];
  const fourth = [...third, { role: "user", content: "Stop. 😀" }];
  const steps = [
    [task],
    first,
    [...first, callOf(path, "call_3")],
    [...first, resultOf(path, "call_1", "again")],
    [...first, { role: "user", content: 1 }],
    second,
    third,
    [...third, { role: "user", contents: "x" }],
    fourth,
    fourth,
    [{ role: "user", content: "Something else" }],
  ];
  return steps.map((list) => ({
    model: "sandbox/echo",
    max_tokens: 100,
    messages: list,
    tools: tools[path],
  }));
}

test.each([chat, messages] as const)(
  "%s: the steps of an agent are answered as if each were its first",
  async (path) => {
    const { key } = await createCustomer(server, { balance: "10.00" });
    const statuses: number[] = [];
    for (const body of stepsOf(path)) {
      const fresh = await createCustomer(server, { balance: "10.00" });
      const step = await call(server, path, { key, body });
      const alone = await call(server, path, { key: fresh.key, body });
      expect(contentOf(step)).toEqual(contentOf(alone));
      statuses.push(step.status);
    }
    expect(statuses).toEqual([200, 200, 400, 400, 400, 400, 200, 400, 200, 200, 200]);
  },
);
