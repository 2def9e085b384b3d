import { createHash } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { contractDocument as document, contractDocument } from "../../../generated/document.ts";
import { testResponseValidation } from "../../wire/response-validation/test-response-validation.ts";
import { contractPage, servedDocument } from "./contract-page.ts";
import { createOriginOf } from "../request/addresses.ts";
import { callGateway, chat } from "../testing/call.ts";
import { type RunJob, startGateway, summary, type TestGateway } from "../testing/test-gateway.ts";

const originOf = createOriginOf({ publicUrl: null, trustedProxies: [] });

let gateway: TestGateway;
afterEach(() => gateway.close());

interface Page {
  readonly sha256: string;
  readonly version: string;
  readonly attestation: {
    readonly mode: string;
    readonly replies_checked: number;
    readonly events_checked: number;
    readonly violations: number;
    readonly recent: readonly object[];
  };
}

/** Starts a gateway that validates all its replies and whose jobs answer by `run`. */
async function start(run?: RunJob): Promise<() => Promise<Page>> {
  const validation = testResponseValidation();
  gateway = await startGateway({
    ...(run !== undefined && { run }),
    app: {
      validatorFor: validation.validatorFor,
      pages: [contractPage({ document, originOf, report: validation.report })],
    },
  });
  return async () => (await callGateway(gateway, "/contract")).json() as Promise<Page>;
}

test("the hash matches the document as served", async () => {
  const page = await start();
  const served = await callGateway(gateway, "/openapi.json");
  const text = await served.text();
  const sha256 = createHash("sha256").update(text).digest("hex");
  const { info } = JSON.parse(text) as { readonly info: Readonly<Record<string, string>> };
  const { "x-revision": revision } = info;
  expect(revision).toMatch(/^(?:\d{4}-\d\d-\d\d|unreleased)$/);
  expect(await page()).toMatchObject({ sha256, version: "1.0.0", revision, openapi: "3.0.3" });
});

test("valid records and refusals cause no violation", async () => {
  const page = await start();
  for (const path of ["/v1/models", "/v1/account", "/v1/models/sandbox/echo", "/v1/models/a/b"]) {
    await callGateway(gateway, path);
  }
  await callGateway(gateway, "/v1/models", { headers: {} });
  await callGateway(gateway, "/v1/chat/completions", { body: "{" });
  expect((await page()).attestation).toMatchObject({ replies_checked: 6, violations: 0 });
});

test("a non-streaming response that is not a completion is reported", async () => {
  const page = await start();
  await callGateway(gateway, "/v1/chat/completions", { body: JSON.stringify(chat) });
  const { attestation } = await page();
  expect(attestation.violations).toBeGreaterThan(0);
  expect(attestation.recent).toContainEqual({
    request_id: "req_1",
    operation: "createChatCompletion",
    status: 200,
    part: "body",
    pointer: "",
    rule: "required",
    event: null,
  });
});

test("a comment with a blank line is reported", async () => {
  const page = await start(async (job, sink) => {
    sink.open({ contentType: "text/event-stream", ignored: job.decoded.ignored });
    sink.comment(": wait\n\n");
    sink.end();
    return summary;
  });
  const body = JSON.stringify({ ...chat, stream: true });
  await (await callGateway(gateway, "/v1/messages", { body })).text();
  expect((await page()).attestation).toMatchObject({
    recent: [{ operation: "createMessage", part: "event", rule: "blank-line", event: 0 }],
  });
});

test("a stream that ends without its terminal event is reported", async () => {
  const page = await start(async (job, sink) => {
    sink.open({ contentType: "text/event-stream", ignored: job.decoded.ignored });
    void sink.write(": wait\n");
    sink.end();
    return summary;
  });
  const body = JSON.stringify({ ...chat, stream: true });
  await (await callGateway(gateway, "/v1/messages", { body })).text();
  expect((await page()).attestation).toMatchObject({
    replies_checked: 1,
    events_checked: 0,
    recent: [{ operation: "createMessage", part: "event", rule: "end", event: 0 }],
  });
});

test("the OpenAPI document is served with this gateway as its only server, otherwise unchanged", () => {
  const servers = [{ url: "https://example.com/v1" }, { url: "https://other.example/v1" }];
  const served = servedDocument({ ...contractDocument, servers });
  expect(served.servers).toHaveLength(1);
  expect(served.servers?.[0]?.url).toMatch(/^https?:\/\/[^/]+\/v1$/);
  expect(served.servers?.[0]?.url).not.toContain("example.com");
  expect({ ...served, servers }).toEqual({ ...contractDocument, servers });
});
