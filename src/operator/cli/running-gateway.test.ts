import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findRunningGateway, type Processes } from "./running-gateway.ts";

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
