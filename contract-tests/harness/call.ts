import { parseSse, type SseEvent } from "./parse-sse.ts";

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; undefined if it is not JSON. */
  readonly json: unknown;
  /** The body's events, if it is a stream. */
  readonly events: readonly SseEvent[];
}

export interface CallOptions {
  readonly method?: string;
  /** Bearer token; without it the call has no key. */
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON, a string unchanged with the JSON content type. */
  readonly body?: object | string;
  readonly signal?: AbortSignal;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not every response is JSON; the test states its expectation.
    return undefined;
  }
}

/**
 * Makes one plain HTTP call; `path` begins with a slash and includes the prefix `/v1` if needed.
 */
export async function call(
  server: { readonly root: string },
  path: string,
  options: CallOptions = {},
): Promise<Reply> {
  const { key, body, signal } = options;
  const response = await fetch(`${server.root}${path}`, {
    method: options.method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...options.headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
    redirect: "manual",
  });
  const text = await response.text();
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isStream ? undefined : readJson(text),
    events: isStream ? parseSse(text) : [],
  };
}
