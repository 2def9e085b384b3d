import { once } from "node:events";
import { createServer, request as sendRequest, type Server } from "node:http";
import { type AddressInfo, connect, createServer as createTcpServer } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Proxies } from "../../catalog/proxies.ts";
import { UpstreamFailure } from "../../../core/errors/upstream-failure.ts";
import { createHttpClient, type HttpClient } from "./http-client.ts";
import { pullReply, type PulledReply } from "../testing/pull-reply.ts";
import { longTimeouts, startTestUpstream, type TestUpstream } from "./test-upstream.ts";

/** The request to a proxy: `POST http://…` to forward, `CONNECT host:port` to tunnel. */
interface Asked {
  readonly line: string;
  readonly authorization: string | undefined;
}

/** A proxy that resolves every host name to the loopback address. */
interface TestProxy {
  readonly url: string;
  readonly asked: readonly Asked[];
  readonly close: () => Promise<void>;
}

function portOf(server: Pick<Server, "address">): number {
  return (server.address() as AddressInfo).port;
}

async function startTestProxy(): Promise<TestProxy> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const { method, url = "", headers } = request;
    asked.push({ line: `${method} ${url}`, authorization: headers["proxy-authorization"] });
    const { port, pathname, search } = new URL(url);
    const onward = sendRequest(
      { host: "127.0.0.1", port, path: pathname + search, method, headers },
      (reply) => reply.pipe(response.writeHead(reply.statusCode ?? 0, reply.headers)),
    );
    request.pipe(onward);
  });
  server.on("connect", (request, socket) => {
    const { url = "", headers } = request;
    asked.push({ line: `CONNECT ${url}`, authorization: headers["proxy-authorization"] });
    const onward = connect(Number(url.split(":")[1]), "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
      onward.pipe(socket).pipe(onward);
    });
    onward.on("error", () => socket.destroy());
    socket.on("error", () => onward.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

let upstream: TestUpstream;
let proxy: TestProxy;
let http: HttpClient;

beforeEach(async () => {
  upstream = await startTestUpstream();
  proxy = await startTestProxy();
});
afterEach(async () => {
  await http.close();
  await proxy.close();
  await upstream.close();
});

function post(url: string, timeouts = longTimeouts): Promise<PulledReply> {
  return pullReply(http, {
    url: new URL(url),
    headers: { "content-type": "application/json" },
    body: "{}",
    timeouts,
    signal: new AbortController().signal,
  });
}

/** Posts to a host by name; returns the Host header that the upstream received. */
async function reach(host: string, proxies: Partial<Proxies>): Promise<string | undefined> {
  http = createHttpClient({ https: null, http: null, none: "", ...proxies });
  const pending = post(`http://${host}:${new URL(upstream.origin).port}/v1/x?a=b`);
  const call = await upstream.nextCall();
  call.response.end("ok");
  expect((await pending).status).toBe(200);
  return call.request.headers.host;
}

test("a plain upstream is called through HTTP_PROXY, with the proxy's own user and password", async () => {
  const { port } = new URL(upstream.origin);
  const url = proxy.url.replace("//", "//me:p%40ss@");
  expect(await reach("upstream.test", { http: url })).toBe(`upstream.test:${port}`);
  const authorization = `Basic ${Buffer.from("me:p@ss").toString("base64")}`;
  expect(proxy.asked).toEqual([
    { line: `POST http://upstream.test:${port}/v1/x?a=b`, authorization },
  ]);
});

test.each(["localhost", "127.0.0.1", "[::1]", "a.localhost"])(
  "the loopback address is called directly, as %s",
  async (host) => {
    http = createHttpClient({ https: proxy.url, http: proxy.url, none: "" });
    // No server listens on this port, but the proxy would respond.
    await expect(post(`http://${host}:9/`)).rejects.toMatchObject({ kind: "connect" });
    expect(proxy.asked).toEqual([]);
  },
);

test("direct and proxied calls with the same limits share no sockets", async () => {
  http = createHttpClient({ https: null, http: proxy.url, none: "" });
  const { port } = new URL(upstream.origin);
  for (const host of ["127.0.0.1", "upstream.test", "127.0.0.1"]) {
    void upstream.nextCall().then(({ response }) => response.end("ok"));
    expect((await post(`http://${host}:${port}/v1/x`)).status).toBe(200);
  }
  expect(proxy.asked.map(({ line }) => line)).toEqual([`POST http://upstream.test:${port}/v1/x`]);
});

test("a host of NO_PROXY is called directly", async () => {
  http = createHttpClient({ https: null, http: proxy.url, none: "a.example,upstream.test" });
  // The name does not exist, but the client looked it up, not the proxy.
  await expect(post("http://b.upstream.test/")).rejects.toMatchObject({ kind: "connect" });
  expect(proxy.asked).toEqual([]);
});

test("an address in a network of NO_PROXY is called directly", async () => {
  http = createHttpClient({ https: null, http: proxy.url, none: "192.0.2.0/24" });
  const timeouts = { ...longTimeouts, connectMs: 50 };
  // Nobody has this address, but the proxy would respond.
  await expect(post("http://192.0.2.9:9/", timeouts)).rejects.toBeInstanceOf(UpstreamFailure);
  expect(proxy.asked).toEqual([]);
});

test.each<readonly [string, keyof Proxies]>([
  ["HTTPS_PROXY", "https"],
  ["HTTP_PROXY if there is no other", "http"],
])("a TLS upstream is reached through a tunnel of %s", async (_fact, name) => {
  const first = Promise.withResolvers<Buffer>();
  const server = createTcpServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", (bytes) => {
      first.resolve(Buffer.from(bytes));
      socket.destroy();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  http = createHttpClient({ https: null, http: null, none: "", [name]: proxy.url });
  const pending = post(`https://upstream.test:${portOf(server)}/v1/x`);
  // The handshake's first record arrives, but this server does not respond to it.
  await expect(pending).rejects.toMatchObject({ kind: "connect" });
  expect((await first.promise)[0]).toBe(0x16);
  expect(proxy.asked).toEqual([
    { line: `CONNECT upstream.test:${portOf(server)}`, authorization: undefined },
  ]);
  server.close();
});

test("an unreachable proxy is a failed connection", async () => {
  http = createHttpClient({ https: "http://127.0.0.1:9", http: null, none: "" });
  const pending = post("https://upstream.test/");
  await expect(pending).rejects.toMatchObject({ kind: "connect" });
});
