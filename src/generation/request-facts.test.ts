import { expect, test } from "vitest";
import { requestFacts } from "./request-facts.ts";

const id = "00000000-0000-4000-8000-000000000001";

test.each([
  ["without an end user", undefined, null],
  ["with an end user alone", "user_5d1e", null],
  ["in JSON", `{"device_id":"0","session_id":"${id}"}`, { agentSession: id }],
  ["as a suffix", `user_0_account__session_${id}`, { agentSession: id }],
  ["with an id of 129 characters", `_session_${"a".repeat(129)}`, null],
  ["with an empty id", '{"session_id":""}', null],
])("the session of a request without a header, %s", (_case, endUserId, facts) => {
  const decoded = { conversation: endUserId === undefined ? {} : { endUserId } };
  expect(requestFacts({ agentSession: null, deprecated: [], decoded })).toEqual(facts);
});

test("the session of the header comes before that of the end user", () => {
  const agentSession = { agentSession: "s", agent: "claude-cli" };
  const decoded = { conversation: { endUserId: `_session_${id}` } };
  expect(requestFacts({ agentSession, deprecated: [], decoded })).toEqual(agentSession);
});

test("everything deprecated is one text of ids", () => {
  const deprecated = [{ id: "field:chat.functions" }, { id: "model:a/b" }];
  const decoded = { conversation: {} };
  const used = { deprecated: "field:chat.functions model:a/b" };
  expect(requestFacts({ agentSession: null, deprecated, decoded })).toEqual(used);
  const agentSession = { agentSession: "s" };
  expect(requestFacts({ agentSession, deprecated, decoded })).toEqual({ ...agentSession, ...used });
});
