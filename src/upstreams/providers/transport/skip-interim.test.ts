import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pullReply } from "../testing/pull-reply.ts";
import { createHttpClient, type HttpClient } from "./http-client.ts";
import { longTimeouts } from "./test-upstream.ts";

const reply = (body: string): string =>
  `HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
const goOn = "HTTP/1.1 100 Continue\r\n\r\n";

/** The server's response to each request, in pieces. */
let pieces: readonly string[];
let sockets: Socket[];
let server: Server;
let http: HttpClient;
beforeEach(async () => {
  sockets = [];
  server = createServer({ noDelay: true }, (socket) => {
    sockets.push(socket);
    socket.on("error", () => undefined);
    socket.on("data", () => void sendPieces(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  http = createHttpClient();
});
afterEach(async () => {
  await http.close();
  server.close();
});

async function sendPieces(socket: Socket): Promise<void> {
  for (const piece of pieces) {
    socket.write(piece);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Returns the status and body of a reply, or its failure. */
async function call(): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const post = {
    url: new URL(`http://127.0.0.1:${port}/`),
    headers: {},
    body: "{}",
    timeouts: longTimeouts,
    signal: new AbortController().signal,
  };
  try {
    const { status, read } = await pullReply(http, post);
    let text = "";
    for (let bytes = await read(); bytes !== null; bytes = await read()) text += String(bytes);
    return `${status} ${text}`;
  } catch (error) {
    return String(error);
  }
}

test.each([
  ["100 Continue", goOn],
  ["100 Continue of HTTP/1.0, with headers", "HTTP/1.0 100 Continue\r\nx-one: 1\r\n\r\n"],
  ["100 Continue without its word", "HTTP/1.1 100\r\n\r\n"],
  ["102 Processing", "HTTP/1.1 102 Processing\r\n\r\n"],
  ["103 Early Hints", "HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n"],
  ["a status of the future", "HTTP/1.1 199 Later\r\n\r\n"],
  ["several of them", `${goOn}HTTP/1.1 102 Processing\r\n\r\n${goOn}`],
])("%s is skipped, in any packets, on each use of the socket", async (_fact, interim) => {
  for (const cut of [[interim + reply("a")], [interim, reply("b")], [...(interim + reply("c"))]]) {
    pieces = cut;
    expect(await call()).toBe(`200 ${cut.join("").slice(-1)}`);
    // The pool reuses a socket one event-loop turn after its reply's end.
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(sockets).toHaveLength(1);
});

test("a body that looks like an interim reply is kept", async () => {
  const head = `HTTP/1.1 200 OK\r\ncontent-length: ${2 * goOn.length}\r\n\r\n`;
  pieces = [head, goOn, goOn];
  expect(await call()).toBe(`200 ${goOn}${goOn}`);
});

test("101 is not an interim reply, because no protocol change was requested", async () => {
  pieces = ["HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n", reply("a")];
  expect(await call()).toContain("upstream: failed");
});

test("an interim reply with an endless head fails", async () => {
  pieces = [`HTTP/1.1 100 Continue\r\nx-one: ${"1".repeat(80 * 1_024)}`];
  expect(await call()).toContain("upstream: failed");
});
