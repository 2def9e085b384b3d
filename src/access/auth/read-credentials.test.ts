import type { IncomingHttpHeaders } from "node:http";
import { expect, it } from "vitest";
import { readCredentials } from "./read-credentials.ts";

it.each<[IncomingHttpHeaders, readonly string[]]>([
  [{}, []],
  [{ authorization: "Bearer k1" }, ["k1"]],
  [{ authorization: "bEARER   k1  " }, ["k1"]],
  [{ authorization: "Bearerk1" }, []],
  [{ authorization: "Bearer " }, []],
  [{ authorization: "Bearer" }, []],
  [{ authorization: "Basic k1" }, []],
  [{ authorization: "k1" }, []],
  [{ "x-api-key": "k2" }, ["k2"]],
  [{ "x-api-key": " k2 " }, ["k2"]],
  [{ "x-api-key": "  " }, []],
  [{ "x-api-key": ["k2", "k3"] }, []],
  [{ authorization: "Bearer k1", "x-api-key": "k2" }, ["k1", "k2"]],
  [{ authorization: "Bearer k1", "x-api-key": "k1" }, ["k1"]],
  [{ authorization: "Bearer k1", "x-api-key": " " }, ["k1"]],
  [{ authorization: "Basic k1", "x-api-key": "k2" }, ["k2"]],
])("%j contains the keys %j", (headers, keys) => {
  expect(readCredentials(headers)).toEqual(keys);
});
