import { expect, test } from "vitest";
import { commandLine } from "./command-line.ts";

test.each([
  ["a clone", "/app/src/main.ts", "/app", "npm run -s gateway --"],
  ["a command in a clone", "/app/src/operator/cli/main.ts", "/app", "npm run -s gateway --"],
  ["the image", "/gateway/main.js", "/gateway", "node cli.js"],
  ["a build", "/app/dist/main.js", "/app", "node dist/cli.js"],
  ["a command of a build", "/app/dist/cli.js", "/app", "node dist/cli.js"],
  ["a build elsewhere", "/opt/gateway/main.js", "/srv", "node /opt/gateway/cli.js"],
])("commands for %s", (_place, script, cwd, line) => {
  expect(commandLine({ env: {}, script, cwd })).toBe(line);
});

test("commands for the package are those of its launcher", () => {
  const env = { GATEWAY_LAUNCHED_AS: "npx chat-gateway-server" };
  const start = { script: "/srv/node_modules/chat-gateway-server/main.js", cwd: "/srv" };
  expect(commandLine({ env, ...start })).toBe("npx chat-gateway-server");
  expect(commandLine({ env: { GATEWAY_LAUNCHED_AS: "" }, script: "/a/main.js", cwd: "/a" })).toBe(
    "node cli.js",
  );
});
