import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { call } from "../harness/call.ts";
import { shareGateway, type SharedGateway } from "../harness/shared/gateway.ts";
import type { Recording } from "./to-recording.ts";
import { readRecordings } from "./recordings.ts";

/** Recordings with an expected refusal, and the message that lets the agent continue. */
const refusals: readonly (readonly [name: RegExp, status: number, message: RegExp])[] = [
  [
    /^claude-code-.*-pdf-/,
    400,
    /messages\.\d+\.content\.\d+\.(tool_result\.content\.\d+\.)?document/,
  ],
  [/^codex-.*-web-search-/, 400, /web_search = \\"disabled\\"/],
];

let gateway: SharedGateway;

beforeAll(async () => {
  gateway = await shareGateway();
});
afterAll(() => gateway.stop());

function replay(
  { method, path, headers, body }: Recording,
  model: string,
): ReturnType<typeof call> {
  const sent = { ...(body as object), model };
  return gateway.send(path, "rich", { method, headers, body: sent });
}

/** Returns the error in a non-streaming response or a stream; empty without one. */
function errorIn(text: string): string {
  return (
    /^event: (error|response\.failed)\n.*|^data: \{"(type":"error|error").*/m.exec(text)?.[0] ?? ""
  );
}

/** Returns the tools that a response calls, on each protocol. */
function calledIn(text: string): readonly string[] {
  const messages = text.matchAll(/"type":"tool_use"[^{}]*?"name":"([^"]+)"/g);
  const chat = text.matchAll(/"function":\{"name":"([^"]+)"/g);
  const responses = text.matchAll(/"type":"function_call"[^{}]*?"name":"([^"]+)"/g);
  return [...messages, ...chat, ...responses].map(([, name = ""]) => name);
}

interface Deferrable {
  readonly name?: string;
  readonly defer_loading?: boolean;
}

/** Returns the tools that the request forbids to call: deferred, and not yet referenced. */
function deferredIn({ body }: Recording): readonly string[] {
  const { tools = [], ...rest } = body as { tools?: readonly Deferrable[] };
  const restJson = JSON.stringify(rest);
  return tools
    .filter((tool) => tool.defer_loading === true)
    .map(({ name = "" }) => name)
    .filter((name) => !restJson.includes(`"tool_name":${JSON.stringify(name)}`));
}

function refusalOf(name: string): (typeof refusals)[number] | undefined {
  return refusals.find(([pattern]) => pattern.test(name));
}

const recordings = readRecordings();

describe("a recorded request", () => {
  test.each(recordings)("is answered: %s", async (name, recording) => {
    const { status, text } = await replay(recording, "sandbox/echo");
    const [, refused, message] = refusalOf(name) ?? [];
    if (status !== 200 && message !== undefined) {
      expect(status).toBe(refused);
      expect(text).toMatch(message);
    } else {
      expect([status, status === 200 ? errorIn(text) : text]).toEqual([200, ""]);
    }
  });

  const answered = recordings.filter(([name]) => refusalOf(name) === undefined);
  test.each(answered)("gets no call of a deferred tool: %s", async (_name, recording) => {
    const { status, text } = await replay(recording, "sandbox/agent");
    expect([status, status === 200 ? errorIn(text) : text]).toEqual([200, ""]);
    const deferred = deferredIn(recording);
    expect(calledIn(text).filter((called) => deferred.includes(called))).toEqual([]);
  });
});
