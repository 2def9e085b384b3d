import { call, type CallOptions } from "../harness/call.ts";
import { openRaw } from "../harness/raw-http.ts";

/** One request and its complete response. */
export interface Exchange {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The request's body as JSON; null if it had no body, or one that is not JSON. */
  readonly request: unknown;
}

export interface Target {
  readonly root: string;
}

/** Sends a request through an HTTP client and records the response. */
export async function exchange(
  target: Target,
  path: string,
  options: CallOptions,
): Promise<Exchange> {
  const { status, headers, text } = await call(target, path, options);
  const { body = null } = options;
  return {
    status,
    headers: Object.fromEntries(headers),
    body: text,
    request: typeof body === "string" ? null : body,
  };
}

/** Writes the pieces to a socket, waits for a complete response with a length, and closes. */
export async function rawExchange(
  target: Target,
  pieces: readonly string[],
  request: unknown,
): Promise<Exchange> {
  const connection = await openRaw(target);
  for (const piece of pieces) connection.write(piece);
  try {
    return parseReply(await connection.until(/\r\n\r\n[^]*"request_id":"[^"]*"\}$/), request);
  } finally {
    connection.socket.destroy();
  }
}

/** Parses the bytes of one response. */
export function parseReply(text: string, request: unknown): Exchange {
  const end = text.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = text.slice(0, end).split("\r\n");
  const headers = lines.map((line): readonly [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(statusLine.split(" ")[1]),
    headers: Object.fromEntries(headers),
    body: text.slice(end + 4),
    request,
  };
}
