import openapi from "../../../generated/openapi.json" with { type: "json" };
import { chatBody, messagesBody } from "../../../src/contract/test-bodies.ts";
import type { ProtocolName } from "../../../src/protocols/protocol.ts";

function examplesOf(path: "/chat/completions" | "/messages"): readonly unknown[] {
  const { examples } = openapi.paths[path].post.requestBody.content["application/json"];
  return Object.values<{ readonly value: unknown }>(examples).map(({ value }) => value);
}

/** Valid bodies to start from: the document's examples and one that contains every object. */
export const seedBodies: Readonly<Record<ProtocolName, readonly unknown[]>> = {
  chat: [...examplesOf("/chat/completions"), chatBody],
  messages: [...examplesOf("/messages"), messagesBody],
};
