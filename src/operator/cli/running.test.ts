import { describe, expect, test } from "vitest";
import { stopGateway } from "./running.ts";
import { NOW, TestGateway } from "./test-gateway.ts";

describe("stopping a running gateway", () => {
  /** Stops a gateway that takes `runsMs` to stop; returns the signals and the time waited. */
  async function stop(runsMs: number) {
    const gateway = new TestGateway();
    const server = gateway.loadConfig();
    let nowMs = NOW;
    let looks = 0;
    const signals: string[] = [];
    const running = {
      pid: 7,
      signal: (signal: string) => void signals.push(signal),
      isRunning: () => {
        looks += 1;
        if (looks > 10_000) throw new Error("it is looked at without a pause");
        return nowMs - NOW < runsMs;
      },
    };
    const result = await stopGateway({
      findGateway: () => running,
      loadConfig: gateway.loadConfig,
      now: () => nowMs,
      sleep: async (ms: number) => {
        await Promise.resolve();
        nowMs += ms;
      },
    }).catch(String);
    const allowedMs = server.drainDelayMs + server.drainMs + 15_000;
    return { result, signals, waitedMs: nowMs - NOW, allowedMs };
  }

  test("sends one signal, and lasts until the gateway stops", async () => {
    const { result, signals, waitedMs } = await stop(2_500);
    expect(result).toEqual({ json: { pid: 7 }, text: "process 7 has stopped" });
    expect([signals, waitedMs]).toEqual([["SIGTERM"], 2_500]);
  });

  test("is given up 15 s after the deadline of its requests", async () => {
    const { result, signals, waitedMs, allowedMs } = await stop(Infinity);
    expect(result).toBe("CommandError: process 7 still runs");
    expect([signals, waitedMs]).toEqual([["SIGTERM"], allowedMs + 100]);
  });
});
