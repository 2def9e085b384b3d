import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { errorBody } from "../../../core/errors/error-body.ts";
import { toGatewayError } from "../../../core/errors/to-gateway-error.ts";
import { testRequest } from "../transport/test-upstream.ts";
import { failureOfEvent, failureOfStatus } from "./upstream-error.ts";
import { capabilityTable, knownBeta, otherBeta } from "./capability-table.ts";
import { countedOverflows, uncountedOverflows } from "./overflow-table.ts";
import { policySentences } from "./policy-table.ts";

/** A vendor's response, and the resulting messages for both kinds of clients. */
interface RefusalCase {
  /** Where the message was observed. */
  readonly source: string;
  /** Absent if the error is within a reply of status 200. */
  readonly status?: number;
  readonly reply: unknown;
  readonly want: {
    /** Null if the message is not understood. It is then forwarded unchanged. */
    readonly class: string | null;
    readonly code: string;
    readonly chat: string;
    readonly messages: string;
  };
}

const folder = new URL("./golden/", import.meta.url);
const { upstream } = testRequest({});

function failureOf({ status, reply }: RefusalCase) {
  if (status === undefined) return failureOfEvent(reply, upstream);
  const body = typeof reply === "string" ? reply : JSON.stringify(reply);
  return failureOfStatus({ status, body, header: () => undefined }, upstream);
}

const files = (path: string): string[] => readdirSync(new URL(path, folder));
const readCase = (path: string): RefusalCase =>
  JSON.parse(readFileSync(new URL(path, folder), "utf8")) as RefusalCase;

describe.each(files("./"))("%s", (vendor) => {
  test.each(files(`./${vendor}/`))("%s", (file) => {
    const golden = readCase(`./${vendor}/${file}`);
    const failure = failureOf(golden);
    const error = toGatewayError(failure);
    const chat = errorBody(error, "req_1").error;
    const messages = errorBody(error, "req_1", "messages").error;
    expect({
      class: failure.refusal?.class ?? null,
      code: chat.code,
      chat: chat.message,
      messages: messages.message,
    }).toEqual(golden.want);
    expect(failure.kind).toBe("invalid-request");
    expect([chat.type, messages.type, messages.code]).toEqual([
      "invalid_request_error",
      chat.code === "policy_blocked" ? "policy_blocked" : "invalid_request_error",
      chat.code,
    ]);
  });
});

test("each wording of the tables has a golden file", () => {
  const messages = files("./").flatMap((vendor) =>
    files(`./${vendor}/`)
      .map((file) => failureOf(readCase(`./${vendor}/${file}`)))
      .filter(({ refusal }) => refusal !== undefined)
      .flatMap((failure) => [
        failure.upstreamMessage,
        `${failure.named} ${failure.upstreamMessage}`,
      ]),
  );
  const wordings = [
    ...capabilityTable.flatMap(({ known, others }) => [...known, ...others]),
    ...countedOverflows,
    ...uncountedOverflows,
    ...policySentences,
    knownBeta,
    otherBeta,
  ];
  expect(wordings.filter((wording) => !messages.some((words) => wording.test(words)))).toEqual([]);
});
