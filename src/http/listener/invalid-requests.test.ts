import { describe, expect, it } from "vitest";
import { nextLoopTurn } from "../fair-share/event-loop-queue.ts";
import { errorCode, rawClients } from "../testing/raw-client.ts";
import { body, gate, head, post } from "../testing/raw-request.ts";
import { startGateway } from "../testing/test-gateway.ts";
import type { TestGateway, TestGatewayOptions } from "../testing/test-gateway.ts";

let gateway: TestGateway;
const connect = rawClients(() => gateway);

async function start(options: TestGatewayOptions = {}): Promise<void> {
  gateway = await startGateway(options);
}

describe("an invalid HTTP request", () => {
  it.each([
    ["garbage", "hello\r\n\r\n", "400 invalid_request"],
    ["no Host", "GET /v1/models HTTP/1.1\r\n\r\n", "400 invalid_request"],
    [
      "both lengths",
      head0(["content-length: 3", "transfer-encoding: chunked"]),
      "400 invalid_request",
    ],
    [
      "headers over 32 KiB",
      `GET / HTTP/1.1\r\nx: ${"y".repeat(40_000)}\r\n\r\n`,
      "431 headers_too_large",
    ],
    ["HTTP/2.0", line0("GET /v1/models HTTP/2.0"), "505 http_version_not_supported"],
    ["HTTP/3.0", line0("GET /v1/models HTTP/3.0"), "505 http_version_not_supported"],
    ["HTTP/0.9 by its form", "GET /v1/models\r\n\r\n", "505 http_version_not_supported"],
    ["HTTP/2's preface", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "505 http_version_not_supported"],
    [
      "a coding below chunked",
      head0(["transfer-encoding: gzip, chunked", "", "0", ""]),
      "501 not_implemented",
    ],
    ["a coding alone, of a page", coded0("GET /healthz HTTP/1.1"), "400 invalid_request"],
    ["a coding without chunked", head0(["transfer-encoding: gzip"]), "400 invalid_request"],
    ["another expectation", head0(["expect: foo", "content-length: 0"]), "417 expectation_failed"],
    ["two keys", head0(["x-api-key: a", "x-api-key: b"]), "400 invalid_request"],
    ["two Authorizations", head0(["authorization: a", "Authorization: b"]), "400 invalid_request"],
    [
      "a target in absolute form with another scheme",
      line0("GET ftp://gateway/v1/models HTTP/1.1"),
      "400 invalid_request",
    ],
    [
      "a target in absolute form without a host",
      line0("GET http:///v1/models HTTP/1.1"),
      "400 invalid_request",
    ],
  ])("%s is refused in the error format, after the reply before it", async (_case, text, want) => {
    await start();
    const client = connect();
    client.send(`GET /healthz HTTP/1.1\r\nhost: gateway\r\n\r\n${text}`);
    expect((await client.reply()).status).toBe(200);
    const reply = await client.reply();
    expect(`${reply.status} ${errorCode(reply.body)}`).toBe(want);
    expect(gateway.jobs).toHaveLength(0);
  });

  it("a refusal is sent before the connection closes, even if the bytes behind it are not HTTP", async () => {
    await start();
    for (const coding of ["gzip", "xchunked", "chunked, gzip"]) {
      const client = connect();
      client.send(coded0("GET /healthz HTTP/1.1", coding));
      const reply = await client.reply();
      expect(`${reply.status} ${errorCode(reply.body)}`).toBe("400 invalid_request");
      await client.closed();
    }
  });

  it("CONNECT gets a 405, also after other requests, and no byte behind it is served", async () => {
    await start();
    const client = connect();
    client.send(line0("GET /healthz HTTP/1.1"));
    expect((await client.reply()).status).toBe(200);
    client.send(line0("CONNECT gateway:443 HTTP/1.1") + post(gateway.key));
    const reply = await client.reply();
    expect([reply.status, errorCode(reply.body)]).toEqual([405, "method_not_allowed"]);
    expect(reply.headers["allow"]).toBe("GET, HEAD, POST, OPTIONS");
    await client.closed();
    expect([client.received, gateway.jobs.length]).toEqual(["", 0]);
  });

  it("CONNECT behind running requests cuts the connection, and all of them end", async () => {
    const { run, finish } = gate();
    await start({ run });
    const client = connect();
    client.send(post(gateway.key).repeat(2));
    while (gateway.jobs.length < 2) await nextLoopTurn();
    client.send(line0("CONNECT gateway:443 HTTP/1.1"));
    await client.closed();
    while (!gateway.jobs.every(({ signal }) => signal.aborted)) await nextLoopTurn();
    expect(client.received).toBe("");
    finish();
    await gateway.settled();
  });

  it("Chunked is read as chunked", async () => {
    await start();
    const client = connect();
    const headers = ["transfer-encoding: Chunked"];
    const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    client.send(head({ key: gateway.key, headers }) + chunk);
    expect((await client.reply()).status).toBe(200);
  });

  it("two equal keys count as one", async () => {
    await start();
    const client = connect();
    client.send(head({ key: gateway.key, line: "GET /v1/models HTTP/1.1", headers: [] }));
    expect((await client.reply()).status).toBe(200);
    const twice = { key: gateway.key, headers: [`X-API-Key: ${gateway.key}`] };
    client.send(head({ ...twice, line: "GET /v1/models HTTP/1.1" }));
    expect((await client.reply()).status).toBe(200);
  });

  it("an HTTP/1.0 client with 100-continue gets no interim response", async () => {
    await start();
    const client = connect();
    const headers = [`content-length: ${body.length}`, "expect: 100-continue"];
    client.send(head({ key: gateway.key, line: "POST /v1/messages HTTP/1.0", headers }));
    await nextLoopTurn();
    client.send(body);
    expect((await client.reply()).status).toBe(200);
  });

  it("dot segments and double slashes are not resolved", async () => {
    await start();
    for (const target of ["/v1/../healthz", "//healthz", "/v1//models"]) {
      const client = connect();
      client.send(head({ key: gateway.key, line: `GET ${target} HTTP/1.1` }));
      expect((await client.reply()).status).toBe(404);
    }
  });

  it("an offer to upgrade, as Java clients make it, is ignored and the request is served", async () => {
    await start();
    const client = connect();
    const headers = [
      `content-length: ${body.length}`,
      "connection: Upgrade, HTTP2-Settings",
      "upgrade: h2c",
      "http2-settings: AAEAAEAAAAIAAAABAAMAAABkAAQBAAAAAAUAAEAA",
    ];
    client.send(head({ key: gateway.key, headers }) + body);
    expect((await client.reply()).status).toBe(200);
    client.send(post(gateway.key));
    expect((await client.reply()).status).toBe(200);
  });

  it("HTTP/1.0 without Host is served and closed", async () => {
    await start();
    const client = connect();
    client.send(`GET /v1/models HTTP/1.0\r\nx-api-key: ${gateway.key}\r\n\r\n`);
    expect((await client.reply()).status).toBe(200);
    await client.closed();
  });

  it("a target in absolute form is served like its path, if its own host is served", async () => {
    await start({ app: { servesHost: (host) => host === "gateway" } });
    const client = connect();
    client.send(head({ key: gateway.key, line: "GET http://gateway/v1/models?x=1 HTTP/1.1" }));
    expect((await client.reply()).status).toBe(200);
    client.send(head({ key: gateway.key, line: "GET http://evil.example/v1/models HTTP/1.1" }));
    const reply = await client.reply();
    expect([reply.status, errorCode(reply.body)]).toEqual([400, "invalid_request"]);
  });
});

function coded0(line: string, coding = "gzip"): string {
  return [line, "host: gateway", `transfer-encoding: ${coding}`, "", ""].join("\r\n");
}

function line0(line: string): string {
  return [line, "host: gateway", "", ""].join("\r\n");
}

function head0(headers: readonly string[]): string {
  return ["POST /v1/messages HTTP/1.1", "host: gateway", ...headers, "", ""].join("\r\n");
}
