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

test.each<[string, Interruption | undefined, { open: boolean; asked: boolean }, string]>([
  // cause              interruption  state                            ending
  ["the upstream", undefined, { open: false, asked: true }, "unbilled failed"],
  ["the upstream", undefined, { open: true, asked: true }, "cut broken"],
  ["ourselves", undefined, { open: false, asked: false }, "unbilled failed"],
  ["the deadline", late, { open: false, asked: true }, "unbilled failed"],
  ["the deadline", late, { open: true, asked: true }, "cut broken"],
  ["the process", stopped, { open: false, asked: true }, "unbilled failed"],
  ["the process", stopped, { open: true, asked: true }, "cut broken"],
  ["the client", gone, { open: false, asked: false }, "unbilled client-gone"],
  ["the client", gone, { open: false, asked: true }, "cut client-gone"],
  ["the client", gone, { open: true, asked: true }, "cut client-gone"],
  // A keep-alive comment required the head before any upstream was called.
  ["the client", gone, { open: true, asked: false }, "cut client-gone"],
  ["the upstream", undefined, { open: true, asked: false }, "cut broken"],
])("a failure by %s, %j in %j", (_, interruption, { open, asked }, want) => {
  const failure = fail("server-error");
  const facts = { failure, isOpen: open, wasAsked: asked, interruption, protocol: "chat" } as const;
  const ending = failedEnding(facts);
  expect(`${ending.kind} ${ending.outcome}`).toBe(want);
  expect(ending.failure).toBe(failure);
});

test.each([
  [fail("overloaded"), "chat", 503],
  [fail("overloaded"), "messages", 529],
  [fail("server-error"), "chat", 502],
  [fail("timeout"), "chat", 504],
  [new StoreUnavailable("disk full"), "chat", 503],
  [new Error("bug"), "messages", 500],
] as const)("%s is answered in %s with %s", (failure, protocol, status) => {
  const facts = { failure, isOpen: false, wasAsked: true, interruption: undefined, protocol };
  expect(failedEnding(facts)).toMatchObject({ status });
});
