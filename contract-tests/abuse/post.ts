import { request, type ClientRequest, type OutgoingHttpHeaders } from "node:http";
import { gzipSync } from "node:zlib";

/** One upload on a separate connection. */
export interface Post {
  readonly key: string;
  readonly body: Uint8Array;
  readonly path?: string;
  readonly headers?: OutgoingHttpHeaders;
}

interface Target {
  readonly root: string;
}

function open({ root }: Target, { key, path, headers }: Post): ClientRequest {
  return request(`${root}${path ?? "/v1/chat/completions"}`, {
    method: "POST",
    agent: false,
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json", ...headers },
  });
}

/** Returns `<status> <error code>`, or `cut` if the connection broke. */
export function post(target: Target, upload: Post): Promise<string> {
  return new Promise((resolve) => {
    const sent = open(target, upload);
    sent.on("error", () => resolve("cut"));
    sent.on("response", (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (piece: string) => (text += piece));
      response.on("error", () => resolve("cut"));
      response.on("end", () => {
        const code = /"code":"([a-z_]+)"/.exec(text)?.[1] ?? "";
        resolve(`${response.statusCode} ${code}`.trim());
      });
    });
    sent.end(upload.body);
  });
}

/** Returns the same upload in gzip. */
export function compress({ body, ...rest }: Post): Post {
  return { ...rest, body: gzipSync(body), headers: { "content-encoding": "gzip" } };
}

/** Sends a body without its end; `end` closes the connection. */
export function stall(target: Target, upload: Post): { readonly end: () => void } {
  const sent = open(target, upload);
  sent.on("error", () => undefined);
  sent.on("response", (response) => response.resume());
  sent.write(upload.body);
  return { end: () => sent.destroy() };
}
