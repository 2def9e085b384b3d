/** One request as written to a socket. */
export interface Message {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body?: string;
}

/** Returns the bytes of a request; `key` is optional. */
export function message({ method, path, key, headers = {}, body = "" }: Message): Buffer {
  const bytes = Buffer.from(body);
  const fields = {
    host: "127.0.0.1",
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
    ...(body !== "" && {
      "content-type": "application/json",
      "content-length": String(bytes.length),
    }),
    ...headers,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n`), bytes]);
}
