import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../harness/call.ts";
import { shareServer, type SharedServer } from "../harness/shared/gateway.ts";
import { echoRequest, paths, requests, type Vendor } from "./echo-request.ts";
import { readGolden } from "./golden.ts";

let server: SharedServer;

beforeAll(async () => {
  server = await shareServer();
});
afterAll(() => server.stop());

const vendors: readonly Vendor[] = ["anthropic", "openai"];

describe.each(vendors)(
  "a response serialized by a library of %s is accepted when it is sent back",
  (vendor) => {
    const rows = readGolden(vendor).map((dump) => [dump.request, dump.releases[0], dump] as const);

    test("each kind of response has a dump", () => {
      expect(new Set(rows.map(([request]) => request))).toEqual(
        new Set(Object.keys(requests[vendor])),
      );
    });

    test.each(rows)("%s, as by %s", async (_request, _release, dump) => {
      const body = echoRequest(vendor, dump);
      const reply = await call(server, paths[vendor], { key: server.key, body });
      expect(reply.status, reply.text).toBe(200);
    });
  },
);
