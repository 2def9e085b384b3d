import { expect, test } from "vitest";
import { testRequest } from "../transport/test-upstream.ts";
import { encodeRequest } from "./encode-request.ts";

const NAME = `mcp__${"long".repeat(40)}`;

function encode(forcedTools: boolean) {
  const { body, ignored } = encodeRequest(
    testRequest({
      kind: "anthropic",
      dialect: { quirks: { forced_tools: forcedTools } },
      conversation: { tools: [{ name: NAME }], toolChoice: { kind: "tool", name: NAME } },
    }),
  );
  return { tool: body.tools?.[0]?.name ?? "", choice: body.tool_choice, ignored };
}

test("a model that cannot be forced to call a tool chooses freely, and this is reported", () => {
  expect(encode(false)).toMatchObject({ choice: { type: "auto" }, ignored: ["tool-choice"] });
});

test("a long name is cut to the wire's limit in the same way everywhere", () => {
  const { tool, choice, ignored } = encode(true);
  expect(tool).toMatch(/^[\w-]{1,128}$/);
  expect([choice, ignored]).toEqual([{ type: "tool", name: tool }, []]);
});
