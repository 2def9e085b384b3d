import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test, afterEach, beforeEach } from "vitest";
import { stopGateway, findRunningGateway, type Processes } from "./running.ts";
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

let dataDir = "";
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), "running-gateway-"))));
afterEach(() => rmSync(dataDir, { recursive: true }));

const PID = 4_711;

/** Simulates a machine with one running process; `told` records its signals. */
function machineWith(command: string) {
  const told: string[] = [];
  const running = { command };
  const processes: Processes = {
    commandOf: (pid) => (pid === PID ? running.command : ""),
    kill: (pid, signal) => told.push(`${pid} ${signal}`),
  };
  return { running, told, processes };
}

test.each([
  ["node /app/src/main.ts", true],
  ["node --flag dist/main.mjs", true],
  ["C:\\node.exe C:\\app\\main.js", true],
  ["node /app/src/operator/cli/main.ts ledger archive", false],
  ["node /app/domain.ts", false],
  ["node /app/main.tsx", false],
  ["vi main.txt", false],
  ["", false],
])("the process %j is a gateway: %s", (command, isOne) => {
  writeFileSync(join(dataDir, "gateway.pid"), `${PID}\n`);
  expect(findRunningGateway(dataDir, machineWith(command).processes) !== null).toBe(isOne);
});

test("it is sent signals, and counts as stopped once its PID belongs to another process", () => {
  writeFileSync(join(dataDir, "gateway.pid"), `${PID}\n`);
  const { processes, running, told } = machineWith("node /app/src/main.ts");
  const found = findRunningGateway(dataDir, processes);
  found?.signal("SIGHUP");
  found?.signal("SIGTERM");
  expect([found?.pid, told]).toEqual([PID, [`${PID} SIGHUP`, `${PID} SIGTERM`]]);
  expect(found?.isRunning()).toBe(true);
  running.command = "node /other/index.js";
  expect(found?.isRunning()).toBe(false);
});

test.each([null, "", "none", "-1", "4711x"])("a pid file with %j names no process", (text) => {
  if (text !== null) writeFileSync(join(dataDir, "gateway.pid"), text);
  expect(findRunningGateway(dataDir, machineWith("node /a/main.ts").processes)).toBeNull();
});

test("by default the local processes are inspected: this one is not a gateway", () => {
  writeFileSync(join(dataDir, "gateway.pid"), `${process.pid}\n`);
  expect(findRunningGateway(dataDir)).toBeNull();
});
