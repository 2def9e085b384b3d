import { describe, expect, test } from "vitest";
import { createAuthenticateAdmin, type AdminToken } from "./authenticate-admin.ts";
import { FailedAttempts } from "./failed-attempts.ts";
import type { Role } from "./roles.ts";

const tokens: readonly AdminToken[] = [
  { name: "admin", role: "full", token: "f" },
  { name: "desk", role: "support", token: "s" },
  { name: "board", role: "read", token: "r" },
];
const roles = new Map<string, Role>([
  ["list", "read"],
  ["revoke", "support"],
  ["reload", "full"],
]);

function authenticator(nowMs: () => number = () => 0) {
  const failures = new FailedAttempts({ elapsedMs: nowMs });
  const authenticate = createAuthenticateAdmin({ tokens, roles, failures });
  const noteActor = (): void => undefined;
  return (token: string | null, operationId: string, address = "192.0.2.1"): Promise<string> =>
    authenticate({
      noteActor,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      address,
      operationId,
    }).then(
      ({ name }) => name,
      (error: unknown) => String(Reflect.get(Object(error), "kind")),
    );
}

describe("permitted operations by token", () => {
  test.each([
    ["f", "list", "admin"],
    ["f", "revoke", "admin"],
    ["f", "reload", "admin"],
    ["s", "list", "desk"],
    ["s", "revoke", "desk"],
    ["s", "reload", "role-not-allowed"],
    ["r", "list", "board"],
    ["r", "revoke", "role-not-allowed"],
    ["r", "reload", "role-not-allowed"],
    ["f", "an operation without a role", "role-not-allowed"],
    ["wrong", "list", "invalid-api-key"],
    ["", "list", "missing-api-key"],
    [null, "list", "missing-api-key"],
  ])("%s calls %s: %s", async (token, operation, result) => {
    expect(await authenticator()(token, operation)).toBe(result);
  });
});

test("an address that sent ten invalid tokens is refused for a minute, whatever it sends", async () => {
  let nowMs = 0;
  const call = authenticator(() => nowMs);
  for (let sent = 0; sent < 10; sent += 1)
    expect(await call("wrong", "list")).toBe("invalid-api-key");
  expect(await call("f", "list")).toBe("rate-limited");
  expect(await call("f", "list", "192.0.2.2")).toBe("admin");
  nowMs = 59_999;
  expect(await call("f", "list")).toBe("rate-limited");
  nowMs = 60_000;
  expect(await call("f", "list")).toBe("admin");
});

test("calls without a token are not counted", async () => {
  const call = authenticator();
  for (let sent = 0; sent < 20; sent += 1) expect(await call(null, "list")).toBe("missing-api-key");
  expect(await call("f", "list")).toBe("admin");
});

test("the number of remembered addresses is bounded", () => {
  const failures = new FailedAttempts({ elapsedMs: () => 0 }, 2);
  for (let sent = 0; sent < 10; sent += 1) failures.count("a");
  expect(failures.blockedForMs("a")).toBe(60_000);
  for (const address of ["b", "c"]) failures.count(address);
  expect(failures.blockedForMs("a")).toBe(0);
});
