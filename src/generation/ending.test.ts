import { expect, test } from "vitest";
import { GatewayError } from "../core/errors/gateway-error.ts";
import { StoreUnavailable } from "../core/errors/store-unavailable.ts";
import { failedEnding } from "./ending.ts";
import type { Interruption } from "./interruption.ts";
import { fail } from "./testing/events.ts";

const gone: Interruption = { kind: "client-gone" };
const late: Interruption = { kind: "deadline" };
const error = new GatewayError("unavailable", "Stopping.");
const stopped: Interruption = { kind: "process-stop", error };

const slow: Interruption = { kind: "client-slow" };

interface State {
  readonly isOpen?: true;
  readonly hasContent?: true;
  readonly wasAsked?: true;
}

const asked: State = { wasAsked: true };
/** Only a keep-alive comment was sent. */
const open: State = { isOpen: true, wasAsked: true };
const content: State = { isOpen: true, hasContent: true, wasAsked: true };

test.each<[string, Interruption | undefined, State, string]>([
  // cause              interruption  state     ending
  ["the upstream", undefined, asked, "unbilled failed 502"],
  ["the upstream", undefined, open, "unbilled broken 200"],
  ["the upstream", undefined, content, "cut broken"],
  ["ourselves", undefined, {}, "unbilled failed 502"],
  ["ourselves", undefined, { isOpen: true }, "unbilled broken 200"],
  ["the deadline", late, asked, "unbilled failed 502"],
  ["the deadline", late, open, "unbilled broken 200"],
  ["the deadline", late, content, "cut broken"],
  ["the process", stopped, asked, "unbilled failed 502"],
  ["the process", stopped, open, "unbilled broken 200"],
  ["the process", stopped, content, "cut broken"],
  ["the client", gone, {}, "unbilled client-gone 502"],
  ["the client", gone, asked, "cut client-gone"],
  ["the client", gone, open, "cut client-gone"],
  ["the client", gone, content, "cut client-gone"],
  ["the client, before an upstream was called", gone, { isOpen: true }, "unbilled client-gone 200"],
  ["the slow client", slow, content, "cut client-gone"],
])("a failure by %s, %j in %j", (_, interruption, state, want) => {
  const failure = fail("server-error");
  const facts = { failure, isOpen: false, hasContent: false, wasAsked: false, interruption };
  const ending = failedEnding({ ...facts, ...state, protocol: "chat" });
  const status = ending.kind === "unbilled" ? [ending.status] : [];
  expect([ending.kind, ending.outcome, ...status].join(" ")).toBe(want);
  expect(ending.failure).toBe(failure);
});

test.each([
  [fail("overloaded"), "chat", 503],
  [fail("overloaded"), "messages", 529],
  [fail("overloaded"), "responses", 503],
  [fail("server-error"), "chat", 502],
  [fail("timeout"), "chat", 504],
  [new StoreUnavailable("disk full"), "chat", 503],
  [new Error("bug"), "messages", 500],
] as const)("%s is answered in %s with %s", (failure, protocol, status) => {
  const facts = { failure, isOpen: false, hasContent: false, wasAsked: true, protocol };
  expect(failedEnding({ ...facts, interruption: undefined })).toMatchObject({ status });
});
