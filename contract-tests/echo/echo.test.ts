import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../harness/call.ts";
import { shareServer, type SharedServer } from "../harness/shared/gateway.ts";
import { echoRequest, paths, requests, type Wire } from "./echo-request.ts";
import { readGolden } from "./golden.ts";

let server: SharedServer;

beforeAll(async () => {
  server = await shareServer();
});
afterAll(() => server.stop());

const wires: readonly Wire[] = ["anthropic", "openai", "openai-responses"];

describe.each(wires)(
  "a response serialized by a library of the %s wire is accepted when it is sent back",
  (wire) => {
    const rows = readGolden(wire).map((dump) => [dump.request, dump.releases[0], dump] as const);

    test("each kind of response has a dump", () => {
      expect(new Set(rows.map(([request]) => request))).toEqual(
        new Set(Object.keys(requests[wire])),
      );
    });

    test.each(rows)("%s, as by %s", async (_request, _release, dump) => {
      const body = echoRequest(wire, dump);
      const reply = await call(server, paths[wire], { key: server.key, body });
      expect(reply.status, reply.text).toBe(200);
    });
  },
);
