import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { StreamBody } from "./reply-sink.ts";

/** Serves the requests with stream bodies; returns all data that a client receives. */
async function exchange(
  requests: string,
  serve: (body: StreamBody, response: ServerResponse) => void,
): Promise<string> {
  const server = createServer((_request, response) => {
    response.sendDate = false;
    response.writeHead(200, ["content-type", "text/plain"]);
    serve(new StreamBody(response), response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  client.setEncoding("utf8").write(requests);
  let received = "";
  for await (const text of client as AsyncIterable<string>) received += text;
  server.close();
  return received;
}

const request = (last = "connection: close\r\n"): string =>
  `GET / HTTP/1.1\r\nhost: x\r\n${last}\r\n`;
const bodyOf = (received: string): string => received.slice(received.indexOf("\r\n\r\n") + 4);

test("each text is one chunk with its length in bytes", async () => {
  const received = await exchange(request(), (body) => {
    for (const text of ["plain", "grün", "€ 😀", "\u00e9"]) body.write(text);
    body.end();
  });
  expect(received.toLowerCase()).toContain("transfer-encoding: chunked");
  expect(bodyOf(received)).toBe("5\r\nplain\r\n5\r\ngrün\r\n8\r\n€ 😀\r\n2\r\né\r\n0\r\n\r\n");
});

test("each text is one write to the socket, the first with the head", async () => {
  const writes: string[] = [];
  await exchange(request(), (body, response) => {
    const { socket } = response;
    if (socket === null) return expect.fail("no socket");
    const write = socket.write.bind(socket) as (text: string, ...more: unknown[]) => boolean;
    socket.write = (text: unknown, ...more: unknown[]): boolean => {
      writes.push(String(text));
      return write(String(text), ...more);
    };
    for (const text of ["a", "b", "c"]) body.write(text);
    body.end();
  });
  expect(writes[0]).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\n1\r\na\r\n$/);
  expect(writes.slice(1, 3)).toEqual(["1\r\nb\r\n", "1\r\nc\r\n"]);
});

test("an HTTP/1.0 client gets only the texts, until the connection closes", async () => {
  const received = await exchange("GET / HTTP/1.0\r\n\r\n", (body) => {
    body.write("one ");
    body.write("two");
    body.end();
  });
  expect(bodyOf(received)).toBe("one two");
});

test("a pipelined response waits for its turn, regardless of the order of the writes", async () => {
  let first: StreamBody | undefined;
  const received = await exchange(request("") + request(), (body) => {
    if (first === undefined) {
      first = body;
      return;
    }
    body.write("second");
    body.end();
    first.write("first");
    first.end();
  });
  const chunks = [...received.matchAll(/\r\n\r\n(\d)\r\n(\w+)\r\n0\r\n/g)];
  expect(chunks.map(([, bytes, text]) => `${bytes} ${text}`)).toEqual(["5 first", "6 second"]);
});

test("without any text, the head is sent before the body ends", async () => {
  let seen = "";
  const received = await exchange(request(), (body, response) => {
    expect(response.socket?.bytesWritten).toBe(0);
    const look = (): void => {
      seen = String((response.socket?.bytesWritten ?? 0) > 0);
      if (seen === "true") body.end();
      else setImmediate(look);
    };
    setImmediate(look);
  });
  expect([seen, bodyOf(received)]).toEqual(["true", "0\r\n\r\n"]);
});

test("a write to a client that does not read waits for `drain`", async () => {
  const large = "x".repeat(1_048_576);
  const states: boolean[] = [];
  await exchange(request(), (body) => {
    body.write("a");
    let full = body.write(large);
    while (full === null) full = body.write(large);
    states.push(body.isFull);
    full.once("drain", () => {
      states.push(body.isFull);
      body.end();
    });
  });
  expect(states).toEqual([true, false]);
});
