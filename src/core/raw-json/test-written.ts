import { writeJson } from "./write-json.ts";

/** For tests: returns the body as its receiver parses it, raw JSON included. */
export function asReceived<Body = unknown>(body: object): Body {
  return JSON.parse(writeJson(body)) as Body;
}
