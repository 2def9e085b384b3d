import { expect, test } from "vitest";
import client from "../../clients/typescript/files/package.json" with { type: "json" };
import server from "../../package.json" with { type: "json" };

test("the gateway and the TypeScript client are packages with different names", () => {
  // With one name, npm replaces the one by the other. Lock files of customers have the client's.
  expect(client.name).toBe("chat-gateway");
  expect(server.name).toBe("chat-gateway-server");
});
