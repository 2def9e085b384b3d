import { expect, test } from "vitest";
import { problemsOf, fromFile, load } from "./test-load-config.ts";

const file = fromFile(`server:
  admin_tokens:
    - { name: desk, role: support, token_env: DESK_TOKEN }
    - { name: board, role: read, token_env: BOARD_TOKEN }
`);
const env = { ADMIN_TOKEN: "a", DESK_TOKEN: "d", BOARD_TOKEN: "b" };

test("ADMIN_TOKEN has all rights, and tokens of the file have those of their role", () => {
  expect(load({ env, ...file }).adminTokens).toEqual([
    { name: "admin", role: "full", token: "a" },
    { name: "desk", role: "support", token: "d" },
    { name: "board", role: "read", token: "b" },
  ]);
});

test.each([
  [
    "a variable that is not set",
    { ...env, DESK_TOKEN: "" },
    "server.admin_tokens[0].token_env: DESK_TOKEN is not set",
  ],
  [
    "a duplicate token",
    { ...env, BOARD_TOKEN: "a" },
    "server.admin_tokens[1].token_env: holds the same token",
  ],
  [
    "a port that is taken",
    { ...env, PORT: "9000", ADMIN_PORT: "9000" },
    "ADMIN_PORT: is another port",
  ],
])("%s is a problem", (_name, variables, problem) => {
  expect(problemsOf({ env: variables, ...file }).join("\n")).toContain(problem);
});

test("a duplicate name of a token is a problem", () => {
  const twice = fromFile(`server:
  admin_tokens: [{ name: admin, role: read, token_env: BOARD_TOKEN }]
`);
  expect(problemsOf({ env, ...twice }).join("\n")).toContain(
    "server.admin_tokens[0].name: is the name of another",
  );
});
