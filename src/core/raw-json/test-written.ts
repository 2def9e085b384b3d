import { writeJson } from "./write-json.ts";

/** For tests: what the receiver of a body parses, raw JSON included. */
export function written<Body = unknown>(body: object): Body {
  return JSON.parse(writeJson(body)) as Body;
}
