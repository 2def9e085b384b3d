import { expect, test } from "vitest";
import { runScript } from "./testing/run-script.ts";

test("a head that is sent before the upstream answers names the ignored parameters", async () => {
  const fields = { temperature: 1, top_p: 1 };
  const script = { stream: true, fields, ignored: ["temperature"] } as const;
  const { sink } = await runScript(["hangs"], script);
  expect(sink.head?.ignored).toEqual(["/temperature"]);
});
