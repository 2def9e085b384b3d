import { describe, expect, test } from "vitest";
import { createCors } from "./cors.ts";
import { testExchange } from "../testing/test-exchange.ts";

const OURS = "https://app.example";
const OTHER = "https://evil.example";

/** Returns the headers of a reply to a page of this origin, by name. */
function headersFor(origins: readonly string[], origin?: string) {
  const { request } = testExchange({ headers: origin === undefined ? {} : { origin } });
  const headers = createCors(origins)?.headersFor(request) ?? [];
  return {
    vary: headers.includes("vary") && headers[headers.indexOf("vary") + 1],
    allowed: headers[headers.indexOf("access-control-allow-origin") + 1],
    isExposed: headers.includes("access-control-expose-headers"),
  };
}

test("without origins CORS is disabled", () => {
  expect(createCors([])).toBeNull();
});

describe("the headers of a reply", () => {
  test("allow only pages of an allowed origin, and make caches separate by origin", () => {
    expect(headersFor([OURS], OURS)).toEqual({ vary: "origin", allowed: OURS, isExposed: true });
    for (const origin of [OTHER, `${OURS}.evil.example`, undefined]) {
      const { vary, isExposed } = headersFor([OURS], origin);
      expect([vary, isExposed]).toEqual(["origin", false]);
    }
  });

  test("allow any page if any origin is allowed", () => {
    expect(headersFor(["*"], OTHER)).toEqual({ vary: false, allowed: "*", isExposed: true });
  });
});

/** Returns whether the request was answered as a preflight, and the head of the answer. */
function preflight(origins: readonly string[], method: string, headers: Record<string, string>) {
  const { exchange, request, response, socket } = testExchange({ headers });
  request.method = method;
  const isAnswered = createCors(origins)?.preflight(exchange);
  return { isAnswered, status: isAnswered === true ? response.statusCode : null, socket, exchange };
}

describe("a preflight", () => {
  const asks = { origin: OURS, "access-control-request-method": "POST" };

  test("of an allowed origin is answered", () => {
    const { isAnswered, status, socket, exchange } = preflight([OURS], "OPTIONS", asks);
    expect([isAnswered, status, exchange.notes.operation]).toEqual([true, 204, "preflight"]);
    expect(socket.written).toContain("access-control-allow-methods: GET, HEAD, POST\r\n");
    expect(socket.written).toMatch(/access-control-allow-headers: .*authorization.*\*\r\n/);
    expect(socket.written).toContain("access-control-max-age: 7200\r\n");
  });

  test.each<[string, string, Record<string, string>]>([
    ["another origin", "OPTIONS", { ...asks, origin: OTHER }],
    ["no origin", "OPTIONS", { "access-control-request-method": "POST" }],
    ["no requested method", "OPTIONS", { origin: OURS }],
    ["a method other than OPTIONS", "POST", asks],
  ])("with %s is an ordinary request", (_fact, method, headers) => {
    expect(preflight([OURS], method, headers).isAnswered).toBe(false);
  });
});
