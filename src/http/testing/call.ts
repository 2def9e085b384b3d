import type { TestGateway } from "./test-gateway.ts";

/** A valid chat request; also valid as a messages request. */
export const chat = { model: "sandbox/echo", messages: [{ role: "user", content: "hi" }] };

export interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** Calls with the valid key unless other headers are given; a body makes it a POST. */
export function callGateway(
  gateway: TestGateway,
  path: string,
  call: Call = {},
): Promise<Response> {
  const { method, headers, body } = call;
  return fetch(gateway.url + path, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: headers ?? {
      authorization: `Bearer ${gateway.key}`,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body }),
  });
}

/** Returns `<status> <error.code>` of an error reply. */
export async function codeOf(response: Response): Promise<string> {
  const body = (await response.json()) as { readonly error: { readonly code: string } };
  return `${response.status} ${body.error.code}`;
}
