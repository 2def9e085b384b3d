import { afterEach, describe, expect, test } from "vitest";
import { callGateway, chat } from "../testing/call.ts";
import { answerWhole, startGateway, type TestGateway } from "../testing/test-gateway.ts";

let gateway: TestGateway;

afterEach(() => gateway.close());

const HALF = "a\ud83d";
const TOOL = { name: "look", input_schema: { type: "object", description: HALF } };

interface Refusal {
  readonly error: {
    readonly code: string;
    readonly details: { readonly issues: readonly { pointer: string; rule: string }[] };
  };
}

describe.each(["/v1/chat/completions", "/v1/messages"])("%s", (path) => {
  test.each([
    ["a text", { messages: [{ role: "user", content: HALF }] }, ["/messages/0/content"]],
    [
      "a part of a text, in the second message",
      {
        messages: [
          { role: "user", content: "hi" },
          { role: "user", content: [{ type: "text", text: HALF }] },
        ],
      },
      ["/messages/1/content/0/text"],
    ],
    ["a model, with another fault", { model: HALF, top_p: 2 }, ["/top_p", "/model"]],
  ])("half of a pair in %s is a 400 with its position", async (_what, fields, pointers) => {
    gateway = await startGateway();
    const body = JSON.stringify({ ...chat, ...fields });
    const reply = await callGateway(gateway, path, { body });
    const { error } = (await reply.json()) as Refusal;
    expect([reply.status, error.code]).toEqual([400, "invalid_request"]);
    expect(error.details.issues.map(({ pointer }) => pointer)).toEqual(pointers);
    expect(error.details.issues.at(-1)?.rule).toBe("well-formed");
    expect(gateway.jobs).toHaveLength(0);
  });

  test("a pair that is written as two escapes is a character", async () => {
    gateway = await startGateway({ run: answerWhole });
    const body = JSON.stringify(chat).replace('"hi"', String.raw`"\ud83d\udca5 \\ud83d"`);
    expect((await callGateway(gateway, path, { body })).status).toBe(200);
  });
});

test("half of a pair in a schema is a 400 with its position", async () => {
  gateway = await startGateway();
  const body = JSON.stringify({ ...chat, tools: [TOOL] });
  const reply = await callGateway(gateway, "/v1/messages", { body });
  const { error } = (await reply.json()) as Refusal;
  expect(error.details.issues).toMatchObject([{ pointer: "/tools/0/input_schema/description" }]);
});
