import { describe, expect, it } from "vitest";
import { pointsAtSelf } from "./check-base-url.ts";

describe("an upstream that points at the gateway itself", () => {
  it.each([
    ["http://127.0.0.1:8080/v1", "127.0.0.1", 8080, true],
    ["http://localhost:8080/v1", "127.0.0.1", 8080, true],
    ["http://LOCALHOST.:8080/v1", "127.0.0.1", 8080, true],
    ["http://gateway.localhost:8080/v1", "127.0.0.1", 8080, true],
    ["http://0.0.0.0:8080/v1", "127.0.0.1", 8080, true],
    ["http://[::1]:8080/v1", "127.0.0.1", 8080, true],
    ["http://[::ffff:127.0.0.1]:8080", "0.0.0.0", 8080, true],
    ["http://[0:0:0:0:0:0:0:1]:8080", "::1", 8080, true],
    ["http://127.1:8080", "localhost", 8080, true],
    ["http://127.0.0.9:8080", "0.0.0.0", 8080, true],
    ["http://[::1]:8080", "::", 8080, true],
    ["http://10.0.0.5:8080", "10.0.0.5", 8080, true],
    ["http://gateway.example/v1", "gateway.example", 80, true],
    ["https://gateway.example/v1", "gateway.example", 443, true],
    ["http://127.0.0.1:9000/v1", "127.0.0.1", 8080, false],
    ["http://127.0.0.1/v1", "127.0.0.1", 8080, false],
    ["http://10.0.0.6:8080", "10.0.0.5", 8080, false],
    ["http://127.0.0.1:8080", "10.0.0.5", 8080, false],
    ["http://api.example.com:8080", "0.0.0.0", 8080, false],
    ["http://127.0.0.1:8080", "127.0.0.1", 0, false],
    ["no address", "127.0.0.1", 8080, false],
  ])("%s, listening on %s port %s: %s", (url, host, port, isSelf) => {
    expect(pointsAtSelf(url, host, port)).toBe(isSelf);
  });
});
