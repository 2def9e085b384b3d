import { describe, expect, test } from "vitest";
import type { Conversation } from "../../core/conversation/conversation.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import type { Model } from "./model.ts";
import type { AbilityPlaces } from "../../core/conversation/ability-places.ts";
import { refuseUnsupported } from "./refuse-content.ts";
import { sandboxModels } from "./sandbox-models.ts";

const [echo] = sandboxModels() as readonly [Model];
const model: Model = {
  ...echo,
  capabilities: { ...echo.capabilities, images: false, tools: false },
};
const picture = {
  type: "image",
  source: { kind: "url", url: "https://example.com/a.png" },
} as const;
const conversation: Conversation = {
  model: echo.id,
  system: [],
  turns: [{ role: "user", parts: [picture] }],
  tools: [],
  sampling: {},
};

function formsOf(asked: Conversation, places: AbilityPlaces): readonly (string | undefined)[] {
  try {
    refuseUnsupported(asked, model, places);
  } catch (error) {
    if (error instanceof GatewayError) return error.issues.map(({ vendorForm }) => vendorForm);
    throw error;
  }
  return [];
}

const block = (message: number, at: number): string => `/messages/${message}/content/${at}`;
const WORDS = "This model does not support image input";
const TOKEN = "capability_rejected: image_block";

describe("an unsupported image, in the vendor's wording", () => {
  test.each<[string, readonly string[], string]>([
    ["a block of the user's", [block(4, 12)], `messages.4.content.12.image: ${WORDS}`],
    [
      "one in a tool's result",
      [`${block(2, 0)}/content/1`],
      `messages.2.content.0.tool_result.content.1.image: ${WORDS}`,
    ],
    [
      "two of a message: all blocks of a message are taken out at the token",
      [block(2, 1), block(2, 3)],
      `messages.2.content.1.image: ${WORDS}; ${TOKEN}`,
    ],
    [
      "those of three messages",
      [block(0, 0), block(2, 0), `${block(4, 0)}/content/0`],
      `messages.0.content.0.image: ${WORDS}; ${TOKEN}`,
    ],
    [
      "those of more messages than are cleared at the token: one after the other",
      [block(0, 0), block(2, 0), block(4, 0), block(6, 0)],
      `messages.0.content.0.image: ${WORDS}`,
    ],
  ])("%s", (_fact, image, want) => {
    expect(formsOf(conversation, { image })).toEqual([want]);
  });
});

test("a document is refused with the wording by which agents remove it", () => {
  const document = { type: "document", source: { kind: "text", text: "a" } } as const;
  const asked: Conversation = { ...conversation, turns: [{ role: "user", parts: [document] }] };
  expect(formsOf(asked, { document: [`${block(6, 0)}/content/1`] })).toEqual([
    "messages.6.content.0.tool_result.content.1.document: This model does not support PDF input",
  ]);
});

test("tools are refused at their first position, in a wording without a block", () => {
  const asked = { ...conversation, tools: [{ name: "look" }] };
  const places = { tools: ["/tools", block(1, 0)], image: [block(0, 0)] };
  expect(formsOf(asked, places)).toEqual([
    "tools: This model does not support tools",
    `messages.0.content.0.image: ${WORDS}`,
  ]);
  expect(formsOf({ ...asked, turns: [] }, { tools: [block(1, 2)] })).toEqual([
    "messages.1.content.2: This model does not support tools",
  ]);
});
