import { expect, test } from "vitest";
import { complete, fail } from "./testing/events.ts";
import { runScript } from "./testing/run-script.ts";

test("a head that is sent before the upstream answers names the ignored parameters", async () => {
  const fields = { temperature: 1, top_p: 1 };
  const script = { stream: true, fields, ignored: ["temperature"] } as const;
  const { sink } = await runScript(["hangs"], script);
  expect(sink.head?.ignored).toEqual(["/temperature"]);
});

test.each([
  ["others", ["top-p"], ["/top_p"]],
  ["none", [], []],
] as const)(
  "after a failover to an upstream that ignores %s, the head names its ignored parameters",
  async (_, ignores, want) => {
    const failed = [{ ignores: ["temperature"] }, fail("overloaded"), "next-call"] as const;
    const fields = { temperature: 1, top_p: 1 };
    for (const stream of [true, false]) {
      const script = { stream, fields, fallback: true };
      const { sink, summary } = await runScript([...failed, { ignores }, ...complete], script);
      expect(summary?.upstream).toMatchObject({ id: "fallback" });
      expect(sink.head?.ignored).toEqual(want);
    }
  },
);
