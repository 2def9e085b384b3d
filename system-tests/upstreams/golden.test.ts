import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { goldenNames, readGolden, type Outcome } from "./golden-case.ts";
import { startGoldenGateway, type GoldenGateway } from "./golden-gateway.ts";
import { wireKinds, type WireKind } from "./wire-reply.ts";

let gateway: GoldenGateway;

beforeAll(async () => {
  gateway = await startGoldenGateway();
});
afterAll(() => gateway.close());

const names = goldenNames();

test("the matrix has its minimum number of cases", () => {
  expect(names.length).toBeGreaterThanOrEqual(25);
});

test.each(names)("%s", async (name) => {
  const golden = readGolden(name);
  expect(await gateway.play(golden)).toEqual(golden.want);
});

/** Both protocols' names for the same end. */
const sameEnd: Readonly<Record<string, string>> = {
  end_turn: "stop",
  stop_sequence: "stop",
  max_tokens: "length",
  tool_use: "tool_calls",
};

/** Returns the reason why the model stopped; null for an error. */
function endOf({ reply }: Outcome): string | null {
  const text = JSON.stringify(reply).replaceAll("\\", "");
  const found = text.match(/"(?:finish_reason|stop_reason)":"(\w+)"/)?.[1];
  return found === undefined ? null : (sameEnd[found] ?? found);
}

const inBoth = names.filter((name) => Object.keys(readGolden(name).asked).length === 2);

describe.each(inBoth)("in either protocol, %s", (name) => {
  const { replies, differenceReason, want } = readGolden(name);

  test("sends the upstream the same request", () => {
    const isSame = Object.keys(want.requests).every((way) =>
      wireKinds.some((kind) => kind === way),
    );
    expect(isSame).toBe(differenceReason === undefined);
  });

  test("costs the same tokens and has the same ending", () => {
    for (const wire of Object.keys(replies)) {
      for (const mode of ["", ", streamed"]) {
        const chat = want.outcomes[`chat over ${wire}${mode}`];
        const messages = want.outcomes[`messages over ${wire}${mode}`];
        if (chat === undefined || messages === undefined) throw new Error(`no outcome: ${wire}`);
        expect(endOf(chat)).toBe(endOf(messages));
        const { status: _, ...expected } = chat.record;
        expect(messages.record).toMatchObject(expected);
      }
    }
  });
});

const ownHeaders: Readonly<Record<WireKind, Readonly<Record<string, string>>>> = {
  openai: { authorization: "Bearer upstream-secret-0123456789" },
  "openai-responses": { authorization: "Bearer upstream-secret-0123456789" },
  anthropic: { "x-api-key": "upstream-secret-0123456789", "anthropic-version": "2023-06-01" },
};

test.each(wireKinds)("the headers of a call over %s", async (wire) => {
  const own = ownHeaders[wire];
  await gateway.play(readGolden("text-and-usage"));
  const { host, "content-length": length, ...headers } = gateway.lastCalls.get(wire)?.headers ?? {};
  expect(host).toMatch(/^127\.0\.0\.1:\d+$/);
  expect(Number(length)).toBeGreaterThan(0);
  expect(headers).toMatchObject({
    ...own,
    "content-type": "application/json",
    accept: "text/event-stream",
    "accept-encoding": "identity",
    connection: "keep-alive",
    "user-agent": "chat-gateway",
  });
  const allowed = [...Object.keys(own), "x-client-request-id"];
  const common = ["content-type", "accept", "accept-encoding", "connection", "user-agent"];
  expect(Object.keys(headers).filter((name) => ![...allowed, ...common].includes(name))).toEqual(
    [],
  );
});
