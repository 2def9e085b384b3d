import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Reply } from "../harness/call.ts";
import { contentOf } from "../harness/reply-content.ts";
import {
  chat,
  countTokens,
  messages,
  OFFLOADED_PADDING,
  paths,
  responses,
} from "../harness/requests.ts";
import type { SharedServer } from "../harness/shared/gateway.ts";
import { shareLenient } from "../harness/shared/lenient.ts";

let gateway: SharedServer;
let lenient = "";

beforeAll(async () => {
  [gateway, lenient] = await shareLenient();
});
afterAll(() => gateway.stop());

const post = (path: string, body: object, padding = ""): Promise<Reply> =>
  call(gateway, path, { key: lenient, body: `${JSON.stringify(body)}${padding}` });
const ignoredBy = ({ headers }: Reply): readonly string[] =>
  headers.get("x-ignored-fields")?.split(", ") ?? [];

const user = { role: "user", content: "one two three" };
const stockFields = {
  [chat]: { n: 1, user: "u", store: false, seed: 7, temperature: null, logprobs: false },
  [messages]: { speed: "fast", container: null, temperature: null },
  [countTokens]: { speed: "fast", container: null, tools: null },
  [responses]: { max_tool_calls: 3, prompt: null },
};
const plainBodies = {
  [chat]: { messages: [user] },
  [messages]: { messages: [user], max_tokens: 9 },
  [countTokens]: { messages: [user] },
  [responses]: { input: [user] },
};
const operations = [chat, messages, countTokens, responses] as const;

describe.each(operations)("%s", (path) => {
  const model = "sandbox/echo";

  test("a key of the plan gets the reply of the request without the fields", async () => {
    const streams = path === countTokens ? [{}] : [{}, { stream: true }];
    for (const fields of streams) {
      const body = { model, ...plainBodies[path], ...fields };
      const plain = await post(path, body);
      for (const padding of ["", OFFLOADED_PADDING]) {
        const reply = await post(path, { ...body, ...stockFields[path] }, padding);
        const names = Object.keys(stockFields[path]).map((name) => `/${name}`);
        expect([reply.status, ignoredBy(reply).toSorted()]).toEqual([200, names.toSorted()]);
        expect(contentOf(withoutHeader(reply))).toEqual(contentOf(plain));
      }
    }
  });

  test("any other key is refused, with a hint at the setting, and so is a misspelt field", async () => {
    const body = { model, ...plainBodies[path], ...stockFields[path] };
    const reply = await call(gateway, path, { key: gateway.key, body });
    expect(reply.status).toBe(400);
    const setting = expect.stringContaining('"unlisted_fields": "ignore"');
    expect(reply.json).toMatchObject({
      error: { details: { issues: Object.keys(stockFields[path]).map(() => ({ hint: setting })) } },
    });
    const misspelt = await post(path, { ...body, modle: "x" });
    expect([misspelt.status, misspelt.json]).toMatchObject([400, { error: { param: "modle" } }]);
  });
});

/** Returns a reply as one without ignored fields. */
function withoutHeader(reply: Reply): Reply {
  const headers = new Headers(reply.headers);
  headers.delete("x-ignored-fields");
  return { ...reply, headers };
}

test("parallel_tool_calls: false gives one call", async () => {
  const tools = ["a", "b"].map((name) => ({ type: "function", function: { name } }));
  const asked = [{ role: "user", content: "Call both in parallel." }];
  const body = { model: "sandbox/agent", messages: asked, tools };
  const callsOf = async (fields: object): Promise<number> => {
    const { json } = await post(chat, { ...body, ...fields });
    const { choices } = json as {
      readonly choices: readonly {
        readonly message: { readonly tool_calls: readonly unknown[] };
      }[];
    };
    return choices[0]?.message.tool_calls.length ?? 0;
  };
  expect([await callsOf({}), await callsOf({ parallel_tool_calls: false })]).toEqual([2, 1]);
});

test("each step of a conversation names the ignored fields, also if its body is continued", async () => {
  const long = "word ".repeat(8_000);
  const history: object[] = [{ role: "developer", content: long, name: null }];
  for (let step = 0; step < 4; step += 1) {
    history.push({ role: "user", content: `step ${step}`, name: null });
    const reply = await post(paths.chat, { model: "sandbox/echo", messages: history, n: 1 });
    expect([reply.status, ignoredBy(reply)]).toEqual([200, ["/messages/*/name", "/n"]]);
    history.push({ role: "assistant", content: `step ${step}` });
  }
});
